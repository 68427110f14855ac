import { createRandom } from '@sandtable/bots';
import { draws } from './draws.ts';
import { type Experiment, goOn, isAsked } from './experiment.ts';
import { type Fraction, fraction, plus, times } from './fraction.ts';
import { gathered, type Outcome } from './gathered.ts';
import type { ScriptedChance } from './scripted-chance.ts';
import { type Source, TooDeep, walk } from './walk.ts';
import { evenly } from './ways.ts';

/** The result, and how likely. */
export interface Odds {
  /** Whether every way was gone; else chances are shares of runs that were drawn. */
  readonly exact: boolean;
  /** Ways that came to an end, or runs that were drawn. */
  readonly runs: number;
  readonly outcomes: readonly Outcome[];
  /** The chance of runs that were given up because chance was asked again and again; 0 where none were. */
  readonly lost: Fraction;
  /** How likely each mark is to be met on the way, see `Experiment.marks`. */
  readonly marks: ReadonlyMap<string, Fraction>;
}

export interface Limits {
  /** Ways that are gone at most; beyond, runs are drawn. */
  readonly leaves: number;
  /** Runs that are drawn. */
  readonly samples: number;
  readonly seed: number;
}
export const LIMITS: Limits = { leaves: 100_000, samples: 20_000, seed: 1 };
/** Questions that are answered on the way in one experiment. */
const MOST_ANSWERS = 200;
/** Runs between two rests of `oddsSteps`. */
const STRETCH = 256;

/**
 * All outcomes of an experiment with their exact chances, as long as there are not too many ways; else as many runs as
 * `limits` say, by a generator with a fixed seed.
 */
export function oddsOf(experiment: Experiment, scripted: ScriptedChance, limits: Limits = LIMITS): Odds {
  const steps = oddsSteps(experiment, scripted, limits);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The same in small steps, so that progress can be reported, as a share, and the work can be given up. Of several that
 * use one chance only the last may go on.
 */
export function* oddsSteps(experiment: Experiment, scripted: ScriptedChance, limits: Limits): Generator<number, Odds> {
  scripted.leaveOut(experiment.module.info);
  const { events } = experiment.module;
  events.enabled = experiment.marks !== undefined;
  events.clear();
  return (yield* everyWay(experiment, scripted, limits)) ?? (yield* sampled(experiment, scripted, limits));
}

/** What has been counted so far. */
interface Tally {
  /** Ways that were gone, and those of them that came to an end. */
  runs: number;
  leaves: number;
  lost: Fraction;
  readonly marks: Map<string, Fraction>;
}

/** Rest by rest: equal positions are one before the next question is answered. */
function* everyWay(
  experiment: Experiment,
  scripted: ScriptedChance,
  limits: Limits,
): Generator<number, Odds | undefined> {
  const { module, from } = experiment;
  const ended = gathered(module, from);
  const tally: Tally = { runs: 0, leaves: 0, lost: fraction(0n), marks: new Map() };
  if (estimated(experiment, scripted, limits) > HOPELESS * limits.leaves) return undefined;
  let open: readonly Outcome[] = [{ chance: fraction(1n), position: from }];
  for (let answers = 0; open.length > 0 && answers <= MOST_ANSWERS; answers += 1) {
    const next = gathered(module, from);
    const put: Put = (S, chance, on) => {
      mark(experiment, S, chance, tally);
      if (on && isAsked(S)) return next.add(S, chance);
      tally.leaves += 1;
      experiment.settle?.(S);
      ended.add(S, chance);
    };
    const step = answers === 0 ? begun(experiment) : answering(experiment);
    for (const outcome of open) if (!(yield* fanOut(step, outcome, { scripted, limits, tally, put }))) return undefined;
    open = next.all();
  }
  for (const { position, chance } of open) ended.add(position, chance);
  return { exact: true, runs: tally.leaves, outcomes: ended.all(), lost: tally.lost, marks: tally.marks };
}

/** Runs that guess how many ways there are, and how many times too many they must find to be believed at once. */
const PROBES = 24;
const HOPELESS = 20;

/** How many ways lead to the first rest, from a few that are drawn: the mean of what could have been taken on each. */
function estimated({ module, begin, from }: Experiment, scripted: ScriptedChance, { seed }: Limits): number {
  const drawn = draws(createRandom(seed));
  const S = new Int32Array(from.length);
  let ways = 1;
  scripted.from({
    take(all) {
      ways *= all.count;
      return drawn.take(all);
    },
  });
  let sum = 0;
  for (let probe = 0; probe < PROBES; probe += 1) {
    ways = 1;
    S.set(from);
    scripted.begin();
    begin(S);
    sum += ways;
  }
  module.events.clear();
  return sum / PROBES;
}

/** Does one step to a position; true if there may be another. */
type Step = (S: Int32Array, source: Source) => boolean;
type Put = (S: Int32Array, chance: Fraction, on: boolean) => void;

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

interface Fan {
  readonly scripted: ScriptedChance;
  readonly limits: Limits;
  readonly tally: Tally;
  readonly put: Put;
}

/** Goes every way from one position; false where there are too many. */
function* fanOut(step: Step, { position, chance }: Outcome, fan: Fan): Generator<number, boolean> {
  const { scripted, limits, tally, put } = fan;
  const ways = walk();
  const S = new Int32Array(position.length);
  scripted.from(ways);
  do {
    if (tally.runs >= limits.leaves) return false;
    if (tally.runs % STRETCH === STRETCH - 1) yield tally.runs / limits.leaves;
    tally.runs += 1;
    S.set(position);
    scripted.begin();
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

/** Each mark counts once for a run, however often it was met. */
function mark({ marks }: Experiment, S: Int32Array, chance: Fraction, tally: Pick<Tally, 'marks'>): void {
  for (const met of new Set(marks?.(S))) {
    const known = tally.marks.get(met);
    tally.marks.set(met, known ? plus(known, chance) : chance);
  }
}

function* sampled(experiment: Experiment, scripted: ScriptedChance, limits: Limits): Generator<number, Odds> {
  const { module, from } = experiment;
  const ended = gathered(module, from);
  const source = draws(createRandom(limits.seed));
  const marks = new Map<string, Fraction>();
  const chance = fraction(1n, BigInt(limits.samples));
  const S = new Int32Array(from.length);
  scripted.from(source);
  module.events.clear();
  for (let run = 0; run < limits.samples; run += 1) {
    if (run % STRETCH === STRETCH - 1) yield run / limits.samples;
    S.set(from);
    scripted.begin();
    experiment.begin(S);
    for (let answers = 0; answers < MOST_ANSWERS && goOn(experiment, S, randomFrom(source)); answers += 1);
    mark(experiment, S, chance, { marks });
    experiment.settle?.(S);
    ended.add(S, chance);
  }
  return { exact: false, runs: limits.samples, outcomes: ended.all(), lost: fraction(0n), marks };
}
