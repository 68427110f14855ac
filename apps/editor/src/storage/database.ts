import { type IDBPDatabase, openDB } from 'idb';

/** Some browsers that forbid their store never answer. Nobody waits longer for it than this. */
const LONGEST = 5000;

/** Opens a database of the browser, whichever page made it; `make` adds the store where it is missing. */
export async function openStore(
  name: string,
  store: string,
  make: (database: IDBPDatabase) => void,
): Promise<IDBPDatabase> {
  const database = await opened(name, store, undefined, make);
  if (database.objectStoreNames.contains(store)) return database;
  database.close();
  return await opened(name, store, database.version + 1, make);
}

async function opened(
  name: string,
  store: string,
  version: number | undefined,
  make: (database: IDBPDatabase) => void,
): Promise<IDBPDatabase> {
  const opening = openDB(name, version, {
    upgrade: (made) => {
      if (!made.objectStoreNames.contains(store)) make(made);
    },
    // Another page that adds something waits until nobody holds the store as it was.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  return await inTime(opening);
}

const inTime = <T>(asked: Promise<T>): Promise<T> =>
  Promise.race([
    asked,
    new Promise<never>((_, failed) =>
      setTimeout(() => failed(new DOMException('the store does not answer', 'TimeoutError')), LONGEST),
    ),
  ]);
