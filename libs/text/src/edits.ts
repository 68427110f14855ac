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
