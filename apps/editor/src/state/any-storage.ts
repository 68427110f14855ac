/** What a page keeps as long as it is open. */
const inMemory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (i) => [...kept.keys()][i] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
};

/** A browser that forbids its stores gets some that last as long as the page: less is kept, and everything goes on. */
export const ensureStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      globalThis[name].getItem('');
    } catch {
      Object.defineProperty(globalThis, name, { value: inMemory() });
    }
};
