import type { Change, MatchView, ShownValue } from './contract.ts';

type Fields = MatchView['fields'];

/** Lists are compared by what stands in them: reading a set twice gives two lists. */
const same = (a: ShownValue | undefined, b: ShownValue): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.join() === b.join());

/** Every value that is another in `after`, so that a screen can show what a decision did. */
export const changes = (before: Fields, after: Fields): readonly Change[] =>
  Object.entries(after).flatMap(([path, values]) =>
    values.flatMap((to, member): readonly Change[] => {
      const from = before[path]?.[member];
      return from === undefined || same(from, to) ? [] : [{ path, member, from, to }];
    }),
  );
