import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';
import { mapRows } from './map/map-rows.ts';
import type { TableRead } from './table-read.ts';

/** Reads a table file by its ending: `.csv`, `.map`, else JSON. */
export function readTable(path: string, text: string): TableRead {
  const ending = /\.\w+$/.exec(path.toLowerCase())?.[0];
  if (ending === '.map') return mapRows(path, text);
  return ending === '.csv' ? csvRows(path, text) : jsonRows(path, text);
}
