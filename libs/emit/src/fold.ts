import { codeAt, type Func, type Local, sizeOf } from '@sandtable/model';
import { evaluator } from './constant.ts';
import { factsOf } from './facts.ts';
import { type Unit, wordsOf } from './unit.ts';
import { slotsOf } from './words.ts';

/** Functions with more tuples of arguments than this, or whose results take more room, are computed in play. */
const MOST_TUPLES = 4096;
const MOST_WORDS = 16_384;

/**
 * A function that looks at constants only, as an array over its arguments in mixed radix, the last varying fastest; sets
 * take as many words there as they have.
 */
export interface Folded {
  readonly table: string;
  readonly words: number;
}

const known = new WeakMap<Unit, Map<number, Folded | undefined>>();

/** The table of a function, or undefined where it reads the position, is too wide, or faults for some arguments. */
export function folded(unit: Unit, fn: number): Folded | undefined {
  const own = known.get(unit) ?? new Map<number, Folded | undefined>();
  known.set(unit, own);
  if (!own.has(fn)) own.set(fn, unit.watched ? undefined : fold(unit, fn));
  return own.get(fn);
}

function fold(unit: Unit, fn: number): Folded | undefined {
  const f = unit.model.functions[fn];
  if (f === undefined || f.params === 0 || wide(f)) return undefined;
  const words = wordsOf(f.result);
  const tuples = f.locals.slice(0, f.params).reduce((n, local) => n * sizeOf(local.type), 1);
  if (!(tuples <= MOST_TUPLES) || tuples * words > MOST_WORDS) return undefined;
  if (!factsOf(unit.model, f.body).constant) return undefined;
  const values = valuesOf(unit, f, tuples);
  return values && { table: unit.table(values), words };
}

/** Neither maps nor texts stand in tables, neither maps nor sets have a code to be an argument, and few codes of routines are in use. */
const wide = (f: Func): boolean =>
  f.result.t === 'map' ||
  f.result.t === 'text' ||
  f.locals
    .slice(0, f.params)
    .some(({ type }) => type.t === 'map' || type.t === 'set' || type.t === 'list' || type.t === 'routine');

function valuesOf(unit: Unit, f: Func, tuples: number): readonly number[] | undefined {
  const at = evaluator(unit.model, f.locals);
  const values: number[] = [];
  for (let tuple = 0; tuple < tuples; tuple += 1) {
    give(at.values, f.locals.slice(0, f.params), tuple);
    const value = at.value(f.body);
    if (value === undefined) return undefined;
    values.push(...slotsOf(f.result, value, unit.infos.text));
  }
  return values;
}

function give(values: unknown[], params: readonly Local[], tuple: number): void {
  let rest = tuple;
  for (let i = params.length - 1; i >= 0; i -= 1) {
    const type = params[i]?.type ?? { t: 'bool' };
    const size = sizeOf(type);
    values[i] = codeAt(type, rest % size);
    rest = Math.floor(rest / size);
  }
}
