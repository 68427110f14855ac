import { type Block, figuring, type GameFigures } from '@sandtable/analysis';
import type { Bots } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import { layoutIndex, optionCodes } from '@sandtable/session';
import { loadModule } from '../module.ts';

/** Rules as a module that counts, and by path the counted statements that tell of the use of rules. */
export interface Rules {
  readonly javascript: string;
  readonly uses: ReadonlyMap<string, number>;
}

/** What to play at one point, in names. */
export interface PointPlan {
  /** Index of its rules. */
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
}

/** Games at many points, as data that crosses to a worker. */
export interface Plan {
  readonly rules: readonly Rules[];
  readonly points: readonly PointPlan[];
  readonly games: number;
  readonly seed: number;
  readonly seats: string;
  readonly bots: Bots | undefined;
  readonly maxDecisions: number;
}

/** Games of a sweep are numbered through: those of the first point, then those of the second. */
export const shareOf = ({ games }: Plan, { point, first, games: some }: Block) => ({
  first: point * games + first,
  games: some,
});

export const blockOf = ({ games }: Plan, share: { readonly first: number; readonly games: number }): Block => ({
  point: Math.floor(share.first / games),
  first: share.first % games,
  games: share.games,
});

/** The same without rules that none of its points has. */
export function withoutUnused(plan: Plan): Plan {
  const used = [...new Set(plan.points.map(({ rules }) => rules))];
  return {
    ...plan,
    rules: used.flatMap((index) => plan.rules[index] ?? []),
    points: plan.points.map((point) => ({ ...point, rules: used.indexOf(point.rules) })),
  };
}

type Play = (block: Block) => GameFigures;

/** Returns what plays blocks whose rules are loaded already. */
export function playing(plan: Plan, modules: ReadonlyMap<number, GameModule>): Play {
  const figurings = new Map<number, ReturnType<typeof figuring>>();
  return ({ point, first, games }) => {
    let play = figurings.get(point);
    if (play === undefined) {
      play = figuringAt(plan, point, modules);
      figurings.set(point, play);
    }
    return play({ first, games });
  };
}

function figuringAt(plan: Plan, point: number, modules: ReadonlyMap<number, GameModule>) {
  const { rules, points, games, seed, bots, maxDecisions } = plan;
  const at = points[point];
  const module = at && modules.get(at.rules);
  const uses = at && rules[at.rules]?.uses;
  if (at === undefined || module === undefined || uses === undefined) throw new Error('a block is of a point');
  const seats = [Math.max(0, layoutIndex(module.info, plan.seats))];
  const options = optionCodes(module.info, at.options);
  return figuring({ series: { module, seed, first: 0, games, seats, options, maxDecisions, bots }, uses });
}

/** The same for a worker, which loads the rules of a point when it first plays there. */
export function playingAnywhere(plan: Plan): (block: Block) => Promise<GameFigures> {
  const modules = new Map<number, GameModule>();
  const play = playing(plan, modules);
  return async (block) => {
    const index = plan.points[block.point]?.rules ?? 0;
    if (!modules.has(index)) modules.set(index, await loadModule(plan.rules[index]?.javascript ?? ''));
    return play(block);
  };
}
