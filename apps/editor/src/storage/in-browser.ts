import type { IDBPDatabase, IDBPObjectStore } from 'idb';
import { versionOf } from './content-version.ts';
import { openStore } from './database.ts';
import { ABSENT, type FileText, NotStored, type Project, type Why } from './port.ts';

const STORE = 'files';

/** Whatever is not for lack of room is for lack of leave: private windows, settings, a store that was taken away. */
const whyOf = (error: unknown): Why =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'noRoom' : 'noStore';

const fileOf = (text: string | undefined): FileText =>
  text === undefined ? { text: '', version: ABSENT } : { text, version: versionOf(text) };

/** What is done to a file that somebody has seen, in one transaction: between looking and writing nobody writes. */
type Change<T, M extends IDBTransactionMode> = (
  files: IDBPObjectStore<unknown, [typeof STORE], typeof STORE, M>,
  text: (path: string) => Promise<string | undefined>,
) => Promise<T>;

/** A project that the browser keeps: no server is needed, and other tabs hear of changes. */
export const inBrowser = (name = 'sandtable'): Project => {
  let database: Promise<IDBPDatabase> | undefined;
  const channel = new BroadcastChannel(name);
  const tell = (path: string): void => channel.postMessage(path);

  const open = async (): Promise<IDBPDatabase> => {
    database ??= openStore(name, STORE, (made) => made.createObjectStore(STORE)).then((made) => {
      // A store that is closed from elsewhere is opened again.
      const forget = (): void => {
        database = undefined;
      };
      made.addEventListener('close', forget);
      made.addEventListener('versionchange', forget);
      return made;
    });
    const opening = database;
    // A browser that refuses once, such as for lack of room, may not refuse again.
    opening.catch(() => {
      database = undefined;
    });
    return await opening;
  };
  const within = async <T, M extends 'readonly' | 'readwrite'>(
    path: string,
    mode: M,
    change: Change<T, M>,
  ): Promise<T> => {
    try {
      const transaction = (await open()).transaction(STORE, mode);
      const files = transaction.objectStore(STORE);
      const made = change(files, (at) => files.get(at));
      // What was written counts only once the whole of it has ended; why all of it was given up tells more than what
      // became of one request.
      await Promise.all([transaction.done, made.catch(() => undefined)]);
      return await made;
    } catch (error) {
      throw new NotStored(whyOf(error), path);
    }
  };

  return {
    list: () =>
      within('list', 'readonly', async (files) => {
        const [paths, texts] = await Promise.all([files.getAllKeys(), files.getAll() as Promise<string[]>]);
        return paths.map((path, i) => ({ path: String(path), version: versionOf(texts[i] ?? '') }));
      }),
    read: (path) =>
      within(path, 'readonly', async (_, textOf) => {
        const text = await textOf(path);
        return text === undefined ? undefined : fileOf(text);
      }),
    write: async (path, text, expected) => {
      const written = await within(path, 'readwrite', async (files, textOf) => {
        const theirs = fileOf(await textOf(path));
        if (theirs.version !== expected) return { ok: false, theirs } as const;
        await files.put(text, path);
        return { ok: true, version: versionOf(text) } as const;
      });
      if (written.ok) tell(path);
      return written;
    },
    remove: async (path, expected) => {
      const removed = await within(path, 'readwrite', async (files, textOf) => {
        const theirs = fileOf(await textOf(path));
        if (theirs.version !== expected) return { ok: false, theirs } as const;
        await files.delete(path);
        return { ok: true, version: ABSENT } as const;
      });
      if (removed.ok) tell(path);
      return removed;
    },
    rename: async (from, to, expected) => {
      const renamed = await within(from, 'readwrite', async (files, textOf) => {
        const text = await textOf(from);
        if (text === undefined || versionOf(text) !== expected) return { ok: false, why: 'changed' } as const;
        if ((await textOf(to)) !== undefined) return { ok: false, why: 'taken' } as const;
        await files.delete(from);
        await files.put(text, to);
        return { ok: true } as const;
      });
      if (renamed.ok) [from, to].forEach(tell);
      return renamed;
    },
    watch: (changed) => {
      const heard = new BroadcastChannel(name);
      heard.onmessage = ({ data }: MessageEvent<string>) => changed(data);
      return () => heard.close();
    },
  };
};
