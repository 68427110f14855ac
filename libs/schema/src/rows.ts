import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';
import type { TableRead } from './table-read.ts';

/** Reads a table file by its ending: `.csv`, else JSON. */
export const readTable = (path: string, text: string): TableRead =>
  path.toLowerCase().endsWith('.csv') ? csvRows(path, text) : jsonRows(path, text);
