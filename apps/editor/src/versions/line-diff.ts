import { sameHead, sameTail } from '@sandtable/text';

/** A line of two texts laid side by side: in both, only in the old one, or only in the new one. */
export interface DiffLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** Texts that differ in more lines than this are told as wholly other: nobody reads such a difference. */
const MOST = 400;

/** The fewest lines taken out and put in that make `after` of `before`. */
export const lineDiff = (before: string, after: string): readonly DiffLine[] => {
  const [a, b] = [linesOf(before), linesOf(after)];
  const head = sameHead(a, b);
  const tail = sameTail(a, b, head);
  const middle = differing(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  const same = (text: string): DiffLine => ({ sign: ' ', text });
  return [...a.slice(0, head).map(same), ...middle, ...a.slice(a.length - tail).map(same)];
};

/** How many lines come and how many go. */
export const diffCount = (lines: readonly DiffLine[]): { readonly added: number; readonly removed: number } => ({
  added: lines.filter(({ sign }) => sign === '+').length,
  removed: lines.filter(({ sign }) => sign === '-').length,
});

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

const signed = (sign: '-' | '+', lines: readonly string[]): readonly DiffLine[] =>
  lines.map((text) => ({ sign, text }));

/** Myers' greedy search for the shortest script, with what was reached after each number of changes. */
const differing = (a: readonly string[], b: readonly string[]): readonly DiffLine[] => {
  const reached: ReadonlyMap<number, number>[] = [];
  let now = new Map([[1, 0]]);
  for (let d = 0; d <= Math.min(MOST, a.length + b.length); d++) {
    const next = new Map<number, number>();
    for (let k = -d; k <= d; k += 2) {
      let x = isDown(now, k, d) ? (now.get(k + 1) ?? 0) : (now.get(k - 1) ?? 0) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      next.set(k, x);
      if (x >= a.length && x - k >= b.length) return walkedBack(a, b, [...reached, now], d);
    }
    reached.push(now);
    now = new Map([...now, ...next]);
  }
  return [...signed('-', a), ...signed('+', b)];
};

/** Whether diagonal `k` is reached by putting a line in, not by taking one out. */
const isDown = (now: ReadonlyMap<number, number>, k: number, d: number): boolean =>
  k === -d || (k !== d && (now.get(k - 1) ?? 0) < (now.get(k + 1) ?? 0));

const walkedBack = (
  a: readonly string[],
  b: readonly string[],
  reached: readonly ReadonlyMap<number, number>[],
  last: number,
): readonly DiffLine[] => {
  const script: DiffLine[] = [];
  let [x, y] = [a.length, b.length];
  for (let d = last; d >= 0; d--) {
    const now = reached[d] ?? new Map<number, number>();
    const k = x - y;
    const from = isDown(now, k, d) ? k + 1 : k - 1;
    const fromX = d === 0 ? 0 : (now.get(from) ?? 0);
    const fromY = d === 0 ? 0 : fromX - from;
    while (x > fromX && y > fromY && a[x - 1] === b[y - 1]) {
      script.push({ sign: ' ', text: a[x - 1] ?? '' });
      x--;
      y--;
    }
    if (d === 0) break;
    if (x === fromX) script.push({ sign: '+', text: b[--y] ?? '' });
    else script.push({ sign: '-', text: a[--x] ?? '' });
  }
  return script.reverse();
};
