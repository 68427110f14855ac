import { isRulesetFile } from '@sandtable/archive/ruleset-file';
import type { FolderHandle } from './disk-handles.ts';
import { createDiskHome, type DiskHome } from './disk-home.ts';
import { handleStore } from './handle-store.ts';

/** As much of the window as not all browsers have. */
interface Picking {
  showDirectoryPicker?(options: { readonly id: string; readonly mode: 'readwrite' }): Promise<FolderHandle>;
}

/** Folders on disk as this browser opens them. */
export function diskOfBrowser(): DiskHome {
  const window: Picking = globalThis as unknown as Picking;
  const canPick = window.showDirectoryPicker !== undefined;
  return createDiskHome({
    pick: canPick ? async () => window.showDirectoryPicker?.({ id: 'sandtable', mode: 'readwrite' }) : undefined,
    store: handleStore(),
    mayHold: isRulesetFile,
    alone: (change) => navigator.locks.request('sandtable-folder', change),
  });
}
