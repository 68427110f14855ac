import type { Diagnostic } from '@sandtable/diagnostics';
import { localizedFinding } from '@sandtable/ide';
import { type Language, wordedLanguage } from '@sandtable/messages';
import type { Finding } from './protocol.ts';

/** Findings as the page shows them, in its language. */
export const worded = (findings: readonly Diagnostic[], lang: string): readonly Finding[] =>
  findings.map((one) => localizedFinding(one, languageOf(lang)));

export const languageOf: (lang: string) => Language = wordedLanguage;
