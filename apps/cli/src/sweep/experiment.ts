import {
  figuring,
  freeName,
  type GameFigures,
  type Given,
  noFigures,
  type PointOutcome as OutcomeWith,
  overlayOf,
} from '@sandtable/analysis';
import { type Bots, type Measure, measureKey } from '@sandtable/bots';
import type { Diagnostic } from '@sandtable/diagnostics';
import { layoutIndex, optionCodes } from '@sandtable/session';
import type { Game } from '../game.ts';
import type { Spreading } from '../spread/spreading.ts';
import { distribute, type Memory } from './distribute.ts';
import type { PlannedGames } from './memory.ts';
import type { Plan, PointPlan } from './plan.ts';
import { isFailed, type Prepared, preparing } from './prepare.ts';
import type { Failed } from './result.ts';

/** How games are played at every point. */
export interface Conditions {
  readonly games: number;
  readonly seed: number;
  readonly seats: string;
  /** Options that don't vary. */
  readonly options: Readonly<Record<string, string>>;
  readonly bots: Bots | undefined;
  readonly maxDecisions: number;
}

/** How the work is done; none of it changes the result. */
export interface Means {
  readonly spreading: Spreading;
  readonly memory: (planned: PlannedGames) => Memory;
  /** Shows how far so many games are. */
  readonly progress: (games: number) => { report(done: number): void; end(): void };
}

/** Values that something is given at one point. */
type Point = readonly Given[];

/** Figures of one point, or why there are none. */
export type PointOutcome = OutcomeWith<Diagnostic>;

export interface Round {
  readonly outcomes: readonly PointOutcome[];
  /** How many games the outcomes are of, and how many of these had been played before. */
  readonly games: number;
  readonly known: number;
}

/** Plays points of one game, as often as it is asked for more of them. */
export interface Experiment {
  /** Compiles points; tells of each why it can't be played, if it can't. */
  ready(points: readonly Point[]): Promise<readonly (Failed | undefined)[]>;
  /** What can be measured at some of the points that were made ready. */
  measures(): readonly Measure[];
  play(points: readonly Point[], enough: (figures: GameFigures) => boolean): Promise<Round>;
}

export function experimentOf(game: Game, variantNames: readonly string[], to: Conditions, means: Means): Experiment {
  const { model, variants } = game.compiled;
  const name = freeName(new Set(variantNames));
  const ground = { of: model?.id ?? '', variants: variants.map((one) => one.name), name };
  const { prepare, prepared } = preparing(game, to.seats);
  const made = new Map<string, PointPlan | Failed>();
  const pointOf = async (given: Point): Promise<PointPlan | Failed> => {
    const overlay = overlayOf(ground, given);
    const options = { ...to.options, ...overlay.options };
    const key = JSON.stringify([overlay.variants, overlay.file?.text, options]);
    const point = made.get(key) ?? (await prepare({ ...overlay, options }));
    made.set(key, point);
    return point;
  };
  const pointsOf = async (points: readonly Point[]): Promise<readonly (PointPlan | Failed)[]> => {
    const all: (PointPlan | Failed)[] = [];
    for (const given of points) all.push(await pointOf(given));
    return all;
  };
  return {
    ready: async (points) => (await pointsOf(points)).map((point) => (isFailed(point) ? point : undefined)),
    measures: () => measuresOf(prepared(), to),
    play: async (points, enough) => await played(await pointsOf(points), prepared(), to, means, enough),
  };
}

/** Rules may be counted that only some points have. */
function measuresOf({ rules, modules }: Prepared, to: Conditions): readonly Measure[] {
  const all = rules.flatMap(({ uses }, index) => {
    const module = modules.get(index);
    if (module === undefined) return [];
    const seats = [Math.max(0, layoutIndex(module.info, to.seats))];
    const series = { ...to, module, first: 0, games: 0, seats, options: optionCodes(module.info, to.options) };
    return figuring({ series, uses })({ first: 0, games: 0 }).columns.map(({ measure }) => measure);
  });
  return [...new Map(all.map((measure) => [measureKey(measure), measure])).values()];
}

/** Points that come to the same rules and options are played once. */
async function played(
  asked: readonly (PointPlan | Failed)[],
  { rules, modules, overlays, made }: Prepared,
  { games, seed, seats, bots, maxDecisions }: Conditions,
  { spreading: { workers, over, goesOn }, memory, progress }: Means,
  enough: (figures: GameFigures) => boolean,
): Promise<Round> {
  const own = new Map(asked.flatMap((one) => (isFailed(one) ? [] : [[keyOf(one), one] as const])));
  const plan: Plan = { rules, points: [...own.values()], games, seed, seats, bots, maxDecisions };
  const bar = progress(plan.points.length * games);
  try {
    const remembered = memory({ plan, modules, overlays });
    const schedule = await distribute({
      plan,
      modules,
      workers,
      over: over && { ...over, made },
      memory: remembered,
      enough,
      report: bar.report,
      goesOn,
    });
    const keys = [...own.keys()];
    const figures = schedule.figures();
    const outcomes = asked.map(
      (one): PointOutcome =>
        isFailed(one) ? { failed: one } : { figures: figures[keys.indexOf(keyOf(one))] ?? noFigures },
    );
    return { outcomes, ...schedule.counted() };
  } finally {
    bar.end();
  }
}

const keyOf = ({ rules, options }: PointPlan): string =>
  JSON.stringify([rules, Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
