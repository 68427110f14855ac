type Pair = readonly [number, number];

/**
 * Lines that two texts have in common, as pairs of their numbers in order; how far they are indented does not count.
 * What they begin and end with alike comes first, so that a brace that closes all stays the one that does.
 */
export function commonLines(a: readonly string[], b: readonly string[]): readonly Pair[] {
  const [left, right] = [a.map(plain), b.map(plain)];
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && left[head] === right[head]) head += 1;
  let tail = 0;
  while (tail < most - head && left.at(-1 - tail) === right.at(-1 - tail)) tail += 1;
  const middle = longest(left.slice(head, left.length - tail), right.slice(head, right.length - tail));
  return [
    ...Array.from({ length: head }, (_, at): Pair => [at, at]),
    ...middle.map(([one, other]): Pair => [one + head, other + head]),
    ...Array.from({ length: tail }, (_, at): Pair => [a.length - tail + at, b.length - tail + at]),
  ];
}

/** The longest row of lines that both have. */
function longest(left: readonly string[], right: readonly string[]): readonly Pair[] {
  // Beyond that nobody compares line by line.
  if (left.length * right.length > MOST) return [];
  const lengths = lengthsOf(left, right);
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) pairs.push([i++, j++]);
    else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}

const MOST = 1_000_000;
const plain = (line: string): string => line.trim();

/** How many lines both have in common behind each pair of places. */
function lengthsOf(a: readonly string[], b: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const [row, next] = [lengths[i], lengths[i + 1]];
      if (row && next) row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}

/** A line of a text, and whether another text has it as well. */
export interface ComparedLine {
  readonly text: string;
  readonly isCommon: boolean;
}

/** The lines of a text, and which of them another text has at that place, too. */
export function comparedLines(text: string, other: string): readonly ComparedLine[] {
  const lines = text.split('\n');
  const common = new Set(commonLines(lines, other.split('\n')).map(([at]) => at));
  return lines.map((line, at) => ({ text: line, isCommon: common.has(at) }));
}
