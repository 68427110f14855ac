/** A request as a promise; awaiting nothing else keeps its transaction open. */
export const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** Some browsers that forbid their store never answer. Nobody waits longer for it than this. */
const LONGEST = 5000;

const inTime = <T>(asked: Promise<T>): Promise<T> =>
  Promise.race([
    asked,
    new Promise<never>((_, failed) =>
      setTimeout(() => failed(new DOMException('the store does not answer', 'TimeoutError')), LONGEST),
    ),
  ]);

const opened = async (
  name: string,
  store: string,
  version: number | undefined,
  make: (database: IDBDatabase) => void,
): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(store)) make(request.result);
  };
  const database = await inTime(result(request));
  // Another page that adds something waits until nobody holds the store as it was.
  database.onversionchange = () => database.close();
  return database;
};

/** Opens a database of the browser, whichever page made it; `make` adds the store where it is not there. */
export const openStore = async (
  name: string,
  store: string,
  make: (database: IDBDatabase) => void,
): Promise<IDBDatabase> => {
  const database = await opened(name, store, undefined, make);
  if (database.objectStoreNames.contains(store)) return database;
  database.close();
  return await opened(name, store, database.version + 1, make);
};
