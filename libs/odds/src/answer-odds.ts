import { createRandom, drawWorld, seatRoles, wilson } from '@sandtable/bots';
import { type GameModule, SEED } from '@sandtable/engine';
import {
  type Answer,
  linesBetween,
  openQuestions,
  type Question,
  type Shown,
  shownPosition,
  writeAnswerAs,
} from '@sandtable/session';
import { type Cases, casesOf, type Said } from './cases.ts';
import type { Experiment } from './experiment.ts';
import { fraction, times, toNumber } from './fraction.ts';
import type { Outcome } from './gathered.ts';
import { LIMITS, type Limits, oddsSteps } from './odds.ts';
import type { ScriptedChance } from './scripted-chance.ts';
import { type Basis, intervalAround, type Share } from './shares.ts';
import { type ShownOdds, showOdds } from './shown-odds.ts';

/** An answer that someone thinks of giving. */
export interface Thought {
  /** A module whose chance is forced, see `scriptedChance`; of the same rules as the match. */
  readonly module: GameModule;
  readonly scripted: ScriptedChance;
  readonly position: Int32Array;
  readonly answer: Answer;
  /** Who thinks of it, and what it names members by; without a seat everything is open. */
  readonly seat: string | undefined;
  /** Who is asked, where that isn't the one who thinks. */
  readonly asked?: string | undefined;
  /** Where several are asked, or any of several may answer, for whom. */
  readonly role?: string | undefined;
}

export interface AnswerOdds extends ShownOdds {
  /** `positions`: means over positions that may be the true one, because it depends on what the seat cannot see. */
  readonly basis: Basis['basis'];
  /** Ways that were gone or runs that were drawn, and in how many positions. */
  readonly runs: number;
  readonly positions: number;
  /** Nothing is left to chance. */
  readonly certain: boolean;
  /** Lines that the log will have, the likeliest first. */
  readonly lines: readonly Share<Said>[];
  /** The possible outcomes, as alternatives; absent where the log doesn't tell them apart, or there are too many. */
  readonly cases?: Cases | undefined;
}

/** Positions that are imagined, and after how many that agree it is taken to depend on nothing that is hidden. */
const POSITIONS = 40;
const AGREE = 12;
/** Outcomes after which no more positions are imagined. */
const MOST_OUTCOMES = 2000;

/**
 * What may come of an answer until someone is asked again. It is a function of what the seat may know: where something
 * is hidden, the true position is never looked at. Undefined where the seat is not asked, or others answer at the same
 * time.
 */
export function* answerOdds(thought: Thought, limits: Limits = LIMITS): Generator<number, AnswerOdds | undefined> {
  const thinker = thinkerOf(thought);
  const start = questionAt(thinker);
  if (start === undefined) return undefined;
  const { module, seat } = thinker;
  if (seat === undefined || module.audiences === undefined) return alone(yield* tried(thinker, start, limits));
  const random = createRandom(limits.seed);
  const roles = seatRoles(module, start, seat);
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
    drawWorld(module, start, random, W, roles);
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

/** Each position is evaluated once, however often it is asked for. */
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

/** The position, with the question that is answered as the current one; undefined where nothing may be known of it. */
function questionAt({ module, position, seat, asked = seat, role }: Thought): Int32Array | undefined {
  const questions = openQuestions(module, position);
  const own = (one: Question) =>
    (asked === undefined || one.seat === asked) && (role === undefined || one.role === role);
  const number = questions.findIndex(own);
  if (number < 0 || questions.some(({ choice }) => choice.together === true)) return undefined;
  // What procedures keep, others may not know.
  if (asked !== seat && module.audiences !== undefined && questions[number]?.choice.openLocals !== true)
    return undefined;
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
  /** All lines of a run together, with how likely that is. */
  readonly ways: ReadonlyMap<string, number>;
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
    marks: (S) => withWay(logged(module, S, met)),
  };
  const { exact, runs, outcomes, marks } = yield* oddsSteps(experiment, scripted, limits);
  const basis: Basis = exact ? { basis: 'exact' } : { basis: 'runs', runs };
  const shown = showOdds(module, from, outcomes, basis, thinker.shown);
  const shareOf = (mark: string): number => toNumber(marks.get(mark) ?? fraction(0n));
  const texts = new Map(
    [...met].map(([mark, { position, ...event }]) => [
      mark,
      linesBetween(module, from, position, [event], seat).map(({ decision: _, ...line }) => JSON.stringify(line)),
    ]),
  );
  const lines = summed([...texts].flatMap(([mark, keys]) => keys.map((key) => [key, shareOf(mark)] as const)));
  const wayOf = (mark: string): string =>
    `[${JSON.parse(mark.slice(WAY.length)).flatMap((one: string) => texts.get(one) ?? [])}]`;
  const ways = summed(
    [...marks.keys()].filter((mark) => mark.startsWith(WAY)).map((mark) => [wayOf(mark), shareOf(mark)] as const),
  );
  return {
    exact,
    runs,
    from,
    outcomes,
    lines,
    ways,
    shown,
    summary: JSON.stringify([shown, [...lines].sort(), [...ways].sort()]),
  };
}

/** Shares of what is written alike, together. */
function summed(parts: Iterable<readonly [string, number]>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [key, share] of parts) sums.set(key, (sums.get(key) ?? 0) + share);
  return sums;
}

/** What a mark begins with that tells of a whole run; others begin with a number. */
const WAY = 'way ';
const withWay = (marks: readonly string[]): readonly string[] => [...marks, `${WAY}${JSON.stringify(marks)}`];

interface Met {
  readonly log: number;
  readonly args: readonly number[];
  /** Where a run stood that has this line. */
  readonly position: Int32Array;
}

/** Lines of the rules, as codes; dice are left out. */
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
  const { exact, runs, outcomes, lines, ways, shown } = one;
  const around = (share: number) => (exact ? {} : { interval: wilson(Math.round(share * runs), runs) });
  const likely = [...lines].map(([key, share]) => ({ value: JSON.parse(key), share, ...around(share) }));
  return {
    ...shown,
    basis: exact ? 'exact' : 'runs',
    runs,
    positions: 1,
    certain: exact && outcomes.length === 1,
    lines: likely.sort(likeliest),
    cases: casesFrom(ways),
  };
}

const casesFrom = (ways: ReadonlyMap<string, number>): Cases | undefined =>
  casesOf([...ways].map(([key, share]) => ({ value: JSON.parse(key), share })));

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
  const ways = summed(
    found.flatMap((one) => [...one.ways].map(([key, share]) => [key, share / found.length] as const)),
  );
  const basis = { basis: 'positions', runs, positions: found.length, certain: false } as const;
  return { ...shown, ...basis, lines: lines.sort(likeliest), cases: casesFrom(ways) };
}

const likeliest = (a: { readonly share: number }, b: { readonly share: number }): number => b.share - a.share;
