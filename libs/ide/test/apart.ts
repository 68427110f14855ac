import type { TextEdit } from '@sandtable/text';

/** Pairs of edits of one file of which one begins before the other has ended: editors refuse these. */
export function overlapping(edits: readonly TextEdit[]): readonly (readonly TextEdit[])[] {
  return [...Map.groupBy(edits, ({ span }) => span.file).values()].flatMap((own) => {
    const sorted = own.toSorted(({ span: a }, { span: b }) => a.start - b.start || a.end - b.end);
    return sorted.flatMap((edit, i) => {
      const before = sorted[i - 1];
      return before !== undefined && edit.span.start < before.span.end ? [[before, edit]] : [];
    });
  });
}
