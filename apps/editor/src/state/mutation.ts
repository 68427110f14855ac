import type { Client } from '../workers/client.ts';
import { type MutationApi, NOTHING_TRIED } from '../workers/mutation-protocol.ts';
import type { MutationShown } from './slices/analysis.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import { failureOf } from './stopped.ts';
import type { Store } from './store.ts';

export interface Mutation {
  /** Tries changes until so many were tried. */
  attempt(count: number): Promise<void>;
  stop(): void;
}

export const createMutation = (store: Store<State>, start: () => Client<MutationApi>): Mutation => {
  let worker: Client<MutationApi> | undefined;
  let run = new AbortController();
  store.subscribe(() => {
    const { mutation, rulesValid } = store.get();
    if (mutation !== undefined && !isOfRules(store.get(), mutation) && rulesValid) store.set({ mutation: undefined });
  });
  return {
    attempt: (count) => {
      worker ??= start();
      run = new AbortController();
      return attempt(store, worker, count, run.signal).catch((error: unknown) => {
        worker = undefined;
        store.set({ mutation: undefined, ...failureOf(error, 'bots') });
      });
    },
    stop: () => run.abort(),
  };
};

async function attempt(
  store: Store<State>,
  worker: Client<MutationApi>,
  count: number,
  signal: AbortSignal,
): Promise<void> {
  const { variants, javascript, mutation } = store.get();
  store.set({ mutation: { ...NOTHING_TRIED, ...mutation, javascript, running: true } });
  let reply = await worker.begin({ files: sourcesOf(store.get()), variants }, count);
  // What was found in other rules is dropped with them.
  for (; store.get().mutation?.javascript === javascript; reply = await worker.goOn()) {
    const running = !reply.done && !signal.aborted;
    store.set({ mutation: { ...reply, javascript, running } });
    if (!running) return;
  }
}

const isOfRules = ({ javascript }: State, mutation: MutationShown): boolean => mutation.javascript === javascript;
