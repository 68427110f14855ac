import { type Func, type Model, ordinalOf, sizeOf, type Type } from '@sandtable/model';
import type { Answers } from './answers.ts';
import type { RunValue } from './value.ts';

/** What a search has reached: the cost for each value of its first component, by ordinal. */
export type Costs = ReadonlyMap<number, number>;

/**
 * What was found out about a position, which is true until something is written: functions only look, so the same
 * arguments give the same result.
 */
export interface Memory {
  /** Results by function, and there by the arguments. */
  readonly calls: Map<number, Map<number | string, RunValue>>;
  /** What searches have reached, by search and arguments. */
  readonly searches: Map<string, Costs>;
  /** Answers of blocks of decisions. */
  readonly answers: Map<number, Answers>;
}

export const makeMemory = (): Memory => ({ calls: new Map(), searches: new Map(), answers: new Map() });

/** The results of one function. */
export function resultsOf({ calls }: Memory, fn: number): Map<number | string, RunValue> {
  const known = calls.get(fn);
  if (known !== undefined) return known;
  const results = new Map<number | string, RunValue>();
  calls.set(fn, results);
  return results;
}

/** Arguments as a key: one number where their types have few values, else a text; undefined for maps and the like. */
export function keyOf(model: Model, fn: number, args: readonly RunValue[]): number | string | undefined {
  const shape = shapeOf(model, fn);
  if (shape === undefined) return textOf(args);
  let key = 0;
  let i = 0;
  for (const { type, size } of shape) key = key * size + ordinalOf(type, args[i++] as number);
  return key;
}

function textOf(args: readonly RunValue[]): string | undefined {
  const plain = args.every((arg) => typeof arg === 'number' || (Array.isArray(arg) && arg.every(Number.isInteger)));
  return plain ? args.map((arg) => (typeof arg === 'number' ? arg : `{${arg}}`)).join(';') : undefined;
}

type Shape = readonly { readonly type: Type; readonly size: number }[];

const shapes = new WeakMap<Func, Shape | 'wide'>();

/** The parameters of a function, if all of them together are a number. */
function shapeOf({ functions }: Pick<Model, 'functions'>, fn: number): Shape | undefined {
  const func = functions[fn];
  if (func === undefined) return undefined;
  const known = shapes.get(func);
  if (known !== undefined) return known === 'wide' ? undefined : known;
  shapes.set(func, findShape(func));
  return shapeOf({ functions }, fn);
}

const numbered = new Set<Type['t']>(['int', 'bool', 'kind', 'union']);

function findShape({ locals, params }: Func): Shape | 'wide' {
  const shape = locals.slice(0, params).map(({ type }) => ({ type, size: sizeOf(type) }));
  const all = shape.reduce((n, { size }) => n * size, 1);
  return shape.every(({ type }) => numbered.has(type.t)) && all <= Number.MAX_SAFE_INTEGER ? shape : 'wide';
}
