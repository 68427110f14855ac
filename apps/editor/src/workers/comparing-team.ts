import { type Comparison, mergeComparisons, noComparison } from '@sandtable/bots';
import type { Save } from '@sandtable/session';
import type { Client } from './client.ts';
import type { ComparingApi, Terms } from './comparing-protocol.ts';
import type { Counted } from './compiler-api.ts';
import type { Stack } from './stack.ts';

type Worker = Client<ComparingApi>;

/** Two stacks whose games are played by workers of their own. */
export interface Team {
  /** Which of the two cannot be played, if any; then nothing else can be asked. */
  readonly broken: readonly ('before' | 'after')[];
  readonly roleKind: string;
  readonly wording: Counted['wording'];
  /** Plays games; `told` gets what is known so far, until all are played or the team is stopped. */
  play(games: number, told: (comparison: Comparison) => void): Promise<void>;
  /** One game of a side as a match. */
  game(side: 'before' | 'after', game: number): Promise<Save | undefined>;
  /** Ends the games; single ones can still be asked for. */
  rest(): void;
  stop(): void;
}
interface Begin {
  readonly before: Stack;
  readonly after: Stack;
  readonly terms: Terms;
}

/** So many shares per worker that what is known is told often, and none waits long for another at the end. */
const PER_WORKER = 32;
/** Milliseconds that a share should take: who says nothing for long is given up. */
const SHARE = 500;

/** Makes modules of rules. */
export type Count = (stack: Stack) => Promise<Counted>;

/** The figures do not depend on how many workers share the games. */
export const gather = async (make: () => Worker, count: Count, size: number, begin: Begin): Promise<Team> => {
  const { terms } = begin;
  const first = make();
  const workers = [first];
  let isStopped = false;
  const [before, after] = [await count(begin.before), await count(begin.after)];
  const sides = before.counting && after.counting && { before: before.counting, after: after.counting };
  const loaded = new Set<Worker>();
  const ready = async (worker: Worker): Promise<void> => {
    if (sides === undefined || loaded.has(worker)) return;
    await worker.load(sides.before, sides.after, terms);
    loaded.add(worker);
  };
  /** One that was let go has forgotten the rules. */
  const asked = async <T>(worker: Worker, ask: () => Promise<T>): Promise<T> => {
    await ready(worker);
    return await ask().catch((error: unknown) => {
      loaded.delete(worker);
      throw error;
    });
  };

  const play: Team['play'] = async (games, told) => {
    while (workers.length < Math.min(size, games)) workers.push(make());
    const step = Math.max(1, Math.ceil(games / (workers.length * PER_WORKER)));
    let next = 0;
    let sum = noComparison;
    const serve = async (worker: Worker): Promise<void> => {
      let pace = 1;
      while (next < games && !isStopped) {
        const share = { first: next, games: Math.min(step, pace, games - next) };
        next += share.games;
        const begun = performance.now();
        const part = (await asked(worker, () => worker.share(share.first, share.games))) ?? noComparison;
        pace = performance.now() - begun < SHARE ? pace * 2 : Math.max(1, pace >> 1);
        if (isStopped) return;
        sum = mergeComparisons(sum, part);
        told(sum);
      }
    };
    const unlessStopped = (error: unknown): void => {
      if (!isStopped) throw error;
    };
    await Promise.all(workers.map((worker) => serve(worker).catch(unlessStopped)));
  };

  const rest = (): void => {
    isStopped = true;
    for (const worker of workers.splice(1)) worker.stop();
  };

  return {
    broken: [...(before.counting ? [] : ['before' as const]), ...(after.counting ? [] : ['after' as const])],
    roleKind: after.counting?.roleKind ?? '',
    wording: [...before.wording, ...after.wording],
    play,
    game: (side, game) => asked(first, () => first.game(side, game)),
    rest,
    stop: () => {
      rest();
      first.stop();
    },
  };
};
