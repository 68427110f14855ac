import { type Create, engine, type GameInfo, RUNNING, type SpanInfo, STATUS } from '@sandtable/engine';
import { type Course, type Match, type Playable, playable, replay, savedUpTo } from '@sandtable/session';
import { hasRun, holdsAt } from './conditions.ts';

/** Where a run stops: when the first step from there on runs, or a procedure is found to come to it. */
export interface BreakAt {
  readonly file: string;
  readonly start: number;
  /** It asks for a condition: what stands there runs where that is true. */
  readonly procedure?: string;
}

/** Looks on at a match, on a module that counts what runs. */
export interface Breaker {
  /** From here on: what is true already has not become so. */
  begin(match: Match): void;
  /** The number of the first one that the match has come to since. */
  reached(match: Match): number | undefined;
}

export function breaker(create: Create, breaks: readonly BreakAt[]): Breaker {
  const module = playable(create, engine);
  const points = breaks.map((at) => pointOf(module.info, at));
  const looking: Looking = { module, points, scratch: new Int32Array(module.layout.size), held: [] };
  return { begin: (match) => beginAt(looking, match), reached: (match) => reachedBy(looking, match) };
}

/** A break-point in numbers of the module. */
interface Point {
  readonly place: number;
  /** Of a condition. */
  readonly procedure: number | undefined;
}

/** A match on the module that counts goes beside the one that is played. */
interface Looking {
  readonly module: Playable;
  readonly points: readonly Point[];
  readonly scratch: Int32Array;
  replayed?: { readonly of: Match; readonly match: Match; readonly done: Course };
  /** Which conditions held when the match was looked at last. */
  held: readonly boolean[];
}

const pointOf = ({ counted, procedures }: GameInfo, { procedure, ...at }: BreakAt): Point => ({
  place: placeAt(counted, at),
  procedure: procedure === undefined ? undefined : procedures.indexOf(procedure),
});

function beginAt(looking: Looking, of: Match): void {
  const done = lineOf(of);
  const { replayed, module } = looking;
  if (replayed?.of === of && replayed.done.length === done.length && follows(done, replayed.done)) return;
  const { match } = replay(module, savedUpTo(of.save(), of.cursor));
  looking.replayed = { of, match, done };
  looking.held = heldIn(looking, match);
}

function reachedBy(looking: Looking, of: Match): number | undefined {
  const { module, points, replayed, held: was } = looking;
  const line = lineOf(of);
  if (replayed?.of !== of || !follows(line, replayed.done)) {
    beginAt(looking, of);
    return undefined;
  }
  const { match, done } = replayed;
  module.coverage?.fill(0);
  match.resume(line.slice(done.length));
  const passed = points.map(({ place, procedure }) => procedure === undefined && hasRun(module, place));
  looking.held = heldIn(looking, match);
  looking.replayed = { of, match, done: line };
  const first = points.findIndex((_, i) => passed[i] || (looking.held[i] === true && was[i] !== true));
  return first < 0 ? undefined : first;
}

const heldIn = ({ module, points, scratch }: Looking, { position }: Match): readonly boolean[] =>
  points.map(
    ({ place, procedure }) =>
      procedure !== undefined &&
      position[STATUS] === RUNNING &&
      holdsAt(module, position, scratch, { procedure, place }),
  );

const lineOf = (match: Match): Course => match.course.slice(0, match.cursor);

const follows = (line: Course, done: Course): boolean => done.every((act, i) => act === line[i]);

/** The first counted step of a file that begins there or later; -1 where none does. */
export function placeAt(counted: readonly SpanInfo[], { file, start }: BreakAt): number {
  let found = -1;
  for (const [place, one] of counted.entries())
    if (one.file === file && one.start >= start && one.start < (counted[found]?.start ?? Number.POSITIVE_INFINITY))
      found = place;
  return found;
}
