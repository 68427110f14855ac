/** Line and column as people count them: both begin with 1; columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Translates between offsets and positions of one text. */
export interface LineIndex {
  readonly lineCount: number;
  readonly positionAt: (offset: number) => Position;
  readonly offsetAt: (position: Position) => number;
  /** Text of a line without its line end. */
  readonly lineText: (line: number) => string;
}

const startsOf = (text: string): readonly number[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
};

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Index of the last start that is not behind `offset`, by bisection. */
const lineOf = (starts: readonly number[], offset: number): number => {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};

export const lineIndex = (text: string): LineIndex => {
  const starts = startsOf(text);
  const startOf = (line: number): number => starts[clamp(line, 1, starts.length) - 1] ?? 0;
  const endOf = (line: number): number => (line < starts.length ? startOf(line + 1) - 1 : text.length);
  return {
    lineCount: starts.length,
    positionAt: (offset) => {
      const inside = clamp(offset, 0, text.length);
      const line = lineOf(starts, inside);
      return { line: line + 1, column: inside - (starts[line] ?? 0) + 1 };
    },
    // A column behind the end of its line means the end of the line: editors send such positions.
    offsetAt: ({ line, column }) =>
      clamp(startOf(line) + column - 1, startOf(line), Math.max(startOf(line), endOf(line))),
    lineText: (line) => text.slice(startOf(line), endOf(line)).replace(/\r$/, ''),
  };
};
