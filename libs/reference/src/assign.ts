import {
  bindLocal,
  type Env,
  elementOf,
  fork,
  fromOrdinal,
  holds,
  keysOf,
  makeMap,
  mapType,
  members,
  type RunValue,
  sameValue,
  toOrdinal,
  valueAt,
} from '@sandtable/eval';
import type { Guard, Type } from '@sandtable/model';
import { answerType, cellType, failing, type Plain, picksOf, reasonsOf, valueOfPicks } from './answer.ts';
import { COUNT_LIMIT, subsets } from './combine.ts';
import { coverable } from './cover.ts';
import * as plain from './plain.ts';

/**
 * Questions whose answer is weighed as a whole: assignments, and whatever has wishes. Everything is found by trying all
 * values; only the wishes of a cover have a shorter way, for questions with too many values to try.
 */
export const isWeighed = (choice: Plain): boolean => choice.each !== undefined || wishesOf(choice).length > 0;

const wishesOf = (choice: Plain) => choice.wishes ?? [];

/** One key of an assignment with the locals in which it is evaluated; a question without `for each` is its only key. */
export interface Cell {
  readonly key: number;
  readonly env: Env;
  readonly values: readonly RunValue[];
}

export function cellsOf(env: Env, choice: Plain): readonly Cell[] {
  const { each } = choice;
  if (each === undefined) return [{ key: 0, env, values: valuesOf(env, choice) }];
  const type = elementOf(each.over.type);
  return members(env, each.over).map((key) => {
    const own = fork(env);
    bindLocal(own, each.local, type, fromOrdinal(type, key));
    return { key, env: own, values: valuesOf(own, choice) };
  });
}

/** All values of one key that have the right shape and pick candidates only. */
function valuesOf(env: Env, choice: Plain): readonly RunValue[] {
  const open = plain.candidates(env, choice);
  if (choice.form === 'order') return plain.ordersOf(env, choice, open).map((picks) => valueOfPicks(choice, picks));
  if (choice.form !== 'some') {
    const none = choice.form === 'optional' ? [valueOfPicks(choice, [])] : [];
    return [...none, ...open.map((ordinal) => valueOfPicks(choice, [ordinal]))];
  }
  const { low, high } = plain.bounds(env, choice, open.length);
  return [...subsets(open, low, high)];
}

/** All values of the answer that have the right shape and pick candidates only; the last key varies fastest. */
function* products(cells: readonly Cell[], at = 0): Generator<readonly RunValue[]> {
  const cell = cells[at];
  if (cell === undefined) return yield [];
  for (const value of cell.values) for (const rest of products(cells, at + 1)) yield [value, ...rest];
}

function assembled(choice: Plain, cells: readonly Cell[], values: readonly RunValue[]): RunValue {
  if (choice.each === undefined) return values[0] ?? 0;
  const found = new Map(cells.map((cell, i) => [cell.key, values[i]]));
  return makeMap(mapType(answerType(choice)), (key) => found.get(key));
}

function proposing(env: Env, choice: Plain, value: RunValue): Env {
  const trial = fork(env);
  trial.frame.values[choice.result] = value;
  return trial;
}

/** A question with its cells, which are looked at once: nothing changes while it is open. */
export interface Asked {
  readonly env: Env;
  readonly choice: Plain;
  readonly cells: readonly Cell[];
}

/** How many wishes a value meets. */
const met = (env: Env, choice: Plain, value: RunValue): number => {
  const trial = proposing(env, choice, value);
  return wishes(trial, choice).filter(({ holds: fulfilled }) => fulfilled).length;
};

function wishes(trial: Env, choice: Plain) {
  return wishesOf(choice).flatMap(({ binder, test, reason }) => {
    const type = elementOf(binder.over.type);
    return members(trial, binder.over).map((ordinal) => {
      bindLocal(trial, binder.local, type, fromOrdinal(type, ordinal));
      return { holds: holds(trial, test), reason };
    });
  });
}

const allowed = (env: Env, choice: Plain, value: RunValue): boolean =>
  choice.such.every((guard) => holds(proposing(env, choice, value), guard.test));

/** The legal values that can be made of these cells, given how many wishes must be met. */
function* legal(env: Env, choice: Plain, cells: readonly Cell[], wanted: number): Generator<RunValue> {
  for (const values of products(cells)) {
    const value = assembled(choice, cells, values);
    if (allowed(env, choice, value) && met(env, choice, value) >= wanted) yield value;
  }
}

/** How many wishes can hold together at most, as far as these cells go; -1 if nothing is allowed. */
function most(env: Env, choice: Plain, cells: readonly Cell[]): number {
  const short = coverable(env, choice, cells);
  if (short !== undefined) return cells.every((cell) => cell.values.length > 0) ? short : -1;
  let best = -1;
  for (const values of products(cells)) {
    const value = assembled(choice, cells, values);
    if (!allowed(env, choice, value)) continue;
    const granted = wishes(proposing(env, choice, value), choice).map(({ holds: fulfilled }) => fulfilled);
    best = Math.max(best, granted.filter(Boolean).length);
    if (best === granted.length) break;
  }
  return best;
}

/** Whether these cells leave a legal value. */
function possibleWith(env: Env, choice: Plain, cells: readonly Cell[], wanted: number): boolean {
  if (coverable(env, choice, cells) !== undefined) return most(env, choice, cells) >= wanted;
  return !legal(env, choice, cells, wanted).next().done;
}

/** Values of the key at `depth` that still leave a legal answer, as ordinals; `picked` are those of the keys before. */
export function candidates(asked: Asked, depth: number, picked: readonly number[]): readonly number[] {
  const { choice, cells } = asked;
  const type = cellType(choice);
  const fits = fitting(
    asked,
    depth,
    cells.slice(0, depth).map((cell, i) => only(cell, type, picked[i])),
  );
  if (choice.form !== 'some') return fits.map((value) => toOrdinal(type, value));
  return [...new Set(fits.flatMap((value) => picksOf(choice, value) ?? []))].sort((a, b) => a - b);
}

/** The same as values, where the keys before have theirs. */
export const openValues = (asked: Asked, depth: number, before: readonly RunValue[]): readonly RunValue[] =>
  fitting(
    asked,
    depth,
    before.map((value) => [value]),
  );

function fitting(
  { env, choice, cells }: Asked,
  depth: number,
  before: readonly (readonly RunValue[])[],
): readonly RunValue[] {
  const cell = cells[depth];
  if (cell === undefined) return [];
  const wanted = most(env, choice, cells);
  const picked = cells.map((other, i) => ({ ...other, values: before[i] ?? other.values }));
  return cell.values.filter((value) =>
    possibleWith(env, choice, picked.with(depth, { ...cell, values: [value] }), wanted),
  );
}

const only = (cell: Cell, type: Type, ordinal: number | undefined): readonly RunValue[] =>
  cell.values.filter((value) => toOrdinal(type, value) === ordinal);

/** Every key must have a value, and all of them together must meet the conditions of the whole. */
export function possible(env: Env, choice: Plain): boolean {
  const cells = cellsOf(env, choice);
  if (choice.such.length === 0) return cells.every((cell) => cell.values.length > 0);
  return !legal(env, choice, cells, 0).next().done;
}

/** Of the first key: what is evaluated and isn't a candidate, with the reasons against it. */
export function excluded(asked: Asked): Readonly<Record<number, readonly string[]>> {
  const { choice } = asked;
  const [first] = asked.cells;
  if (first === undefined) return {};
  const open = new Set(candidates(asked, 0, []));
  const known = plain.excluded(first.env, choice);
  const shift = choice.form === 'optional' ? 1 : 0;
  const out = plain.lookedAt(first.env, choice).filter((ordinal) => !open.has(shifted(choice, ordinal)));
  return Object.fromEntries(out.map((ordinal) => [shift ? shifted(choice, ordinal) : ordinal, known[ordinal] ?? []]));
}

/** The ordinal of a member in the type that a key takes. */
const shifted = (choice: Plain, ordinal: number): number =>
  choice.form === 'some' ? ordinal : toOrdinal(cellType(choice), valueOfPicks(choice, [ordinal]));

/** -1 where answers would have to be looked at one by one and are too many for that. */
export function count({ env, choice, cells }: Asked): number {
  const all = cells.reduce((product, cell) => product * cell.values.length, 1);
  if (choice.such.length === 0 && wishesOf(choice).length === 0) return Math.min(all, 2 ** 53);
  if (all > COUNT_LIMIT) return -1;
  return [...legal(env, choice, cells, most(env, choice, cells))].length;
}

/** Why an assignment is refused: undefined if it is legal. */
export function refusal(asked: Asked, value: RunValue): readonly string[] | undefined {
  const { env, choice, cells } = asked;
  const type = mapType(answerType(choice));
  const keys = keysOf(type, value);
  if (
    !sameValue(
      keys,
      cells.map((cell) => cell.key),
    )
  )
    return [];
  const verdicts = cells.map((cell) => {
    const own = valueAt(type, value, cell.key) ?? 0;
    if (cell.values.some((open) => sameValue(open, own))) return undefined;
    const refused = plain.refusal(cell.env, { ...choice, such: [] }, own);
    return refused === undefined && choice.offered === undefined ? [] : refused;
  });
  if (verdicts.some((verdict) => verdict !== undefined))
    return [...new Set(verdicts.flatMap((verdict) => verdict ?? []))];
  const against = failing(env, choice.such, (trial) => {
    trial.frame.values[choice.result] = value;
  });
  return against.length > 0 ? reasonsOf(against) : unwished(asked, value);
}

/** The wishes that a value leaves open, if another value meets more; undefined if none does. */
export function unwished({ env, choice, cells }: Asked, value: RunValue): readonly string[] | undefined {
  if (wishesOf(choice).length === 0 || met(env, choice, value) >= most(env, choice, cells)) return undefined;
  const open = wishes(proposing(env, choice, value), choice).filter(({ holds: fulfilled }) => !fulfilled);
  return reasonsOf(open.map(({ reason }): Guard => ({ test: choice.from, reason })));
}
