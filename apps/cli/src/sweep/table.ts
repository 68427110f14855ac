/** Columns under their heads; the first ones to the left, numbers to the right. */
export function tableText(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  left: number,
): readonly string[] {
  const widths = head.map((word, i) => Math.max(width(word), ...rows.map((row) => width(row[i] ?? ''))));
  const line = (row: readonly string[]): string =>
    widths
      .map((size, i) => {
        const cell = row[i] ?? '';
        const space = ' '.repeat(Math.max(0, size - width(cell)));
        return i < left ? cell + space : space + cell;
      })
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line);
}

const width = (text: string): number => [...text].length;
