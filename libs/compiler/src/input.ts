import { isVariant } from '@sandtable/variant';

/** A file of a ruleset; `path` is relative to its folder and written with `/`. */
export interface InputFile {
  readonly path: string;
  readonly text: string;
}

/** A larger table is reported and not read; the parser has the same limit for rules. */
export const TABLE_LIMIT = 1_000_000;

/** JSON files in a ruleset's folder that aren't tables; files in these folders aren't tables either. */
const NO_TABLES = new Set(['layout.json', 'package.json', 'package-lock.json', 'tsconfig.json']);
const NO_TABLE = /^variants\/[^/]+\.layout\.json$/;
const NO_TABLES_IN = ['l10n/', 'sessions/'];

export const isRules = (file: InputFile): boolean => file.path.endsWith('.sand');

export const isTable = (file: InputFile): boolean =>
  /\.(json|csv|map)$/.test(file.path) &&
  !NO_TABLES.has(baseName(file.path)) &&
  !NO_TABLE.test(file.path) &&
  !NO_TABLES_IN.some((folder) => file.path.startsWith(folder));

/** Whether a file affects the meaning of the rules; texts and translations don't. */
export const isSource = (path: string): boolean => isRules({ path, text: '' }) || isTable({ path, text: '' });

/** Whether a file is part of the base; variants are only part of the rules if they are selected. */
export const isOfBase = (path: string): boolean => isSource(path) && !isVariant(path);

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
