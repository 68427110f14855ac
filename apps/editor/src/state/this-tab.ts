export interface ThisTab {
  /** The same after a reload, and after the page broke down. */
  readonly name: string;
  /** The names of other tabs that are open now. */
  others(): Promise<ReadonlySet<string>>;
}

const KEY = 'sandtable.tab';
const LOCK = 'sandtable.open:';

/** Each tab holds a lock as long as it lives, which the browser lets go of however it ends. */
export const thisTab = (storage: Storage, locks: Pick<LockManager, 'request' | 'query'> | undefined): ThisTab => {
  const name = nameIn(storage);
  void locks?.request(LOCK + name, () => new Promise(() => undefined)).catch(() => undefined);
  return {
    name,
    others: async () => {
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      const open = held.flatMap((lock) => (lock.name?.startsWith(LOCK) ? [lock.name.slice(LOCK.length)] : []));
      return new Set(open.filter((one) => one !== name));
    },
  };
};

function nameIn(storage: Storage): string {
  const known = storage.getItem(KEY);
  if (known !== null) return known;
  const name = Math.random().toString(36).slice(2);
  try {
    storage.setItem(KEY, name);
  } catch {
    // A browser that keeps nothing for a tab has another name for it next time.
  }
  return name;
}
