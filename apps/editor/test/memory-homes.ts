import { memoryStorage } from '../src/state/memory-storage.ts';
import type { StorageProviders } from '../src/state/storage-providers.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { createLinkStore } from '../src/storage/link-store.ts';
import { memoryCovers } from './memory-covers.ts';
import { memoryPoints } from './memory-points.ts';

/** Where a workbench under test keeps things: nowhere but in memory; empty unless a test says otherwise. */
export const memoryHomes = (own: Partial<StorageProviders> = {}): StorageProviders => ({
  folder: inMemory({}),
  browser: inMemory({}),
  linkStore: createLinkStore(memoryStorage()),
  points: memoryPoints(),
  covers: memoryCovers(),
  ...own,
});
