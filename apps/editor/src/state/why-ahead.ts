import { layoutIn } from './layout-in.ts';
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
/** Milliseconds after a decision of a game with fights, whose cards tell how their numbers came about. */
const SOON = 1000;

/**
 * Gets ready for questions why, once for each version of the rules: when a match is in sight and has rested for a
 * while, or soon after its first decision if its layout has fights.
 */
export function prepareWhy(
  store: Pick<Store<State>, 'get' | 'subscribe'>,
  prepare: () => Promise<void>,
  { whenIdle, isWelcome }: Rest,
): () => void {
  let prepared: string | undefined;
  let cancel = (): void => undefined;
  let isSoon = false;
  const act = (): void => {
    const { javascript, running } = store.get();
    isSoon = false;
    if (!isWelcome() || running) return;
    prepared = javascript;
    // What fails now is reported to whoever asks.
    prepare().catch(() => undefined);
  };
  const wait = (calm: number): void => {
    cancel();
    const timer = setTimeout(() => (cancel = whenIdle(act)), calm);
    cancel = () => clearTimeout(timer);
  };
  return store.subscribe((now, was) => {
    if (now.view === was.view && now.javascript === was.javascript && now.ask === was.ask) return;
    const isWanted = now.view !== undefined && now.javascript !== undefined && now.javascript !== prepared;
    // Decisions that follow each other don't put it off: one of them may be a fight.
    const wasSoon = isSoon && isWanted && now.javascript === was.javascript;
    isSoon = isWanted && !now.running && !was.running && isJustDecided(now, was) && hasFights(now);
    if (!isWanted) cancel();
    else if (!(isSoon && wasSoon)) wait(isSoon ? SOON : CALM);
  });
}

/**
 * Whether a match stands at its last decision, and that was made alone. Who goes back through it, or through what bots have
 * just played, is in no fight, and must not wait for a compiler.
 */
const isJustDecided = ({ view }: State, was: State): boolean =>
  view !== undefined &&
  view.decisions > 0 &&
  view.decisions === view.made &&
  view.decisions <= (was.view?.decisions ?? 0) + 1;

/** Whether the layout says which lines of the log are fights, and whose. */
const hasFights = (state: State): boolean =>
  Object.values(layoutIn(state)?.events ?? {}).some(({ sides }) => sides !== undefined);
