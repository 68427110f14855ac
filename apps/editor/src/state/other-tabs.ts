import type { State } from './state.ts';
import type { Store } from './store.ts';

/** The channel on which tabs tell each other that something has changed. */
export const TABS = 'sandtable.tabs';

const nameOf = (ruleset: string, tab: string): string => `sandtable.tab:${ruleset}:${tab}`;

/**
 * Counts the other tabs that have the same ruleset open. Each holds a lock while it has it open, which the browser releases
 * with the tab, however it ends; a message tells the others to count again.
 */
export const followTabs = (store: Store<State>, locks: LockManager, channel: BroadcastChannel, tab: string): void => {
  let ruleset: string | undefined;
  let release = (): void => undefined;
  const awaited = new Set<string>();
  const count = async (): Promise<void> => {
    const of = ruleset;
    const others = of === undefined ? [] : await othersOf(locks, of, tab);
    for (const name of others) awaitEnd(locks, awaited, name, count);
    if (of === ruleset && others.length !== store.get().otherTabs) store.set({ otherTabs: others.length });
  };
  const changed = (): void => {
    void count();
    channel.postMessage('changed');
  };
  store.subscribe(() => {
    const now = store.get().ruleset;
    if (now === ruleset) return;
    ruleset = now;
    release();
    if (now === undefined) void count();
    else release = hold(locks, nameOf(now, tab), changed);
  });
  channel.addEventListener('message', () => void count());
};

/** Names of the locks of other tabs that have a ruleset open. */
async function othersOf(locks: LockManager, ruleset: string, tab: string): Promise<readonly string[]> {
  const { held = [] } = await locks.query();
  const names = held.map(({ name = '' }) => name);
  return names.filter((name) => name.startsWith(nameOf(ruleset, '')) && name !== nameOf(ruleset, tab));
}

/** Counts again when a tab is closed: whoever waits for its lock is the first to know. */
function awaitEnd(locks: LockManager, awaited: Set<string>, name: string, count: () => Promise<void>): void {
  if (awaited.has(name)) return;
  awaited.add(name);
  void locks.request(name, () => awaited.delete(name)).then(count);
}

/** Holds a lock until the result is called; `changed` hears when it is got and when it is released. */
function hold(locks: LockManager, name: string, changed: () => void): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const got = (): Promise<void> => {
    changed();
    return held;
  };
  void locks.request(name, got).then(changed);
  return () => release();
}
