import { type Create, engine, RUNNING, type SpanInfo, STATUS } from '@sandtable/engine';
import { type Course, type Match, playable, replay, savedUpTo } from '@sandtable/session';

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
  const { counted, procedures } = module.info;
  const all = breaks.map(({ procedure, ...at }) => ({
    place: placeAt(counted, at),
    procedure: procedure === undefined ? undefined : procedures.indexOf(procedure),
  }));
  const position = new Int32Array(module.layout.size);
  let beside: { readonly of: Match; readonly match: Match; readonly done: Course } | undefined;
  let held: readonly boolean[] = [];

  const ran = (place: number): boolean => (module.coverage?.[place] ?? 0) > 0;
  const holds = (match: Match): readonly boolean[] =>
    all.map(({ place, procedure }) => {
      if (procedure === undefined || match.position[STATUS] !== RUNNING) return false;
      position.set(match.position);
      module.coverage?.fill(0);
      module.run?.(position, procedure);
      return ran(place);
    });
  const lineOf = (match: Match): Course => match.course.slice(0, match.cursor);
  const follows = (line: Course, done: Course): boolean => done.every((act, i) => act === line[i]);
  const begin = (of: Match): void => {
    const done = lineOf(of);
    if (beside?.of === of && beside.done.length === done.length && follows(done, beside.done)) return;
    const { match } = replay(module, savedUpTo(of.save(), of.cursor));
    beside = { of, match, done };
    held = holds(match);
  };

  return {
    begin,
    reached(of) {
      const line = lineOf(of);
      if (beside?.of !== of || !follows(line, beside.done)) {
        begin(of);
        return undefined;
      }
      const { match } = beside;
      module.coverage?.fill(0);
      match.resume(line.slice(beside.done.length));
      const passed = all.map(({ place, procedure }) => procedure === undefined && ran(place));
      const was = held;
      held = holds(match);
      beside = { of, match, done: line };
      const first = all.findIndex((_, i) => passed[i] || (held[i] === true && was[i] !== true));
      return first < 0 ? undefined : first;
    },
  };
}

/** The first counted step of a file that begins there or later; -1 where none does. */
export function placeAt(counted: readonly SpanInfo[], { file, start }: BreakAt): number {
  let found = -1;
  for (const [place, one] of counted.entries())
    if (one.file === file && one.start >= start && one.start < (counted[found]?.start ?? Number.POSITIVE_INFINITY))
      found = place;
  return found;
}
