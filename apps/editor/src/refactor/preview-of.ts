import { applyEdits, type TextEdit } from '@sandtable/text';

/** A stretch of whole lines that a change writes again. */
export interface PreviewLine {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** What a change does, place by place; edits on the same lines are one place. */
export const previewOf = (edits: readonly TextEdit[], textOf: (file: string) => string): readonly PreviewLine[] =>
  [...Map.groupBy(edits, ({ span }) => span.file)].flatMap(([file, own]) => inFile(file, own, textOf(file)));

interface Block {
  readonly start: number;
  readonly end: number;
  readonly edits: readonly TextEdit[];
}

function inFile(file: string, edits: readonly TextEdit[], text: string): readonly PreviewLine[] {
  const blocks: Block[] = [];
  for (const edit of edits.toSorted((a, b) => a.span.start - b.span.start)) {
    const { start, end } = linesOf(text, edit);
    const last = blocks.at(-1);
    if (last !== undefined && start <= last.end)
      blocks[blocks.length - 1] = { start: last.start, end: Math.max(last.end, end), edits: [...last.edits, edit] };
    else blocks.push({ start, end, edits: [edit] });
  }
  return blocks.map((block) => lineOf(file, text, block));
}

/** From the beginning of the first line to the end of the last, without its break. */
function linesOf(text: string, { span }: TextEdit): { readonly start: number; readonly end: number } {
  const start = text.lastIndexOf('\n', span.start - 1) + 1;
  // What ends with a break ends on the line before.
  const last = span.end > span.start && text[span.end - 1] === '\n' ? span.end - 1 : span.end;
  const found = text.indexOf('\n', last);
  return { start, end: found < 0 ? text.length : found };
}

function lineOf(file: string, text: string, { start, end, edits }: Block): PreviewLine {
  const before = text.slice(start, end);
  const outside = [
    { span: { file, start: 0, end: start }, text: '' },
    { span: { file, start: Math.max(end, ...edits.map(({ span }) => span.end)), end: text.length }, text: '' },
  ];
  const after = applyEdits(text, [...outside, ...edits]);
  return { file, line: text.slice(0, start).split('\n').length, start, end, before, after: after.replace(/\n+$/, '') };
}
