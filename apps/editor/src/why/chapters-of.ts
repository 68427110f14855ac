import type { Fragment } from '@sandtable/messages';

/** So many chapters are named. */
const NAMED = 4;

type Chapter = Pick<Fragment, 'id' | 'title' | 'sections' | 'named' | 'explains' | 'lang'>;

/** The parts of the rules text that explain parts of the rules, those in the language first asked for, in the order of these parts. */
export function chaptersOf(all: readonly Chapter[], rules: readonly string[], lang: string): readonly Chapter[] {
  const own = all.filter((one) => one.lang === lang);
  const fragments = own.length > 0 ? own : all;
  const found = rules.flatMap((rule) => fragments.filter(({ explains }) => explains.some(({ part }) => part === rule)));
  return [...new Set(found)].slice(0, NAMED);
}
