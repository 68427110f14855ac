import { chaptersOf as textsOf } from '@sandtable/l10n';
import { readChapters } from '@sandtable/messages';
import { filesIn } from '../state/languages.ts';
import { memoized } from '../state/memoized.ts';
import { nonRuleFiles } from '../state/non-rule-files.ts';
import type { State } from '../state/state.ts';

/**
 * The title of the first chapter of a section in the rules text, in the language of the page if it has it; of one without a
 * chapter, that of the section around it. It begins with § like a number, or it would read as a sentence of the log. Else
 * the section.
 */
export function sectionName(state: State, section: string): string {
  const { lang, ruleset } = state;
  const titles = titlesIn(nonRuleFiles(state), ruleset);
  const title = around(section.replace(/^§/, '')).flatMap(
    (one) => titles.get(`${lang} ${one}`) ?? titles.get(one) ?? [],
  );
  return title[0] === undefined ? section : `§ ${title[0]}`;
}

/** A section and those that it is in: `B.4.1`, `B.4`, `B`. */
const around = (section: string): readonly string[] => {
  const end = section.lastIndexOf('.');
  return [section, ...(end > 0 ? around(section.slice(0, end)) : [])];
};

/** Titles by section, and by language and section. */
const titlesIn = memoized((buffers: State['buffers'], ruleset: string | undefined): ReadonlyMap<string, string> => {
  const { fragments } = readChapters(textsOf(filesIn(buffers, ruleset)));
  const titles = new Map<string, string>();
  for (const { title, sections, lang } of fragments)
    for (const section of sections)
      for (const key of [section, `${lang} ${section}`]) if (!titles.has(key)) titles.set(key, title);
  return titles;
});
