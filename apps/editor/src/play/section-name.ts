import { chaptersOf as textsOf } from '@sandtable/l10n';
import { readChapters } from '@sandtable/messages';
import { filesIn } from '../state/languages.ts';
import { memoized } from '../state/memoized.ts';
import { nonRuleFiles } from '../state/non-rule-files.ts';
import type { State } from '../state/state.ts';

/** A section whose number says where it is in the rules text, such as `§7.3`; `§KF.3` says that only to its author. */
const NUMBERED = /^§?\d/;

/** What a section is called: by its number, else by the title of its first chapter in the rules text. */
export function sectionName(state: State, section: string): string {
  if (NUMBERED.test(section)) return section;
  const { lang, ruleset } = state;
  const titles = titlesIn(nonRuleFiles(state), ruleset);
  const plain = section.replace(/^§/, '');
  return titles.get(`${lang} ${plain}`) ?? titles.get(plain) ?? section;
}

/** Titles by section, and by language and section. */
const titlesIn = memoized((buffers: State['buffers'], ruleset: string | undefined): ReadonlyMap<string, string> => {
  const { fragments } = readChapters(textsOf(filesIn(buffers, ruleset)));
  const titles = new Map<string, string>();
  for (const { title, sections, lang } of fragments)
    for (const section of sections)
      for (const key of [section, `${lang} ${section}`]) if (!titles.has(key)) titles.set(key, title);
  return titles;
});
