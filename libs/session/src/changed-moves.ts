import type { GameModule } from '@sandtable/engine';
import type { LogLine, ShownValue } from './contract.ts';
import type { Match } from './match-shape.ts';
import { type Outcome, type PlacedValue, valuesSeen } from './outcomes.ts';

/** A move that turns out differently under other rules. */
export interface ChangedMove {
  readonly number: number;
  /** What was decided. */
  readonly move: LogLine | undefined;
  /** What the log said, and what it says instead. */
  readonly was: readonly LogLine[];
  readonly is: readonly LogLine[];
  /** What else the move led to before, and what it leads to now. */
  readonly values: readonly OtherValue[];
}
export interface OtherValue {
  readonly path: string;
  readonly of: string | undefined;
  readonly was: ShownValue;
  readonly is: ShownValue;
}
export interface ChangedMoves {
  readonly moves: readonly ChangedMove[];
  /** The number of moves under both rules. */
  readonly compared: number;
  /** The first move that can't be made any more. */
  readonly stopsAt: number | undefined;
}

/**
 * Compares the moves of a match with the same moves under other rules, both as the viewer sees them. A move has changed
 * if the move itself leads to something else, not if it only follows one that did.
 */
export function changedMoves(was: Match, is: Match, seat?: string): ChangedMoves {
  const [before, after] = [was.outcomes(seat), is.outcomes(seat)];
  const compared = Math.min(before.length, after.length);
  const values = { was: reading(was.module, seat), is: reading(is.module, seat) };
  const isAlike = sameShape(was.module, is.module) ? samePositions : () => false;
  const moves: ChangedMove[] = [];
  for (let i = 1; i < compared; i++) {
    const pair = { was: stepAt(before, i), is: stepAt(after, i) };
    const lines = otherLines(pair.was.to.lines, pair.is.to.lines);
    const others = isAlike(pair) ? [] : otherValues(values.was(pair.was), values.is(pair.is));
    if (lines.was.length + lines.is.length + others.length === 0) continue;
    const { number, lines: all } = pair.is.to;
    moves.push({ number, move: all.find(isMove), ...lines, values: others });
  }
  const stopsAt = after.length < before.length ? after.length : undefined;
  return { moves, compared: Math.max(0, compared - 1), stopsAt };
}

interface Pass {
  readonly from: Outcome;
  readonly to: Outcome;
}
interface Both<T> {
  readonly was: T;
  readonly is: T;
}

const NOWHERE: Outcome = { number: 0, lines: [], position: new Int32Array(0) };
const stepAt = (all: readonly Outcome[], i: number): Pass => ({ from: all[i - 1] ?? NOWHERE, to: all[i] ?? NOWHERE });

const isMove = ({ sort }: LogLine): boolean => sort === 'decision' || sort === 'hand';

/** Whether equal positions mean the same under both. */
const sameShape = (a: GameModule, b: GameModule): boolean => JSON.stringify(shapeOf(a)) === JSON.stringify(shapeOf(b));
const shapeOf = ({ info, layout }: GameModule) => [layout, info.types, info.kinds, info.fields.map(({ name }) => name)];

const samePositions = ({ was, is }: Both<Pass>): boolean =>
  sameNumbers(was.from.position, is.from.position) && sameNumbers(was.to.position, is.to.position);
const sameNumbers = (a: Int32Array, b: Int32Array): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/** Lines of one log that the other doesn't have. Members of pools may be described as they are at that point. */
function otherLines(was: readonly LogLine[], is: readonly LogLine[]): Both<readonly LogLine[]> {
  return { was: without(was, is), is: without(is, was) };
}

function without(lines: readonly LogLine[], others: readonly LogLine[]): readonly LogLine[] {
  const remaining = others.map(textOf);
  return lines.filter((line) => {
    const at = remaining.indexOf(textOf(line));
    if (at >= 0) remaining.splice(at, 1);
    return at < 0;
  });
}

const textOf = ({ path, sort, args }: LogLine): string => JSON.stringify([path, sort, args]);

interface Delta extends PlacedValue {
  readonly from: ShownValue;
}
interface Read {
  readonly changed: ReadonlyMap<string, Delta>;
  readonly all: ReadonlyMap<string, PlacedValue>;
}

/** Reads what moves changed; the end of one move is the beginning of the next. */
function reading(module: GameModule, seat: string | undefined): (pass: Pass) => Read {
  let last: { readonly position: Int32Array; readonly values: Read['all'] } | undefined;
  const valuesAt = (position: Int32Array): Read['all'] =>
    last?.position === position ? last.values : valuesSeen(module, position, seat);
  return ({ from, to }) => {
    const before = valuesAt(from.position);
    const all = valuesAt(to.position);
    last = { position: to.position, values: all };
    const changed = new Map<string, Delta>();
    for (const [key, one] of all) {
      const old = before.get(key)?.value;
      if (old !== undefined && !isSame(old, one.value)) changed.set(key, { ...one, from: old });
    }
    return { changed, all };
  };
}

const isSame = (a: ShownValue, b: ShownValue): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Values that only one of the moves changed, or both differently. */
function otherValues(was: Read, is: Read): readonly OtherValue[] {
  const keys = new Set([...was.changed.keys(), ...is.changed.keys()]);
  return [...keys].flatMap((key) => {
    const [old, now] = [was.all.get(key), is.all.get(key)];
    if (old === undefined || now === undefined || isSame(old.value, now.value)) return [];
    if (isSameStep(was.changed.get(key), is.changed.get(key))) return [];
    return [{ path: now.path, of: now.of, was: old.value, is: now.value }];
  });
}

/** Two more points are two more points, whatever the previous count was. */
const isSameStep = (a: Delta | undefined, b: Delta | undefined): boolean =>
  typeof a?.value === 'number' &&
  typeof a.from === 'number' &&
  typeof b?.value === 'number' &&
  typeof b.from === 'number' &&
  a.value - a.from === b.value - b.from;
