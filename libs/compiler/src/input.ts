import { isVariant } from '@sandtable/variant';

/** A file of a ruleset; `path` is relative to its folder and written with `/`. */
export interface InputFile {
  readonly path: string;
  readonly text: string;
}

/** Beyond this a table is reported and not read; rules have the same limit inside the parser. */
export const TABLE_LIMIT = 1_000_000;

/** Files that lie in a ruleset's folder as JSON and are no tables; what lies in these folders is none either. */
const NO_TABLES = new Set(['layout.json', 'package.json', 'package-lock.json', 'tsconfig.json']);
const NO_TABLE = /^variants\/[^/]+\.layout\.json$/;
const NO_TABLES_IN = ['l10n/', 'sessions/'];

export const isRules = (file: InputFile): boolean => file.path.endsWith('.sand');

export const isTable = (file: InputFile): boolean =>
  /\.(json|csv|map)$/.test(file.path) &&
  !NO_TABLES.has(baseName(file.path)) &&
  !NO_TABLE.test(file.path) &&
  !NO_TABLES_IN.some((folder) => file.path.startsWith(folder));

/** Whether a file has a say in what the rules mean: texts and translations have none. */
export const isSource = (path: string): boolean => isRules({ path, text: '' }) || isTable({ path, text: '' });

/** Variants are no part of the rules unless they are asked for. */
export const isOfBase = (path: string): boolean => isSource(path) && !isVariant(path);

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
