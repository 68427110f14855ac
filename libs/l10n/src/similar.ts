/** How alike two texts are, from 0 to 1: words that both have in the same order, as a share of all words of both. */
export function similarity(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const all = left.length + right.length;
  return all === 0 ? 1 : (2 * commonLength(left, right)) / all;
}

export const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
const at = (table: readonly (readonly number[])[], i: number, j: number): number => table[i]?.[j] ?? 0;
const commonLength = (a: readonly string[], b: readonly string[]): number => at(commonTable(a, b), 0, 0);

/** Longest common rows of words of the rests of both. */
function commonTable(a: readonly string[], b: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    const row = table[i] ?? [];
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), row[j + 1] ?? 0);
  }
  return table;
}
