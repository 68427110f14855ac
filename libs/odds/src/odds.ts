import { createRandom } from '@sandtable/bots';
import { draws } from './draws.ts';
import { type Experiment, goOn, isAsked } from './experiment.ts';
import { type Fraction, fraction, plus, times } from './fraction.ts';
import { gathered, type Outcome } from './gathered.ts';
import type { ToldChance } from './told-chance.ts';
import { type Source, TooDeep, walk } from './walk.ts';
import { evenly } from './ways.ts';

/** What comes out, and how likely. */
export interface Odds {
  /** Whether every way was gone; else chances are shares of runs that were drawn. */
  readonly exact: boolean;
  /** Ways that came to an end, or runs that were drawn. */
  readonly runs: number;
  readonly outcomes: readonly Outcome[];
  /** The chance of runs that were given up because chance was asked again and again; 0 where none were. */
  readonly lost: Fraction;
}

export interface Limits {
  /** Ways that are gone at most; beyond, runs are drawn. */
  readonly leaves: number;
  /** Runs that are drawn. */
  readonly samples: number;
  readonly seed: number;
  /** Called now and then; false gives up. */
  readonly goOn?: ((runs: number) => boolean) | undefined;
}
export const LIMITS: Limits = { leaves: 100_000, samples: 20_000, seed: 1 };
/** Questions that are answered on the way in one experiment. */
const MOST_ANSWERS = 200;
/** Runs between two looks at whether to go on. */
const STRETCH = 256;

/** Thrown where `goOn` says no. */
export class GivenUp extends Error {}

/**
 * All outcomes of an experiment with their exact chances, as long as there are not too many ways; else as many runs as
 * `limits` say, by a generator with a fixed seed.
 */
export function oddsOf(experiment: Experiment, told: ToldChance, limits: Limits = LIMITS): Odds {
  told.leaveOut(experiment.module.info);
  const { events } = experiment.module;
  const { enabled } = events;
  events.enabled = false;
  try {
    return everyWay(experiment, told, limits) ?? sampled(experiment, told, limits);
  } finally {
    events.enabled = enabled;
  }
}

/** Rest by rest: equal positions are one before the next question is answered. */
function everyWay(experiment: Experiment, told: ToldChance, limits: Limits): Odds | undefined {
  const { module, from } = experiment;
  const ended = gathered(module, from);
  const tally = { runs: 0, leaves: 0, lost: fraction(0n) };
  let open: readonly Outcome[] = [{ chance: fraction(1n), position: from }];
  for (let answers = 0; open.length > 0 && answers <= MOST_ANSWERS; answers += 1) {
    const next = gathered(module, from);
    for (const outcome of open) {
      const step = answers === 0 ? begun(experiment) : answering(experiment);
      const put = (S: Int32Array, chance: Fraction, on: boolean) => {
        if (on && isAsked(S)) return next.add(S, chance);
        tally.leaves += 1;
        experiment.settle?.(S);
        ended.add(S, chance);
      };
      if (!fanOut(step, outcome, told, limits, tally, put)) return undefined;
    }
    open = next.all();
  }
  for (const { position, chance } of open) ended.add(position, chance);
  return { exact: true, runs: tally.leaves, outcomes: ended.all(), lost: tally.lost };
}

/** Does one step to a position; true if there may be another. */
type Step = (S: Int32Array, source: Source) => boolean;

const begun =
  (experiment: Experiment): Step =>
  (S) => {
    experiment.begin(S);
    return experiment.answer !== undefined;
  };

const answering =
  (experiment: Experiment): Step =>
  (S, source) =>
    goOn(experiment, S, randomFrom(source));

/** Whatever is drawn on the way is a place of chance like others. */
const randomFrom =
  (source: Source) =>
  (n: number): number =>
    source.take(evenly(n));

interface Tally {
  /** Ways that were gone, and those of them that came to an end. */
  runs: number;
  leaves: number;
  lost: Fraction;
}

/** Goes every way from one position; false where there are too many. */
function fanOut(
  step: Step,
  { position, chance }: Outcome,
  told: ToldChance,
  limits: Limits,
  tally: Tally,
  put: (S: Int32Array, chance: Fraction, on: boolean) => void,
): boolean {
  const ways = walk();
  const S = new Int32Array(position.length);
  told.from(ways);
  do {
    if (tally.runs >= limits.leaves) return false;
    look(limits, tally.runs);
    tally.runs += 1;
    S.set(position);
    const on = attempt(() => step(S, ways));
    const reached = times(chance, ways.chance());
    if (on === undefined) tally.lost = plus(tally.lost, reached);
    else put(S, reached, on);
  } while (ways.next());
  return true;
}

/** Undefined where the run was given up. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
}

function sampled(experiment: Experiment, told: ToldChance, limits: Limits): Odds {
  const { module, from } = experiment;
  const ended = gathered(module, from);
  const source = draws(createRandom(limits.seed));
  told.from(source);
  const S = new Int32Array(from.length);
  for (let run = 0; run < limits.samples; run += 1) {
    look(limits, run);
    S.set(from);
    experiment.begin(S);
    for (let answers = 0; answers < MOST_ANSWERS && goOn(experiment, S, randomFrom(source)); answers += 1);
    experiment.settle?.(S);
    ended.add(S, fraction(1n, BigInt(limits.samples)));
  }
  return { exact: false, runs: limits.samples, outcomes: ended.all(), lost: fraction(0n) };
}

function look({ goOn: wanted }: Limits, runs: number): void {
  if (runs % STRETCH === 0 && wanted?.(runs) === false) throw new GivenUp();
}
