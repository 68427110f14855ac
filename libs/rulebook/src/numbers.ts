import type { Fragment } from '@sandtable/messages';

/** What the fragments of a book are numbered as, by id: `6`, `6.3`, `6.3.1`. */
export type Numbers = ReadonlyMap<string, string>;

/** A book has numbers of its own, because several of its parts may speak of one section of the original. */
export function numbersOf(fragments: readonly Fragment[]): Numbers {
  const counts: number[] = [];
  const levels: number[] = [];
  return new Map(
    fragments.map(({ id, level }) => {
      // A level that was left out isn't a gap: what counts is how many headings this one is below.
      while ((levels.at(-1) ?? 0) >= level) levels.pop();
      const depth = levels.push(level);
      counts[depth - 1] = (counts[depth - 1] ?? 0) + 1;
      counts.length = depth;
      return [id, counts.join('.')];
    }),
  );
}
