import type { IDBPDatabase, IDBPObjectStore } from 'idb';
import { versionOf } from './content-version.ts';
import { openStore } from './database.ts';
import {
  ABSENT,
  type FileEntry,
  type FileText,
  NotStored,
  type Project,
  type Renamed,
  type Why,
  type Written,
} from './port.ts';

const STORE = 'files';

/** A project that the browser keeps: it needs no server, and other tabs are notified of changes. */
export const inBrowser = (name = 'sandtable'): Project => {
  const open = opener(name);
  const channel = new BroadcastChannel(name);
  const tell = (...paths: readonly string[]): void => paths.forEach((path) => channel.postMessage(path));
  return {
    list: () => within(open, 'list', 'readonly', list),
    read: (path) => within(open, path, 'readonly', (files) => read(files, path)),
    readAll: (paths) =>
      within(open, 'list', 'readonly', (files) => Promise.all(paths.map((path) => read(files, path)))),
    write: async (path, text, expected) => {
      const written = await within(open, path, 'readwrite', (files) => write(files, path, text, expected));
      if (written.ok) tell(path);
      return written;
    },
    remove: async (path, expected) => {
      const removed = await within(open, path, 'readwrite', (files) => remove(files, path, expected));
      if (removed.ok) tell(path);
      return removed;
    },
    rename: async (from, to, expected) => {
      const renamed = await within(open, from, 'readwrite', (files) => rename(files, from, to, expected));
      if (renamed.ok) tell(from, to);
      return renamed;
    },
    watch: (changed) => {
      const heard = new BroadcastChannel(name);
      heard.onmessage = ({ data }: MessageEvent<string>) => changed(data);
      return () => heard.close();
    },
  };
};

/** Opens the database when it is needed, and again after it was closed from elsewhere. */
const opener = (name: string): (() => Promise<IDBPDatabase>) => {
  let database: Promise<IDBPDatabase> | undefined;
  const forget = (): void => {
    database = undefined;
  };
  return async () => {
    database ??= openStore(name, STORE, (made) => made.createObjectStore(STORE)).then((made) => {
      made.addEventListener('close', forget);
      made.addEventListener('versionchange', forget);
      return made;
    });
    const opening = database;
    // A browser that refuses once, such as for lack of space, may not refuse again.
    opening.catch(forget);
    return await opening;
  };
};

type Mode = 'readonly' | 'readwrite';
type Files<M extends Mode> = IDBPObjectStore<unknown, [typeof STORE], typeof STORE, M>;

/** Does something in one transaction: between reading and writing, nobody else writes. */
const within = async <T, M extends Mode>(
  open: () => Promise<IDBPDatabase>,
  path: string,
  mode: M,
  act: (files: Files<M>) => Promise<T>,
): Promise<T> => {
  try {
    const transaction = (await open()).transaction(STORE, mode);
    const made = act(transaction.objectStore(STORE));
    // What was written counts only when the whole transaction has ended; why that was given up says more than what
    // happened to one request.
    await Promise.all([transaction.done, made.catch(() => undefined)]);
    return await made;
  } catch (error) {
    throw new NotStored(whyOf(error), path);
  }
};

/**
 * What doesn't fail for lack of space fails for lack of permission: private windows, settings, a store that was
 * removed.
 */
const whyOf = (error: unknown): Why =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'noRoom' : 'noStore';

const list = async (files: Files<Mode>): Promise<readonly FileEntry[]> => {
  const [paths, texts] = await Promise.all([files.getAllKeys(), files.getAll() as Promise<string[]>]);
  return paths.map((path, i) => ({ path: String(path), version: versionOf(texts[i] ?? '') }));
};

const read = async (files: Files<Mode>, path: string): Promise<FileText | undefined> => {
  const text: string | undefined = await files.get(path);
  return text === undefined ? undefined : { text, version: versionOf(text) };
};

const write = async (files: Files<'readwrite'>, path: string, text: string, expected: string): Promise<Written> => {
  const theirs = (await read(files, path)) ?? NO_FILE;
  if (theirs.version !== expected) return { ok: false, theirs };
  await files.put(text, path);
  return { ok: true, version: versionOf(text) };
};

const remove = async (files: Files<'readwrite'>, path: string, expected: string): Promise<Written> => {
  const theirs = (await read(files, path)) ?? NO_FILE;
  if (theirs.version !== expected) return { ok: false, theirs };
  await files.delete(path);
  return { ok: true, version: ABSENT };
};

const rename = async (files: Files<'readwrite'>, from: string, to: string, expected: string): Promise<Renamed> => {
  const file = await read(files, from);
  if (file?.version !== expected) return { ok: false, why: 'changed' };
  if ((await read(files, to)) !== undefined) return { ok: false, why: 'taken' };
  await files.delete(from);
  await files.put(file.text, to);
  return { ok: true };
};

const NO_FILE: FileText = { text: '', version: ABSENT };
