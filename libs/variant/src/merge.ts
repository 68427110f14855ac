import { commonLines } from './lines.ts';

/** Lines of one text that stand for lines of another one. */
interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly by: readonly string[];
}

/**
 * A patch that wrote what it replaces again, with what the base has changed since in other lines. Undefined where both
 * changed the same lines or neighboring ones, and where there is nothing to merge.
 */
export function merged(then: string, now: string, mine: string): string | undefined {
  const [old, base] = [then.split('\n'), now.split('\n')];
  const own = mine.split('\n');
  const bare = own.with(0, bareHead(own[0] ?? ''));
  const theirs = hunksOf(old, base);
  const ours = hunksOf(old, bare);
  if (theirs.length === 0 || theirs.some((one) => one.start === 0 || ours.some((other) => touches(one, other))))
    return undefined;
  const places = new Map(commonLines(old, bare));
  const shift = shiftOf(old, own, places);
  const lines = [...own];
  for (const { start, end, by } of theirs.toReversed()) {
    const from = places.get(start - 1);
    const to = end >= old.length ? own.length : places.get(end);
    if (from === undefined || to === undefined) return undefined;
    lines.splice(from + 1, to - from - 1, ...by.map((line) => indented(line, shift)));
  }
  return lines.join('\n');
}

/** The line that begins a patch, as the base begins what it replaces: without `replace`, and without its fingerprint. */
const bareHead = (line: string): string =>
  line
    .replace(/^replace step [^\s/]+\/(\S+)/, 'step $1')
    .replace(/^replace /, '')
    .replace(/ was "[^"]*"/, '');

function hunksOf(before: readonly string[], after: readonly string[]): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...commonLines(before, after), [before.length, after.length] as const]) {
    if (a > i || b > j) hunks.push({ start: i, end: a, by: after.slice(j, b) });
    [i, j] = [a + 1, b + 1];
  }
  return hunks;
}

const touches = (a: Hunk, b: Hunk): boolean => a.start <= b.end && b.start <= a.end;

/** By how much the patch is indented more than the base; the first line begins where the patch does. */
function shiftOf(old: readonly string[], own: readonly string[], places: ReadonlyMap<number, number>): number {
  for (const [a, b] of places) if (a > 0 && old[a]?.trim() !== '') return indentOf(own[b]) - indentOf(old[a]);
  return USUAL;
}

/** Patches stand within the braces of a variant. */
const USUAL = 2;
const indentOf = (line = ''): number => line.length - line.trimStart().length;
const indented = (line: string, by: number): string =>
  line.trim() === '' ? '' : ' '.repeat(Math.max(0, indentOf(line) + by)) + line.trimStart();
