import type { Change, MatchView, ShownValue } from './contract.ts';

type Fields = MatchView['fields'];

/** Lists are compared by their contents, because reading a set twice gives two lists. */
const same = (a: ShownValue | undefined, b: ShownValue): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.join() === b.join());

/** Every value that is different in `after`, so that a screen can show what a decision did. */
export const changes = (before: Fields, after: Fields): readonly Change[] =>
  Object.entries(after).flatMap(([path, values]) => {
    const [was, is] = [shownIn(before, path), shownIn(after, path)];
    return values.flatMap((_, member): readonly Change[] => {
      const [from, to] = [was(member), is(member)];
      return from === undefined || to === undefined || same(from, to) ? [] : [{ path, member, from, to }];
    });
  });

/** Fields of pool members that don't exist mean nothing: a new member has no previous values. */
function shownIn(fields: Fields, path: string): (member: number) => ShownValue | undefined {
  const values = fields[path] ?? [];
  const live = path.endsWith('.$live') ? undefined : fields[`${path.split('.')[0]}.$live`];
  if (live === undefined) return (member) => values[member];
  return (member) => (values[member] === undefined || live[member] === true ? values[member] : 'none');
}
