import { openStore } from './database.ts';
import type { FolderHandle } from './disk-handles.ts';

/** Where the folder is remembered that was opened last. Whatever cannot be kept throws; nothing depends on it. */
export interface HandleStore {
  last(): Promise<FolderHandle | undefined>;
  keep(handle: FolderHandle): Promise<void>;
  forget(): Promise<void>;
}

const STORE = 'handles';
const LAST = 'last';

export const handleStore = (name = 'sandtable-folder'): HandleStore => {
  const opened = () => openStore(name, STORE, (made) => made.createObjectStore(STORE));
  return {
    last: async () => (await opened()).get(STORE, LAST),
    keep: async (handle) => void (await (await opened()).put(STORE, handle, LAST)),
    forget: async () => (await opened()).delete(STORE, LAST),
  };
};
