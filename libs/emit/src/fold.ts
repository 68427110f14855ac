import { evaluateConstant } from '@sandtable/eval';
import { codeAt, type Expr, type Func, type Model, sizeOf } from '@sandtable/model';
import { type Unit, wordsOf } from './unit.ts';

/** Functions with more tuples of arguments than this are computed in play. */
const MOST_TUPLES = 4096;

/** A function that looks at constants only, as an array over its arguments in mixed radix, the last varying fastest. */
interface Folded {
  readonly table: string;
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
  if (f === undefined || f.params === 0 || wordsOf(f.result) > 1 || !isConstant(unit.model, fn)) return undefined;
  const tuples = f.locals.slice(0, f.params).reduce((n, local) => n * sizeOf(local.type), 1);
  if (!(tuples <= MOST_TUPLES)) return undefined;
  const values: number[] = [];
  for (let tuple = 0; tuple < tuples; tuple += 1) {
    const value = valueFor(unit.model, f, argsOf(f, tuple));
    if (value === undefined) return undefined;
    values.push(value);
  }
  return { table: unit.table(values) };
}

function argsOf(f: Func, tuple: number): readonly number[] {
  const args: number[] = [];
  let rest = tuple;
  for (const { type } of f.locals.slice(0, f.params).reverse()) {
    args.unshift(codeAt(type, rest % sizeOf(type)));
    rest = Math.floor(rest / sizeOf(type));
  }
  return args;
}

function valueFor(model: Model, f: Func, args: readonly number[]): number | undefined {
  const result = evaluateConstant(model, f.body, f.locals, args);
  if (!('value' in result)) return undefined;
  const { value } = result;
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.reduce((mask: number, bit) => mask | (1 << Number(bit)), 0) : undefined;
}

function isConstant(model: Model, fn: number): boolean {
  return looks(model, model.functions[fn]?.body);
}

/** Whether a tree reads constants, locals and constant functions only; there is no recursion, so this ends. */
function looks(model: Model, node: unknown): boolean {
  if (Array.isArray(node)) return node.every((each) => looks(model, each));
  if (typeof node !== 'object' || node === null) return true;
  const e = node as Expr;
  if (e.e === 'state' || e.e === 'seat' || e.e === 'seated') return false;
  if (e.e === 'field' && model.fields[e.field]?.state !== false) return false;
  if (e.e === 'setting' && model.settings[e.setting]?.sort !== 'constant') return false;
  if (e.e === 'call' && !isConstant(model, e.fn)) return false;
  return Object.entries(node).every(([key, value]) => key === 'type' || key === 'span' || looks(model, value));
}
