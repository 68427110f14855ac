import type { IDBPDatabase, IDBPObjectStore } from 'idb';
import { openStore } from './database.ts';
import type { RestorePoint } from './restore-points.ts';

/** Where restore points are kept. Whatever cannot be kept throws; it is a help that work does not depend on. */
export interface PointStore {
  of(ruleset: string): Promise<readonly RestorePoint[]>;
  add(point: RestorePoint): Promise<void>;
  /** Puts these points in the place of all that were there. */
  replace(ruleset: string, points: readonly RestorePoint[]): Promise<void>;
}

const STORE = 'points';
const BY_RULESET = 'ruleset';

const opened = (name: string): Promise<IDBPDatabase> =>
  openStore(name, STORE, (made) => {
    made.createObjectStore(STORE, { autoIncrement: true }).createIndex(BY_RULESET, BY_RULESET);
  });

/** Restore points in a database of the browser, which all tabs share. */
export const pointStore = (name = 'sandtable-history'): PointStore => {
  const within = async <T>(act: (points: Points) => Promise<T>): Promise<T> => {
    const database = await opened(name);
    try {
      const transaction = database.transaction(STORE, 'readwrite');
      const [made] = await Promise.all([act(transaction.store), transaction.done]);
      return made;
    } finally {
      database.close();
    }
  };
  return {
    of: (ruleset) => within((points) => points.index(BY_RULESET).getAll(ruleset)),
    add: (point) => within(async (points) => void (await points.add(point))),
    replace: (ruleset, kept) => within((points) => replaceAll(points, ruleset, kept)),
  };
};

type Points = IDBPObjectStore<unknown, [typeof STORE], typeof STORE, 'readwrite'>;

async function replaceAll(points: Points, ruleset: string, kept: readonly RestorePoint[]): Promise<void> {
  const old = await points.index(BY_RULESET).getAllKeys(ruleset);
  await Promise.all([...old.map((key) => points.delete(key)), ...kept.map((point) => points.add(point))]);
}
