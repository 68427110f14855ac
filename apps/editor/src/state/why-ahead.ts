import type { State } from './state.ts';
import type { Store } from './store.ts';

/** What is known of the browser, and of how busy it is. */
export interface Rest {
  /** Calls back once nothing else is to be done; returns how to think better of it. */
  whenIdle(act: () => void): () => void;
  /** Whether work that nobody asked for is welcome: the page is in sight, and nothing is to be saved. */
  isWelcome(): boolean;
}

/** Milliseconds in which nobody has done anything, and no bot either. */
const CALM = 5000;

/**
 * Gets ready for questions why, once for each version of the rules: when a match is in sight and has rested for a
 * while.
 */
export function prepareWhy(
  store: Pick<Store<State>, 'get' | 'subscribe'>,
  prepare: () => Promise<void>,
  { whenIdle, isWelcome }: Rest,
): () => void {
  let prepared: string | undefined;
  let cancel = (): void => undefined;
  const act = (): void => {
    const { javascript, running } = store.get();
    if (!isWelcome() || running) return;
    prepared = javascript;
    // What fails now is reported to whoever asks.
    prepare().catch(() => undefined);
  };
  const wait = (): void => {
    cancel();
    const timer = setTimeout(() => (cancel = whenIdle(act)), CALM);
    cancel = () => clearTimeout(timer);
  };
  return store.subscribe((now, was) => {
    if (now.view === was.view && now.javascript === was.javascript && now.ask === was.ask) return;
    if (now.view === undefined || now.javascript === undefined || now.javascript === prepared) cancel();
    else wait();
  });
}
