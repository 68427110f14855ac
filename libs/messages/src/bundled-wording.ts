import findingsDe from '../wording/findings.de.ftl?raw';
import findingsEn from '../wording/findings.en.ftl?raw';
import findingsFr from '../wording/findings.fr.ftl?raw';
import uiDe from '../wording/ui.de.ftl?raw';
import uiEn from '../wording/ui.en.ftl?raw';
import uiFr from '../wording/ui.fr.ftl?raw';
import type { Language } from './language.ts';

const TEXTS: Readonly<Record<Language, readonly string[]>> = {
  en: [findingsEn, uiEn],
  de: [findingsDe, uiDe],
  fr: [findingsFr, uiFr],
};

/** Returns the built-in wording of a language as Fluent, out of the script that Vite has put it into. */
export const wordingTexts = (lang: Language): readonly string[] => TEXTS[lang];
