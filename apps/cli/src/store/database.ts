import type { DatabaseSync } from 'node:sqlite';

/** Tells our files from other databases: "STGM". */
const OURS = 0x53_54_47_4d;
/** Format of the tables; a store of a later one is left alone. */
const FORMAT = 1;

const TABLES = `
CREATE TABLE IF NOT EXISTS rules (key TEXT PRIMARY KEY, about TEXT NOT NULL, measures TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS played (
  key TEXT NOT NULL, first INTEGER NOT NULL, games INTEGER NOT NULL, sum TEXT NOT NULL, data BLOB NOT NULL,
  PRIMARY KEY (key, first, games)
) STRICT;
CREATE TABLE IF NOT EXISTS questions (key TEXT PRIMARY KEY, about TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS stretches (
  key TEXT NOT NULL, first INTEGER NOT NULL, games INTEGER NOT NULL, sum TEXT NOT NULL, data BLOB NOT NULL,
  PRIMARY KEY (key, first, games)
) STRICT;`;

/** Undefined where this Node has no SQLite. */
export const sqlite = (): typeof import('node:sqlite') | undefined => process.getBuiltinModule?.('node:sqlite');

/** A file that isn't a store, or one of a later version: nothing is done to it. */
export class ForeignStore extends Error {}

/** Opens a store, or makes one where there is none; throws what SQLite throws for a damaged file. */
export function openDatabase({ DatabaseSync: Database }: typeof import('node:sqlite'), path: string): DatabaseSync {
  const db = new Database(path, { timeout: 10_000 });
  try {
    checkOurs(db);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    db.exec(`PRAGMA application_id = ${OURS}; PRAGMA user_version = ${FORMAT}; ${TABLES}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function checkOurs(db: DatabaseSync): void {
  const isEmpty = numberIn(db, 'SELECT count(*) AS n FROM sqlite_schema') === 0;
  const isOurs = numberIn(db, 'SELECT application_id AS n FROM pragma_application_id') === OURS;
  const format = numberIn(db, 'SELECT user_version AS n FROM pragma_user_version');
  if (!isEmpty && (!isOurs || format !== FORMAT)) throw new ForeignStore();
}

const numberIn = (db: DatabaseSync, query: string): number => Number(db.prepare(query).get()?.n);

/** What SQLite says of a file that is no database any more: its codes CORRUPT and NOTADB. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff);
