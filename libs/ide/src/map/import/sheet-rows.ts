import { applyEdits, type TextEdit } from '@sandtable/text';
import { readSheet } from '../../table/read-sheet.ts';
import type { SheetEdit } from '../../table/sheet.ts';

interface NewRow {
  readonly id: string;
  /** What it says of other columns. */
  readonly values: ReadonlyMap<string, string>;
}

/**
 * Rows behind the last one of a table file; required values are taken from there. Undefined where it cannot be read.
 */
export function sheetRowsAdded(
  file: string,
  text: string,
  rows: readonly NewRow[],
  required: ReadonlySet<string>,
): readonly TextEdit[] | undefined {
  let now = text;
  const made = (edit: SheetEdit | undefined): void => {
    if (edit) now = applyEdits(now, [{ span: { file, start: edit.start, end: edit.end }, text: edit.text }]);
  };
  for (const { id, values } of rows) {
    const sheet = readSheet(file, now);
    if (sheet === undefined) return undefined;
    const behind = sheet.rows.length - 1;
    made(sheet.addRow(behind, id, new Set([...required, ...values.keys()])));
    for (const [column, value] of values) made(readSheet(file, now)?.setCell(behind + 1, column, value, undefined));
  }
  return [difference(file, text, now)];
}

/** The one edit that makes a text another. */
function difference(file: string, before: string, after: string): TextEdit {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start++;
  let rest = 0;
  while (rest < least - start && before.at(-1 - rest) === after.at(-1 - rest)) rest++;
  return { span: { file, start, end: before.length - rest }, text: after.slice(start, after.length - rest) };
}
