import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type InputFile, isProse, isReviews, isSource } from '@sandtable/compiler';
import { isTerms } from '@sandtable/messages';
import { isPatterns } from '@sandtable/notation';
import { isRefused } from './unreadable.ts';
import { UsageError } from './usage.ts';

/** Folders that hold what was made, or what belongs to others. */
const SKIPPED = new Set(['node_modules', 'dist']);
const isSkipped = (path: string): boolean =>
  path
    .split('/')
    .some((part) => SKIPPED.has(part) || part.startsWith('dist-') || (part.startsWith('.') && part !== '.'));

/**
 * Paths of all files below a folder, with `/`, in a fixed order. Links are left out: they lead elsewhere, or in
 * circles. `unread` hears of folders that cannot be read; without it they throw.
 */
export async function listFiles(folder: string, unread?: (path: string) => void): Promise<readonly string[]> {
  return (await filesBelow(folder, '', unread)).toSorted();
}

async function filesBelow(folder: string, under: string, unread?: (path: string) => void): Promise<readonly string[]> {
  const lists = (await entriesIn(folder, under, unread)).map(async (entry) => {
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) return await filesBelow(folder, path, unread);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(lists)).flat();
}

async function entriesIn(folder: string, under: string, unread?: (path: string) => void): Promise<readonly Dirent[]> {
  try {
    const entries = await readdir(join(folder, under), { withFileTypes: true });
    return entries.filter(({ name }) => !isSkipped(name));
  } catch (error) {
    // Without the folder itself there is nothing to list.
    if (under === '' || unread === undefined) throw error;
    unread(under);
    return [];
  }
}

/** A folder and all those below it in which files are looked for. */
export async function openFoldersOf(folder: string): Promise<readonly string[]> {
  const entries = await entriesIn(folder, '').catch(() => []);
  const below = entries.flatMap((entry) => (entry.isDirectory() ? [openFoldersOf(join(folder, entry.name))] : []));
  return [folder, ...(await Promise.all(below)).flat()];
}

/** The text of a file; undefined if its bytes are no UTF-8, because writing it back would lose them. */
export async function readText(path: string): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** What stands for bytes that are no text: the parser says so of the file. */
const NO_TEXT = '\0';

/** A file as it was read; of one that could not be read the text is none. */
export interface FileRead extends InputFile {
  readonly unreadable?: true;
}

/** A folder of a ruleset, with where the files are that it borrows from packages, by the path that they have in it. */
export interface Place {
  readonly folder: string;
  readonly borrowed?: ReadonlyMap<string, string>;
}

/** Where a file of a ruleset is on the disk. */
export const placeOf = ({ folder, borrowed }: Place, path: string): string => borrowed?.get(path) ?? join(folder, path);

/** Paths of all files of a ruleset, the borrowed ones among them. */
export async function pathsOf({ folder, borrowed }: Place): Promise<readonly string[]> {
  return [...new Set([...(await listFiles(folder)), ...(borrowed?.keys() ?? [])])].toSorted();
}

/** Rules and tables of a ruleset. */
export const readSources = async (place: Place): Promise<readonly FileRead[]> => await readAll(place, isSource);

/** Chapters of the rules text as they are written, the catalogues that translate them, terms and messages. */
export const proseIn = async (place: Place): Promise<readonly FileRead[]> => await readAll(place, isProse);

/** Files that may hold patterns of values as text. */
export const patternsIn = async (place: Place): Promise<readonly FileRead[]> =>
  await readAll(place, (path) => isPatterns(path) && !isReviews(path));

/** Whatever else belongs to a ruleset as text: its layout, messages, chapters and catalogues. */
export const nonRuleFiles = async (place: Place): Promise<readonly FileRead[]> =>
  await readAll(
    place,
    (path) => (/\.(?:json|ftl|md|po)$/.test(path) && !isSource(path)) || isTerms(path) || isReviews(path),
  );

async function readAll(place: Place, wanted: (path: string) => boolean): Promise<readonly FileRead[]> {
  const paths = (await pathsOf(place)).filter(wanted);
  return await Promise.all(paths.map(async (path) => await readOne(path, placeOf(place, path))));
}

async function readOne(path: string, full: string): Promise<FileRead> {
  try {
    return { path, text: isProse(path) ? await readProse(full) : ((await readText(full)) ?? NO_TEXT) };
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { path, text: NO_TEXT, unreadable: true };
  }
}

/** Of a text what can be read; characters that can't be read are reported with their place. */
async function readProse(path: string): Promise<string> {
  const bytes = await readFile(path);
  const [first, second] = bytes;
  // Every sign of UTF-16 would be one of its own.
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return NO_TEXT;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Files of orders: those that are named, and the text files of folders in the order of their names. */
export async function ordersIn(cwd: string, paths: readonly string[]): Promise<readonly InputFile[]> {
  const lists = paths.map(async (path) => {
    const full = resolve(cwd, path);
    if (!(await isFolder(full))) return [await orders(full, basename(path))];
    const inside = (await listFiles(full)).filter((one) => one.endsWith('.txt'));
    if (inside.length === 0) throw new UsageError('usage/no-orders', { path });
    return await Promise.all(inside.map(async (one) => await orders(join(full, one), one)));
  });
  return (await Promise.all(lists)).flat();
}

async function orders(full: string, path: string): Promise<InputFile> {
  const text = await readText(full).catch(() => undefined);
  if (text === undefined) throw new UsageError('usage/no-orders', { path });
  return { path: path.replace(/\.txt$/, ''), text };
}

export async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}
