import type { Span } from './span.ts';

/** One replacement of the text at `span` by `text`. */
export interface TextEdit {
  readonly span: Span;
  readonly text: string;
}

/** Ascending by place; insertions at one place keep the order in which they were given. */
const inOrder = (edits: readonly TextEdit[]): readonly TextEdit[] =>
  [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);

/** Applies edits that all speak of the same text. Of two that overlap only the first is applied. */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string => {
  const parts: string[] = [];
  let done = 0;
  for (const edit of inOrder(edits)) {
    if (edit.span.start < done) continue;
    parts.push(text.slice(done, edit.span.start), edit.text);
    done = edit.span.end;
  }
  return parts.join('') + text.slice(done);
};

/** Applies edits to the files that they speak of; the other files are the same objects. */
export function editFiles<File extends { readonly path: string; readonly text: string }>(
  files: readonly File[],
  edits: readonly TextEdit[],
): readonly File[] {
  const editsIn = Map.groupBy(edits, ({ span }) => span.file);
  return files.map((file) => {
    const own = editsIn.get(file.path);
    return own === undefined ? file : { ...file, text: applyEdits(file.text, own) };
  });
}
