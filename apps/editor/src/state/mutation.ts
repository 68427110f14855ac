import type { Client } from '../workers/client.ts';
import { type MutationApi, NOTHING_TRIED } from '../workers/mutation-protocol.ts';
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
  let halted = false;

  const attempt = async (count: number): Promise<void> => {
    const { variants, javascript, mutation } = store.get();
    worker ??= start();
    const mine = worker;
    halted = false;
    store.set({ mutation: { ...NOTHING_TRIED, ...mutation, javascript, running: true } });
    let reply = await mine.begin({ files: sourcesOf(store.get()), variants }, count);
    for (; isWanted(javascript); reply = await mine.goOn()) {
      const running = !reply.done && !halted;
      store.set({ mutation: { ...reply, javascript, running } });
      if (!running) return;
    }
  };
  /** What was found of other rules is forgotten with them. */
  const isWanted = (javascript: string | undefined): boolean => store.get().mutation?.javascript === javascript;
  store.subscribe(() => {
    const { mutation, javascript, rulesValid } = store.get();
    if (mutation !== undefined && mutation.javascript !== javascript && rulesValid) store.set({ mutation: undefined });
  });

  return {
    attempt: (count) =>
      attempt(count).catch((error: unknown) => {
        worker = undefined;
        store.set({ mutation: undefined, ...failureOf(error, 'bots') });
      }),
    stop: () => {
      halted = true;
    },
  };
};
