import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type InputFile, isSource } from '@sandtable/compiler';
import { isChapter } from '@sandtable/messages';

/** Folders that hold what was made, or what belongs to others. */
const SKIPPED = new Set(['node_modules', 'dist']);
const isSkipped = (path: string): boolean =>
  path
    .split('/')
    .some((part) => SKIPPED.has(part) || part.startsWith('dist-') || (part.startsWith('.') && part !== '.'));

/** Paths of all files below a folder, with `/`, in a fixed order. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !isSkipped(path))
    .sort();
}

/** Rules and tables of a ruleset. Bytes that are no UTF-8 become U+FFFD: the parser reports what it cannot read. */
export const readSources = async (folder: string): Promise<readonly InputFile[]> => await readAll(folder, isSource);

/** Chapters of the rules text, in all languages. */
export const chaptersIn = async (folder: string): Promise<readonly InputFile[]> => await readAll(folder, isChapter);

async function readAll(folder: string, wanted: (path: string) => boolean): Promise<readonly InputFile[]> {
  const paths = (await listFiles(folder)).filter(wanted);
  return await Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
}

export async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}
