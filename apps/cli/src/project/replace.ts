import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { access, type FileHandle, lstat, mkdir, open, realpath, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renamePatiently } from './patient-rename.ts';
import { ForbiddenPath, ReadOnly } from './refusals.ts';

/** Bytes for a place on the disk. */
type Placed = readonly [path: string, bytes: Uint8Array];

/**
 * Puts bytes in the place of files. A reader sees the old bytes or the new, never half of them; all bytes lie on the disk
 * before the first file is another, and once this returns a power cut takes nothing back. Files keep their mode and
 * owner, and a link goes on leading to its file, which is the one that is written.
 */
export async function replaceFiles(files: readonly Placed[]): Promise<void> {
  const staged: Staged[] = [];
  try {
    for (const file of files) staged.push(await stage(file));
    for (const { temporary, target } of staged) await renamePatiently(temporary, target);
  } catch (error) {
    for (const { temporary } of staged) await rm(temporary, { force: true });
    throw error;
  }
  for (const folder of new Set(staged.flatMap(({ folders }) => folders))) await syncFolder(folder);
}

/** What a folder lists lies on the disk. Not every system can say so of folders; those keep them by themselves. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Names of files that are not yet what they will be, with the process that makes them. */
const TEMPORARY = /^\.(?:(\d+)-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

/** Whether a file of this name was left by a process that has ended before it was done. */
export function isLeftover(name: string): boolean {
  const [whole, maker] = TEMPORARY.exec(name) ?? [];
  return whole !== undefined && !(maker !== undefined && Number(maker) !== process.pid && isAlive(Number(maker)));
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Someone else's process may not be asked, but is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

interface Staged {
  readonly temporary: string;
  readonly target: string;
  /** In which something is new: the one of the file, and those that had to be made above it. */
  readonly folders: readonly string[];
}

async function stage([path, bytes]: Placed): Promise<Staged> {
  const target = await realTarget(path);
  const old = await stat(target).catch(() => undefined);
  if (old !== undefined) await mayBeWritten(target, old);
  const folder = dirname(target);
  const made = await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${process.pid}-${randomUUID()}.tmp`);
  try {
    await writeSynced(temporary, bytes, old);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return { temporary, target, folders: made === undefined ? [folder] : foldersBetween(folder, dirname(made)) };
}

/** Where a path leads. A link to nothing leads anywhere, so nothing is written there. */
async function realTarget(path: string): Promise<string> {
  const own = await lstat(path).catch(() => undefined);
  if (!own?.isSymbolicLink()) return path;
  return await realpath(path).catch(() => {
    throw new ForbiddenPath(path);
  });
}

/** Renaming over a file asks nobody whether it may be written; the administrator may write everything. */
async function mayBeWritten(path: string, { mode }: Stats): Promise<void> {
  const isWritable = await access(path, constants.W_OK).then(
    () => (mode & 0o222) !== 0,
    () => false,
  );
  if (!isWritable) throw new ReadOnly(path);
}

async function writeSynced(path: string, bytes: Uint8Array, old: Stats | undefined): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    if (old !== undefined) await likeBefore(handle, old);
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function likeBefore(handle: FileHandle, { uid, gid, mode }: Stats): Promise<void> {
  // Only the administrator can give files away; others own what they write.
  await handle.chown(uid, gid).catch(() => undefined);
  await handle.chmod(mode & 0o7777);
}

/** From a folder up to one above it, both included. */
const foldersBetween = (folder: string, top: string): readonly string[] =>
  folder === top || folder === dirname(folder) ? [folder] : [folder, ...foldersBetween(dirname(folder), top)];
