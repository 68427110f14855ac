import { figuring, type GameFigures } from '@sandtable/analysis';
import { type Bots, type Measure, measureKey } from '@sandtable/bots';
import { layoutIndex, optionCodes } from '@sandtable/session';
import type { Game } from '../game.ts';
import { distribute, type Memory } from './distribute.ts';
import { freeName, type Given, overlayOf } from './overlay.ts';
import type { Plan, PointPlan } from './plan.ts';
import { type Failed, isFailed, preparing } from './prepare.ts';

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

/** How the work is done; none of it changes what comes out. */
export interface Means {
  readonly workers: number;
  /** What remembers games of some rules, told apart by their digest and options. */
  readonly memory: (plan: Plan, digests: readonly string[]) => Memory;
  readonly report: (done: number, of: number) => void;
  readonly goesOn: () => boolean;
}

/** Figures of one point, or why there are none. */
export type Outcome = { readonly figures: GameFigures } | { readonly failed: Failed };

export interface Round {
  readonly outcomes: readonly Outcome[];
  /** How many games the outcomes are of, and how many of these had been played before. */
  readonly games: number;
  readonly known: number;
}

/** Plays points of one game, as often as it is asked for more of them. */
export interface Experiment {
  /** What can be measured at some of the points that were made ready so far. */
  measures(): readonly Measure[];
  /** Compiles points; those that can be played are played by `play`. */
  ready(points: readonly (readonly Given[])[]): Promise<void>;
  play(points: readonly (readonly Given[])[], enough: (figures: GameFigures) => boolean): Promise<Round>;
}

export function experimentOf(game: Game, variantNames: readonly string[], to: Conditions, means: Means): Experiment {
  const { model, variants } = game.compiled;
  const name = freeName(new Set(variantNames));
  const ground = { of: model?.id ?? '', variants: variants.map((one) => one.name), name };
  const { prepare, prepared } = preparing(game, to.seats);
  const made = new Map<string, Promise<PointPlan | Failed>>();
  const pointOf = async (given: readonly Given[]): Promise<PointPlan | Failed> => {
    const overlay = overlayOf(ground, given);
    const options = { ...to.options, ...overlay.options };
    const key = JSON.stringify([overlay.variants, overlay.file?.text, options]);
    const point = made.get(key) ?? prepare({ ...overlay, options });
    made.set(key, point);
    return await point;
  };
  return {
    async ready(points) {
      for (const given of points) await pointOf(given);
    },
    measures() {
      const all = [...prepared().modules.values()].flatMap((module) => {
        const seats = [Math.max(0, layoutIndex(module.info, to.seats))];
        const options = optionCodes(module.info, to.options);
        const series = { ...to, module, first: 0, games: 0, seats, options };
        const uses = prepared().rules[indexOf(prepared().modules, module)]?.uses ?? new Map<string, number>();
        return figuring({ series, uses })({ first: 0, games: 0 }).columns.map(({ measure }) => measure);
      });
      return [...new Map(all.map((measure) => [measureKey(measure), measure])).values()];
    },
    async play(points, enough) {
      const asked: (PointPlan | Failed)[] = [];
      for (const given of points) asked.push(await pointOf(given));
      // Points that come to the same rules and options are played once.
      const own = new Map(asked.flatMap((one) => (isFailed(one) ? [] : [[keyOf(one), one] as const])));
      const { rules, modules, digests } = prepared();
      const { games, seed, seats, bots, maxDecisions } = to;
      const plan: Plan = { rules, points: [...own.values()], games, seed, seats, bots, maxDecisions };
      const total = plan.points.length * games;
      const schedule = await distribute({
        plan,
        modules,
        workers: means.workers,
        memory: means.memory(plan, digests),
        enough,
        report: (done) => means.report(done, total),
        goesOn: means.goesOn,
      });
      const keys = [...own.keys()];
      const figures = schedule.figures();
      const outcomes = asked.map((one): Outcome => {
        const found = isFailed(one) ? undefined : figures[keys.indexOf(keyOf(one))];
        return isFailed(one) || found === undefined ? { failed: one as Failed } : { figures: found };
      });
      return { outcomes, ...schedule.counted() };
    },
  };
}

const keyOf = ({ rules, options }: PointPlan): string =>
  JSON.stringify([rules, Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

function indexOf<T>(map: ReadonlyMap<number, T>, value: T): number {
  for (const [index, one] of map) if (one === value) return index;
  return -1;
}
