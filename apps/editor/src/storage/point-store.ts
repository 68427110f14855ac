import type { RestorePoint } from '../versions/restore-points.ts';
import { openStore, result } from './database.ts';

/** Where restore points are kept. Whatever cannot be kept throws; it is a help that work does not hang on. */
export interface PointStore {
  of(ruleset: string): Promise<readonly RestorePoint[]>;
  add(point: RestorePoint): Promise<void>;
  /** Puts these points in the place of all that were there. */
  replace(ruleset: string, points: readonly RestorePoint[]): Promise<void>;
}

const STORE = 'points';
const BY_RULESET = 'ruleset';

const opened = (name: string): Promise<IDBDatabase> =>
  openStore(name, STORE, (made) => {
    made.createObjectStore(STORE, { autoIncrement: true }).createIndex(BY_RULESET, BY_RULESET);
  });

/** Restore points in a database of the browser, which all tabs share. */
export const pointStore = (name = 'sandtable-history'): PointStore => {
  const within = async <T>(mode: IDBTransactionMode, act: (points: IDBObjectStore) => Promise<T>): Promise<T> => {
    const database = await opened(name);
    try {
      const transaction = database.transaction(STORE, mode);
      const ended = new Promise<void>((done, failed) => {
        transaction.oncomplete = () => done();
        transaction.onabort = () => failed(transaction.error);
      });
      const made = await act(transaction.objectStore(STORE));
      await ended;
      return made;
    } finally {
      database.close();
    }
  };
  return {
    of: (ruleset) => within('readonly', (points) => result<RestorePoint[]>(points.index(BY_RULESET).getAll(ruleset))),
    add: (point) => within('readwrite', async (points) => void (await result(points.add(point)))),
    replace: (ruleset, kept) =>
      within('readwrite', async (points) => {
        for (const key of await result(points.index(BY_RULESET).getAllKeys(ruleset))) points.delete(key);
        for (const point of kept) points.add(point);
      }),
  };
};
