import type { Change, MatchView, ShownValue } from './contract.ts';

type Fields = MatchView['fields'];

/** Lists are compared by what stands in them: reading a set twice gives two lists. */
const same = (a: ShownValue | undefined, b: ShownValue): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.join() === b.join());

/** What members of a pool have that are not there says nothing: who is made comes from nowhere. */
function shownOf(fields: Fields, path: string, member: number): ShownValue | undefined {
  const value = fields[path]?.[member];
  const live = path.endsWith('.$live') ? undefined : fields[`${path.split('.')[0]}.$live`];
  return value === undefined || live === undefined || live[member] === true ? value : 'none';
}

/** Every value that is another in `after`, so that a screen can show what a decision did. */
export const changes = (before: Fields, after: Fields): readonly Change[] =>
  Object.entries(after).flatMap(([path, values]) =>
    values.flatMap((_, member): readonly Change[] => {
      const [from, to] = [shownOf(before, path, member), shownOf(after, path, member)];
      return from === undefined || to === undefined || same(from, to) ? [] : [{ path, member, from, to }];
    }),
  );
