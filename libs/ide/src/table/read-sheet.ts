import { csvSheet } from './csv-sheet.ts';
import { jsonSheet } from './json-sheet.ts';
import type { Sheet } from './sheet.ts';

/** Undefined for files that are no list of rows, as drawn maps. */
export function readSheet(file: string, text: string): Sheet | undefined {
  const ending = /\.\w+$/.exec(file.toLowerCase())?.[0];
  if (ending === '.csv') return csvSheet(file, text);
  return ending === '.json' ? jsonSheet(file, text) : undefined;
}
