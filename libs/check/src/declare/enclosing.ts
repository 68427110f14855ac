import type { Decl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';

/** Finds the declaration that a place lies in. Declarations of one file are in the order of the text and never overlap. */
export function enclosing(decls: readonly Decl[]): (span: Span) => Decl | undefined {
  const byFile = new Map<string, Decl[]>();
  for (const decl of decls) {
    const list = byFile.get(decl.span.file);
    if (list === undefined) byFile.set(decl.span.file, [decl]);
    else list.push(decl);
  }
  return (span) => {
    const list = byFile.get(span.file) ?? [];
    const decl = list[lastStarting(list, span.start)];
    return decl !== undefined && decl.span.end >= span.end ? decl : undefined;
  };
}

/** Index of the last declaration that starts at or before the offset, -1 if there is none. */
function lastStarting(decls: readonly Decl[], offset: number): number {
  let low = -1;
  let high = decls.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((decls[middle]?.span.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
