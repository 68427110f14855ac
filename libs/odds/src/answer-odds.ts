import { createRandom, drawWorld, wilson } from '@sandtable/bots';
import { type GameModule, SEED } from '@sandtable/engine';
import {
  type Answer,
  type LogLine,
  linesBetween,
  openQuestions,
  type Question,
  type Shown,
  shownPosition,
  writeAnswerAs,
} from '@sandtable/session';
import type { Experiment } from './experiment.ts';
import { fraction, times, toNumber } from './fraction.ts';
import type { Outcome } from './gathered.ts';
import { LIMITS, type Limits, oddsSteps } from './odds.ts';
import type { ScriptedChance } from './scripted-chance.ts';
import { type Basis, intervalAround, type Share } from './shares.ts';
import { type ShownOdds, showOdds } from './shown-odds.ts';

/** An answer that somebody thinks of giving. */
export interface Thought {
  /** A module whose chance is told, see `scriptedChance`; of the same rules as the match. */
  readonly module: GameModule;
  readonly scripted: ScriptedChance;
  readonly position: Int32Array;
  readonly answer: Answer;
  /** Who thinks of it, and what it names members by; without a seat everything is open. */
  readonly seat: string | undefined;
  /** Where several are asked, or any of several may answer, for whom. */
  readonly role?: string | undefined;
}

export interface AnswerOdds extends ShownOdds {
  /** `positions`: means over positions that may be the true one, because it hangs on what the seat cannot see. */
  readonly basis: Basis['basis'];
  /** Ways that were gone or runs that were drawn, and in how many positions. */
  readonly runs: number;
  readonly positions: number;
  /** Nothing is left to chance. */
  readonly certain: boolean;
  /** Lines that the log will have, the likeliest first. */
  readonly lines: readonly Share<Omit<LogLine, 'decision'>>[];
}

/** Positions that are imagined, and after how many that agree it is taken to hang on nothing that is hidden. */
const POSITIONS = 40;
const AGREE = 12;
/** Outcomes after which no more positions are imagined. */
const MOST_OUTCOMES = 2000;

/**
 * What may come of an answer until somebody is asked again. It is a function of what the seat may know: where something is
 * hidden, the true position is never looked at. Undefined where the seat is not asked, or others answer at the same time.
 */
export function* answerOdds(thought: Thought, limits: Limits = LIMITS): Generator<number, AnswerOdds | undefined> {
  const thinker = thinkerOf(thought);
  const start = asked(thinker);
  if (start === undefined) return undefined;
  const { module, seat } = thinker;
  if (seat === undefined || module.audiences === undefined) return alone(yield* tried(thinker, start, limits));
  const random = createRandom(limits.seed);
  const few = {
    ...limits,
    leaves: Math.ceil(limits.leaves / POSITIONS),
    samples: Math.ceil(limits.samples / POSITIONS),
  };
  const known = new Map<string, Tried | undefined>();
  const found: Tried[] = [];
  for (let i = 0; i < POSITIONS; i += 1) {
    yield i / POSITIONS;
    const W = new Int32Array(start.length);
    drawWorld(module, start, random, W);
    const key = W.with(SEED, 0).join();
    if (!known.has(key)) known.set(key, yield* share(tried(thinker, W, few), i));
    const one = known.get(key);
    if (one !== undefined) found.push(one);
    const [first] = found;
    if (found.length === AGREE && first?.exact && found.every(({ summary }) => summary === first.summary))
      return alone(first);
    // Whoever waits would rather know it less exactly.
    const outcomes = found.reduce((sum, each) => sum + each.outcomes.length, 0);
    if (found.length > AGREE && outcomes > MOST_OUTCOMES) break;
  }
  return together(thinker, found);
}

/** Who thinks, and what they are shown of positions. */
interface Thinker extends Thought {
  readonly shown: (S: Int32Array) => Shown;
}

/** Each position is looked at once, however often it is asked for. */
function thinkerOf(thought: Thought): Thinker {
  const module = { ...thought.module, namesBy: thought.position[SEED] };
  const looked = new Map<Int32Array, Shown>();
  const shown = (S: Int32Array): Shown => {
    const known = looked.get(S) ?? shownPosition(module, S, thought.seat);
    looked.set(S, known);
    return known;
  };
  return { ...thought, module, shown };
}

/** Of the work for all positions, one more or less done. */
function* share<T>(steps: Generator<number, T>, before: number): Generator<number, T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield (before + step.value) / POSITIONS;
  }
}

/** The position, with the question of the seat as the current one. */
function asked({ module, position, seat, role }: Thought): Int32Array | undefined {
  const questions = openQuestions(module, position);
  const own = (one: Question) => (seat === undefined || one.seat === seat) && (role === undefined || one.role === role);
  const number = questions.findIndex(own);
  if (number < 0 || questions.some(({ choice }) => choice.together === true)) return undefined;
  const S = position.slice();
  module.select(S, number);
  return S;
}

/** What came of an answer in one position. */
interface Tried {
  readonly exact: boolean;
  readonly runs: number;
  readonly from: Int32Array;
  readonly outcomes: readonly Outcome[];
  readonly lines: ReadonlyMap<string, number>;
  readonly shown: ShownOdds;
  /** Tells whether nothing is different in another position. */
  readonly summary: string;
}

/** Undefined where the answer is not legal: rules that leak offer what is not possible in every position. */
function* tried(thinker: Thinker, from: Int32Array, limits: Limits): Generator<number, Tried | undefined> {
  const { module, scripted, answer, seat } = thinker;
  if (!writeAnswerAs(module, from, answer, seat) || module.validate(from) !== 0) return undefined;
  const written = module.answer.slice();
  const met = new Map<string, Met>();
  const experiment: Experiment = {
    module,
    from,
    begin(S) {
      module.answer.set(written);
      module.decide(S);
    },
    marks: (S) => logged(module, S, met),
  };
  const { exact, runs, outcomes, marks } = yield* oddsSteps(experiment, scripted, limits);
  const basis: Basis = exact ? { basis: 'exact' } : { basis: 'runs', runs };
  const shown = showOdds(module, from, outcomes, basis, thinker.shown);
  const lines = new Map<string, number>();
  for (const [mark, { position, ...event }] of met) {
    const share = toNumber(marks.get(mark) ?? fraction(0n));
    for (const { decision: _, ...line } of linesBetween(module, from, position, [event], seat)) {
      const key = JSON.stringify(line);
      lines.set(key, (lines.get(key) ?? 0) + share);
    }
  }
  return { exact, runs, from, outcomes, lines, shown, summary: JSON.stringify([shown, [...lines].sort()]) };
}

interface Met {
  readonly log: number;
  readonly args: readonly number[];
  /** Where a run stood that has this line. */
  readonly position: Int32Array;
}

/** Lines of the rules, as codes; dice are not told. */
function logged({ events }: GameModule, S: Int32Array, met: Map<string, Met>): readonly string[] {
  const keys: string[] = [];
  events.read((log, args) => {
    if (log < 0) return;
    const key = `${log} ${args.join()}`;
    keys.push(key);
    if (!met.has(key)) met.set(key, { log, args: [...args], position: S.slice() });
  });
  events.clear();
  return keys;
}

function alone(one: Tried | undefined): AnswerOdds | undefined {
  if (one === undefined) return undefined;
  const { exact, runs, outcomes, lines, shown } = one;
  const around = (share: number) => (exact ? {} : { interval: wilson(Math.round(share * runs), runs) });
  const likely = [...lines].map(([key, share]) => ({ value: JSON.parse(key), share, ...around(share) }));
  return {
    ...shown,
    basis: exact ? 'exact' : 'runs',
    runs,
    positions: 1,
    certain: exact && outcomes.length === 1,
    lines: likely.sort(likeliest),
  };
}

/** Each position counts as much as the others. */
function together({ module, shown: look }: Thinker, found: readonly Tried[]): AnswerOdds | undefined {
  const [first] = found;
  if (first === undefined) return undefined;
  const part = fraction(1n, BigInt(found.length));
  const parts = found.map(({ outcomes }) =>
    outcomes.map(({ position, chance }) => ({ position, chance: times(chance, part) })),
  );
  const shown = showOdds(module, first.from, parts.flat(), { basis: 'positions', parts }, look);
  const keys = new Set(found.flatMap(({ lines }) => [...lines.keys()]));
  const lines = [...keys].map((key) => {
    const shares = found.map((one) => one.lines.get(key) ?? 0);
    const share = shares.reduce((sum, each) => sum + each, 0) / shares.length;
    return { value: JSON.parse(key), share, interval: intervalAround(shares) };
  });
  const runs = found.reduce((sum, each) => sum + each.runs, 0);
  return { ...shown, basis: 'positions', runs, positions: found.length, certain: false, lines: lines.sort(likeliest) };
}

const likeliest = (a: { readonly share: number }, b: { readonly share: number }): number => b.share - a.share;
