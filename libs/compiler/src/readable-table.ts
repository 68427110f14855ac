import type { TableSource } from '@sandtable/check';
import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { type InputFile, TABLE_LIMIT } from './input.ts';

/** A table that is too big stands there unread, so that nothing else is reported about what should be in it. */
export function readableTable(file: InputFile): TableSource {
  const { path, text } = file;
  if (text.length <= TABLE_LIMIT) return file;
  const fields = { size: text.length, limit: TABLE_LIMIT };
  return { ...file, unread: finding('syntax/too-big', { file: path, start: 0, end: 0 }, fields) };
}

export const unreadIn = (tables: readonly TableSource[]): readonly Diagnostic[] =>
  tables.flatMap(({ unread }) => unread ?? []);
