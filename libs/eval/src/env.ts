import { type Expr, errorType, type ListType, type Local, type MapType, type Model, type Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { convert } from './convert.ts';
import { Fault } from './fault.ts';
import type { Memory } from './memory.ts';
import { asCode, asSet, type RunValue, type SetValue } from './value.ts';

/** What an expression can see of a match. `spend` is called for every statement and may throw the fault `budget`. */
export interface World {
  field(field: number, member: number): RunValue;
  state(state: number, tuple: number): RunValue;
  setting(setting: number): RunValue;
  /** Number of the seat that holds a role, or -1. */
  seatOf(role: number): number;
  /** Whether a policy of the rules holds the seat of a role. */
  automated(role: number): boolean;
  /** Number of the layout of seats. */
  readonly layout: number;
  /** What was found out since something was written last; undefined where nothing is to be kept. */
  readonly memory?: Memory | undefined;
  spend(span: Span): void;
  /** Is called for every member that is evaluated, and may throw the fault `budget` as well. */
  turn?(span: Span): void;
}

/** The locals of one call. */
export interface Frame {
  readonly locals: readonly Local[];
  readonly values: (RunValue | undefined)[];
}

/** Where an expression is evaluated. `value` stands here so that the parts of the evaluator need not import its whole. */
export interface Env {
  readonly model: Model;
  readonly world: World;
  readonly frame: Frame;
  value(expr: Expr): RunValue;
  /** The same world with the locals of another call. */
  enter(frame: Frame): Env;
}

export const makeFrame = (locals: readonly Local[], args: readonly RunValue[] = []): Frame => ({
  locals,
  values: [...args],
});

/** A copy of the locals: trying out a candidate must leave no trace. */
export const fork = (env: Env): Env => env.enter(makeFrame(env.frame.locals, env.frame.values as RunValue[]));

export const code = (env: Env, expr: Expr): number => asCode(env.value(expr));
export const holds = (env: Env, expr: Expr): boolean => asCode(env.value(expr)) !== 0;
export const members = (env: Env, expr: Expr): SetValue => asSet(env.value(expr));
/** What a binder takes one after the other: ordinals of a set, the values of a list. */
export const items = (env: Env, expr: Expr): readonly RunValue[] => env.value(expr) as readonly RunValue[];

export const localType = (env: Env, local: number): Type => env.frame.locals[local]?.type ?? errorType;

export function readLocal(env: Env, local: number): RunValue {
  const value = env.frame.values[local];
  if (value === undefined) throw new Error(`local ${local} is read before it is set`);
  return value;
}

/** Sets a local to a value of type `from`, converted to the type of the local. */
export function bindLocal(env: Env, local: number, from: Type, value: RunValue): void {
  const type = localType(env, local);
  env.frame.values[local] = type.t === 'error' ? value : (convert(from, type, value) ?? value);
}

/** A value in another type; one that does not exist there is a fault. */
export function convertOrFault(from: Type, to: Type, value: RunValue, span: Span): RunValue {
  if (from.t === 'list' && to.t === 'list') return convertList(from, to, value as readonly RunValue[], span);
  if (from.t === 'map' && to.t === 'map' && from.value.t === 'list')
    return convertCells(from, to, value as readonly RunValue[], span);
  const converted = convert(from, to, value);
  if (converted === undefined) throw new Fault('range', span, { value: { is: value, from }, to });
  return converted;
}

/** A list that has too many items is the fault `full`, before any of them is evaluated. */
function convertList(from: ListType, to: ListType, items: readonly RunValue[], span: Span): RunValue {
  if (items.length > to.max) throw new Fault('full', span, { found: to.max });
  return items.map((item) => convertOrFault(from.of, to.of, item, span));
}

function convertCells(from: MapType, to: MapType, cells: readonly RunValue[], span: Span): RunValue {
  return cells.map((cell) => {
    const [inner] = from.partial ? (cell as readonly RunValue[]) : [cell];
    if (inner === undefined && to.partial) return [];
    if (inner === undefined) throw new Fault('range', span);
    const moved = convertOrFault(from.value, to.value, inner, span);
    return to.partial ? [moved] : moved;
  });
}

/** An index of the model that must exist: models are resolved. */
export function entry<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`the model has no entry ${index}`);
  return found;
}

/** Element type of a set or list. */
export function elementOf(type: Type): Type {
  if (type.t === 'set' || type.t === 'list') return type.of;
  throw new TypeError(`a set was expected, not ${type.t}`);
}
