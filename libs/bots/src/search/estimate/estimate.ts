import { type GameModule, SEATS } from '@sandtable/engine';
import { createRandom } from '../../random.ts';
import { type Figures, figuresOf } from './figures.ts';
import { chanceOf, type Example, type Shape } from './fit.ts';
import { type Seen, seenInGames } from './games-seen.ts';
import { inputsOf, shapeOf } from './inputs.ts';
import { tried } from './skill.ts';

/** How likely a role wins in a position, from 0 to 1. */
export type Estimate = (S: Int32Array, role: number) => number;

export interface Judgement {
  readonly estimate: Estimate;
  /** How much of the differences of results it explains in games that it was not learned from: 1 all, 0 nothing. */
  readonly skill: number;
  /** Decisions of a game that it was learned from, on average. */
  readonly length: number;
}

const SEED = 1;

/** What was learned of a module, by seating: the same module always learns the same. */
const learned = new WeakMap<GameModule, Map<number, Judgement>>();

/**
 * Tells who is ahead in rules of which nothing else is known: some games are played, and the numbers that positions hold
 * are weighed by who won. That happens once per module and seating, for rules with their usual options.
 */
export function judgementFor(module: GameModule, S: Int32Array): Judgement {
  const known = learned.get(module) ?? new Map<number, Judgement>();
  learned.set(module, known);
  const seating = S[SEATS] ?? 0;
  const judgement = known.get(seating) ?? learn(module, seating);
  known.set(seating, judgement);
  return judgement;
}

function learn(module: GameModule, seating: number): Judgement {
  const figures = figuresOf(module, seating);
  const shape = shapeOf(figures);
  const { games, length, seen } = seenInGames(module, seating, figures, createRandom(SEED));
  const scale = scaleOf(seen, figures, shape);
  const { weights, skill } = tried(scale.examples, games, shape);
  const estimate = estimateBy(module, seating, figures, (x, seat) => {
    scale.apply(x);
    return chanceOf(shape, weights, x, seat);
  });
  return { estimate, skill, length };
}

/** One seat after the other is asked of the same position often: it is read once. */
function estimateBy(
  { info }: GameModule,
  seating: number,
  figures: Figures,
  chance: (x: Float64Array, seat: number) => number,
): Estimate {
  const numbers = new Float64Array(figures.seats * figures.perSeat + figures.common);
  const x = new Float64Array(shapeOf(figures).inputs);
  const seatOf = (role: number): number =>
    Math.max(0, info.layouts[seating]?.seats.findIndex(({ roles }) => roles.includes(role)) ?? 0);
  return (S, role) => {
    figures.read(S, numbers);
    const seat = seatOf(role);
    inputsOf(figures, numbers, seat, x);
    return chance(x, seat);
  };
}

/** Weights of one seat alone count less, so that what holds for all is learned first. */
const OWN = 0.5;

/** Inputs are measured in their own standard deviations; those that never differ count nothing. */
function scaleOf(seen: readonly Seen[], figures: Figures, { inputs, shared }: Shape) {
  const rows = seen.flatMap(({ numbers, results, game }) =>
    results.map((result, group) => ({
      inputs: inputsOf(figures, numbers, group, new Float64Array(inputs)),
      group,
      result,
      game,
    })),
  );
  const means = new Float64Array(inputs);
  const factors = new Float64Array(inputs);
  for (let i = 0; i < inputs; i += 1) {
    const mean = rows.reduce((sum, row) => sum + (row.inputs[i] ?? 0), 0) / Math.max(1, rows.length);
    const spread = rows.reduce((sum, row) => sum + ((row.inputs[i] ?? 0) - mean) ** 2, 0) / Math.max(1, rows.length);
    means[i] = mean;
    factors[i] = spread === 0 ? 0 : (i < shared ? 1 : OWN) / Math.sqrt(spread);
  }
  // The last one is the same for all: how often a seat wins at all.
  means[inputs - 1] = 0;
  factors[inputs - 1] = 1;
  const apply = (x: Float64Array): void => {
    for (let i = 0; i < inputs; i += 1) x[i] = ((x[i] ?? 0) - (means[i] ?? 0)) * (factors[i] ?? 0);
  };
  for (const row of rows) apply(row.inputs);
  const examples: readonly Example[] = rows;
  return { examples, apply };
}
