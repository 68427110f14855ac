import { sameHead, sameTail } from '@sandtable/text';
import { diffArrays } from 'diff';

/** A line of a comparison: in both texts, only in the old one, or only in the new one. */
export interface DiffLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** Texts that differ in more lines than this are shown as entirely different: nobody reads such a difference. */
const MOST = 400;

/** Returns the shortest list of removed and added lines that turns `before` into `after`. */
export const lineDiff = (before: string, after: string): readonly DiffLine[] => {
  const [a, b] = [linesOf(before), linesOf(after)];
  const head = sameHead(a, b);
  const tail = sameTail(a, b, head);
  const middle = differing(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  return [...signed(' ', a.slice(0, head)), ...middle, ...signed(' ', a.slice(a.length - tail))];
};

/** Counts added and removed lines. */
export const diffCount = (lines: readonly DiffLine[]): { readonly added: number; readonly removed: number } => ({
  added: lines.filter(({ sign }) => sign === '+').length,
  removed: lines.filter(({ sign }) => sign === '-').length,
});

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

const signed = (sign: DiffLine['sign'], lines: readonly string[]): readonly DiffLine[] =>
  lines.map((text) => ({ sign, text }));

const differing = (a: readonly string[], b: readonly string[]): readonly DiffLine[] => {
  const changes = diffArrays([...a], [...b], { maxEditLength: MOST });
  if (changes === undefined) return [...signed('-', a), ...signed('+', b)];
  return changes.flatMap(({ value, added, removed }) => signed(added ? '+' : removed ? '-' : ' ', value));
};
