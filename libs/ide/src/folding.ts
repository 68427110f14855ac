import { lineIndex } from '@sandtable/text';

/** Lines that fold into their first one, counted from 1; the last line stays in sight if it closes a block. */
export interface Fold {
  readonly first: number;
  readonly last: number;
  readonly comment: boolean;
}

const PIECE = /"(?:[^"\\\n]|\\.)*"|\/\/.*|[()[\]{}]/g;

/** Brackets over several lines, and runs of comments. Needs no tree, so half-typed text folds as well. */
export const foldsOf = (text: string): readonly Fold[] =>
  [...brackets(text), ...comments(text)].sort((a, b) => a.first - b.first || b.last - a.last);

function brackets(text: string): readonly Fold[] {
  const lines = lineIndex(text);
  const open: number[] = [];
  const folds: Fold[] = [];
  for (const { 0: sign, index } of text.matchAll(PIECE)) {
    if ('([{'.includes(sign)) open.push(index);
    const start = ')]}'.includes(sign) ? open.pop() : undefined;
    if (start === undefined) continue;
    const [first, last] = [lines.positionAt(start).line, lines.positionAt(index).line - 1];
    if (last > first) folds.push({ first, last, comment: false });
  }
  return folds;
}

function comments(text: string): readonly Fold[] {
  const folds: Fold[] = [];
  let first = 0;
  for (const [i, line] of [...text.split('\n'), ''].entries()) {
    if (/^\s*\/\//.test(line)) {
      if (first === 0) first = i + 1;
      continue;
    }
    if (first > 0 && i > first) folds.push({ first, last: i, comment: true });
    first = 0;
  }
  return folds;
}
