import type { State } from './state.ts';
import type { Store } from './store.ts';

/** The channel on which tabs tell each other that something has changed. */
export const TABS = 'sandtable.tabs';

const nameOf = (ruleset: string, tab: string): string => `sandtable.tab:${ruleset}:${tab}`;

/**
 * Counts the other tabs that have the same ruleset open. Each holds a lock as long as it has it open, which the browser
 * lets go of with the tab, however it ends; a message tells the others to count again.
 */
export const followTabs = (store: Store<State>, locks: LockManager, channel: BroadcastChannel, tab: string): void => {
  let ruleset: string | undefined;
  let letGo = (): void => undefined;
  const awaited = new Set<string>();

  const count = async (): Promise<void> => {
    const of = ruleset;
    if (of === undefined) return store.set({ otherTabs: 0 });
    const { held = [] } = await locks.query();
    const others = held.filter(({ name = '' }) => name.startsWith(nameOf(of, '')) && name !== nameOf(of, tab));
    for (const { name = '' } of others) awaitEnd(name);
    if (of === ruleset && others.length !== store.get().otherTabs) store.set({ otherTabs: others.length });
  };
  /** Whoever waits for a lock is the first to know that a tab was closed. */
  const awaitEnd = (name: string): void => {
    if (awaited.has(name)) return;
    awaited.add(name);
    void locks.request(name, () => awaited.delete(name)).then(count);
  };
  const changed = (): void => {
    void count();
    channel.postMessage('changed');
  };
  const hold = (of: string): void => {
    let done = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      done = resolve;
    });
    letGo = done;
    void locks
      .request(nameOf(of, tab), () => {
        changed();
        return held;
      })
      .then(changed);
  };
  const look = (): void => {
    const now = store.get().ruleset;
    if (now === ruleset) return;
    ruleset = now;
    letGo();
    if (now === undefined) void count();
    else hold(now);
  };
  store.subscribe(look);
  channel.addEventListener('message', () => void count());
};
