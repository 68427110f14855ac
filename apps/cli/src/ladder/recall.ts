import type { Share } from '@sandtable/analysis';
import { type Pairing, pairsAmong, writeBot } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { optionNames } from '@sandtable/session';
import type { Recall } from '../spread/remembered.ts';
import type { OpenStore } from '../store/open-store.ts';
import { recalling } from '../store/recall.ts';
import type { Plan } from './plan.ts';

type Pairings = readonly Pairing[];

/** Keeps the games of each pair for themselves, so that another ladder with the same two bots need not play them. */
export function ladderRecall(store: OpenStore, game: string, info: GameInfo, plan: Plan): Recall<Pairings> {
  const pairs = pairsAmong(plan.bots.length).map((pair, index) => ({
    pair,
    start: index * plan.games,
    recall: recallOf(store, game, info, plan, pair),
  }));
  return {
    known: () =>
      pairs.flatMap(({ pair, start, recall }) =>
        recall.known({ first: 0, games: plan.games }).map(({ first, games, part }) => ({
          first: start + first,
          games,
          part: between(part, pair),
        })),
      ),
    keep(run) {
      for (const { pair, start, recall } of pairs) {
        const own = common(run, { first: start, games: plan.games });
        const part = run.part.filter(({ a, b }) => a === pair[0] && b === pair[1]);
        if (own.games > 0) recall.keep({ first: own.first - start, games: own.games, part: between(part, [0, 1]) });
      }
    },
  };
}

function recallOf(store: OpenStore, game: string, info: GameInfo, plan: Plan, pair: readonly number[]) {
  const bots = pair.flatMap((at) => plan.bots[at] ?? []);
  const options = optionNames(info, plan.options) ?? {};
  const about = { command: 'ladder', game, bots: bots.map(writeBot).join(', '), options };
  const fits = (part: Pairings, share: Share): boolean => part.length === 1 && part[0]?.games === share.games;
  return recalling<Pairings>(store, { about, plan: { ...plan, bots, games: 0 }, fits });
}

/** The same for bots with these numbers. */
const between = (part: Pairings, [a = 0, b = 0]: readonly number[]): Pairings => part.map((one) => ({ ...one, a, b }));

/** Games that are in both. */
function common(one: Share, other: Share): Share {
  const first = Math.max(one.first, other.first);
  const end = Math.min(one.first + one.games, other.first + other.games);
  return { first, games: Math.max(0, end - first) };
}
