import type { LogLine } from '@sandtable/session';
import type { DescribedStory } from '../workers/why-protocol.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Asks how lines of the log came about that nobody has pointed at: it waits until the match rests. */
export type LaterStories = (line: LogLine, nth: number, late: AbortSignal) => Promise<DescribedStory | undefined>;

/** Asks once, for at most so many milliseconds of the worker's time. */
type Ask = (line: LogLine, nth: number, within: number) => Promise<DescribedStory | 'not yet' | undefined>;

interface Needs {
  readonly ask: Ask;
  /** Whether the worker that knows why has the rules of the match. */
  readonly isReady: () => boolean;
}

interface Waiting {
  readonly line: LogLine;
  readonly nth: number;
  readonly late: AbortSignal;
  readonly resolve: (story: DescribedStory | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds after the last step through the match, while the worker has its rules. */
const REST = 700;
/** Milliseconds until it is begun for this: a compiler and an interpreter need a whole processor for seconds. */
const CALM = 5000;
/** Milliseconds after which the worker looks up, so that a step never shares the processor with it for longer. */
const SLICE = 40;

/**
 * Asks one line at a time, and little by little: playing a long match on the slow interpreter takes seconds. A step
 * through the match makes it wait again, and lines that are no longer shown are never asked about.
 */
export const createLaterStories = (store: Pick<Store<State>, 'get' | 'subscribe'>, needs: Needs): LaterStories => {
  const waiting = new Set<Waiting>();
  const rest = restOf(store, needs.isReady);
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    for (let one = firstOf(waiting); one !== undefined; one = firstOf(waiting)) {
      await rest();
      if (!one.late.aborted) await askOnce(one, needs.ask, waiting);
    }
    isRunning = false;
  };
  return (line, nth, late) =>
    new Promise((resolve, reject) => {
      waiting.add({ line, nth, late, resolve, reject });
      if (!isRunning) void run();
    });
};

/** What was let go gets no answer. */
function firstOf(waiting: Set<Waiting>): Waiting | undefined {
  for (const one of waiting) {
    if (!one.late.aborted) return one;
    waiting.delete(one);
    one.resolve(undefined);
  }
  return undefined;
}

async function askOnce(one: Waiting, ask: Ask, waiting: Set<Waiting>): Promise<void> {
  try {
    const story = await ask(one.line, one.nth, SLICE);
    if (story === 'not yet') return;
    waiting.delete(one);
    one.resolve(story);
  } catch (error) {
    waiting.delete(one);
    one.reject(error);
  }
}

/** Returns how to wait until nobody has stepped through the match, and no bot has decided, for a while. */
function restOf(store: Pick<Store<State>, 'get' | 'subscribe'>, isReady: () => boolean): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  store.subscribe((now, was) => {
    if (now.view !== was.view) last = performance.now();
  });
  const left = (calm: number): number => last + calm - performance.now();
  return async () => {
    for (;;) {
      if (left(isReady() ? REST : CALM) <= 0 && !store.get().running) return;
      // It may become ready at any time, and the match may be moved meanwhile.
      await new Promise((done) => setTimeout(done, Math.max(left(REST), REST / 4)));
    }
  };
}
