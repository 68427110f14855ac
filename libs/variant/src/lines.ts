/** Lines that two texts have in common, as pairs of their numbers in order; how far they are indented does not count. */
export function commonLines(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  // Beyond that nobody compares line by line.
  if (a.length * b.length > MOST) return [];
  const [left, right] = [a.map(plain), b.map(plain)];
  const lengths = lengthsOf(left, right);
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
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
