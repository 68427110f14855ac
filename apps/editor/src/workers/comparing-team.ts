import { type Shares, sharesOf } from '@sandtable/analysis';
import { type Comparison, mergeComparisons, noComparison } from '@sandtable/bots';
import type { Counting } from '@sandtable/compiler';
import type { Save } from '@sandtable/session';
import type { Client } from './client.ts';
import type { ComparingApi, Terms } from './comparing-protocol.ts';
import type { Counted } from './compiler-api.ts';
import type { Stack } from './stack.ts';

type Worker = Client<ComparingApi>;
type SideName = 'before' | 'after';

/** Two stacks whose games are played by workers of their own. */
export interface Team {
  /** Which of the two cannot be played, if any; then nothing else can be asked. */
  readonly broken: readonly SideName[];
  readonly roleKind: string;
  readonly wording: Counted['wording'];
  /** Plays games; `told` is called with what is known so far, until all are played or the team is stopped. */
  play(games: number, report: (comparison: Comparison) => void): Promise<void>;
  /** One game of a side as a match. */
  game(side: SideName, game: number): Promise<Save | undefined>;
  /** Ends the games; single ones can still be asked for. */
  rest(): void;
  stop(): void;
}
interface Begin {
  readonly before: Stack;
  readonly after: Stack;
  readonly terms: Terms;
}

/** Milliseconds that a share should take: who says nothing for long is given up. */
const SHARE = 500;

/** Makes modules of rules. */
export type Count = (stack: Stack) => Promise<Counted>;

/** The figures do not depend on how many workers share the games. */
export const gather = async (make: () => Worker, count: Count, size: number, begin: Begin): Promise<Team> => {
  const first = make();
  const [before, after] = [await count(begin.before), await count(begin.after)];
  const crew = crewOf(first, make, before, after, begin.terms);
  return {
    broken: brokenOf(before, after),
    roleKind: after.counting?.roleKind ?? '',
    wording: [...before.wording, ...after.wording],
    play: (games, report) => playGames(crew, size, games, report),
    game: (side, game) => asked(crew, first, () => first.game(side, game)),
    rest: () => rest(crew),
    stop: () => {
      rest(crew);
      first.stop();
    },
  };
};

const brokenOf = (before: Counted, after: Counted): readonly SideName[] => [
  ...(before.counting ? [] : (['before'] as const)),
  ...(after.counting ? [] : (['after'] as const)),
];

/** The workers, and what they are to play. */
interface Crew {
  readonly make: () => Worker;
  /** Undefined where a side cannot be played. */
  readonly sides: { readonly before: Counting; readonly after: Counting } | undefined;
  readonly terms: Terms;
  /** The first one stays until the end. */
  readonly workers: Worker[];
  /** Those that have the rules. */
  readonly loaded: Set<Worker>;
  isStopped: boolean;
}

const crewOf = (
  first: Worker,
  make: () => Worker,
  { counting: before }: Counted,
  { counting: after }: Counted,
  terms: Terms,
): Crew => ({
  ...{ make, terms, workers: [first], loaded: new Set(), isStopped: false },
  sides: before && after && { before, after },
});

const rest = (crew: Crew): void => {
  crew.isStopped = true;
  for (const worker of crew.workers.splice(1)) worker.stop();
};

const playGames = async (
  crew: Crew,
  size: number,
  games: number,
  report: (comparison: Comparison) => void,
): Promise<void> => {
  const { workers, make } = crew;
  while (workers.length < Math.min(size, games)) workers.push(make());
  const shares = sharesOf({ games }, workers.length);
  let sum = noComparison;
  const take = (part: Comparison): void => {
    sum = mergeComparisons(sum, part);
    report(sum);
  };
  const unlessStopped = (error: unknown): void => {
    if (!crew.isStopped) throw error;
  };
  await Promise.all(workers.map((worker) => serve(crew, worker, shares, take).catch(unlessStopped)));
};

/**
 * Gives one share after the other to a worker: the next one is larger while it is quick, and smaller if it was slow.
 */
const serve = async (crew: Crew, worker: Worker, shares: Shares, take: (part: Comparison) => void): Promise<void> => {
  let pace = 1;
  while (!crew.isStopped) {
    const share = shares(pace);
    if (share === undefined) return;
    const begun = performance.now();
    const part = await asked(crew, worker, () => worker.share(share.first, share.games));
    pace = performance.now() - begun < SHARE ? pace * 2 : Math.max(1, pace >> 1);
    if (!crew.isStopped) take(part ?? noComparison);
  }
};

/** Asks a worker that has the rules; one that was let go has forgotten them. */
const asked = async <T>({ sides, terms, loaded }: Crew, worker: Worker, ask: () => Promise<T>): Promise<T> => {
  if (sides && !loaded.has(worker)) {
    await worker.load(sides.before, sides.after, terms);
    loaded.add(worker);
  }
  return await ask().catch((error: unknown) => {
    loaded.delete(worker);
    throw error;
  });
};
