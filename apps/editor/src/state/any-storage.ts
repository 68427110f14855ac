import { memoryStorage } from './memory-storage.ts';

/** A browser that forbids its stores gets some that last as long as the page: less is kept, and everything goes on. */
export const ensureStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      globalThis[name].getItem('');
    } catch {
      Object.defineProperty(globalThis, name, { value: memoryStorage() });
    }
};
