import { type Expr, type Func, sizeOf, type Type } from '@sandtable/model';
import { type Folded, folded } from './fold.ts';
import {
  assign,
  atom,
  inMemory,
  lowest,
  memory,
  one,
  room,
  type Scope,
  settle,
  type Unit,
  type Val,
  wordsOf,
} from './unit.ts';
import { tuplesOf } from './worth.ts';

/** Names of the JavaScript parameters for a value of a type; large sets are passed in scratch memory. */
export const paramNames = (local: number, type: Type): readonly string[] => {
  const n = wordsOf(type);
  if (inMemory(type)) return [];
  return n === 1 ? [`L${local}`] : Array.from({ length: n }, (_, i) => `L${local}_${i}`);
};

/** The fixed place of a large parameter or a result, by name; there is no recursion, so one is enough. */
export function fixed(unit: Unit, key: string, words: number) {
  const known = unit.results.get(key);
  if (known !== undefined) return memory(known.array, known.base, words);
  const cell = memory('T', `${unit.scratch(words)}`, words);
  unit.results.set(key, { array: 'T', base: cell.mem?.base ?? '0' });
  return cell;
}

const wanted = new WeakMap<Unit, Set<number>>();

/** Functions, and behind them searches, that are called in what has been emitted so far; grows while those are emitted. */
export function calledFunctions(unit: Unit): Set<number> {
  const known = wanted.get(unit) ?? new Set<number>();
  wanted.set(unit, known);
  return known;
}

export function call(s: Scope, fn: number, args: readonly Expr[]): Val {
  const f = s.unit.model.functions[fn];
  const table = folded(s.unit, fn);
  if (table !== undefined && f !== undefined) {
    s.w.note(f.at.span, { is: 'table', name: f.name, entries: tuplesOf(f) });
    return rowOf(s, table, tupleOf(s, args, f));
  }
  calledFunctions(s.unit).add(fn);
  const known = s.recall?.(s, fn, args);
  if (known !== undefined) return one(known);
  const code = `f${fn}(${passed(s, `f${fn}`, args, f?.locals ?? [])})`;
  const n = f === undefined ? 1 : wordsOf(f.result);
  if (n === 1) return one(atom(s, code));
  if (s.unit.memos.functions.has(fn)) return memory(`FV${fn}`, atom(s, code), n);
  s.w.line(`${code};`);
  const out = room(s, n);
  assign(s, out, fixed(s.unit, `f${fn}`, n));
  return out;
}

function rowOf(s: Scope, { table, words }: Folded, tuple: string): Val {
  if (words === 1) return one(`${table}[${tuple}]`);
  const row = atom(s, tuple);
  return memory(table, atom(s, `${row} * ${words}`), words, row);
}

/** Where a tuple of arguments stands in the table of a folded function. */
export function tupleOf(s: Scope, args: readonly Expr[], f: Func): string {
  return args.reduce((index, arg, i) => {
    const type = f.locals[i]?.type ?? arg.type;
    const ordinal = lowest(type) === 0 ? s.lower.scalar(s, arg) : `(${s.lower.scalar(s, arg)} - ${lowest(type)})`;
    return index === '' ? ordinal : `(${index}) * ${sizeOf(type)} + ${ordinal}`;
  }, '');
}

/** All arguments are evaluated before the first is put into a fixed place. */
export function passed(
  s: Scope,
  name: string,
  args: readonly Expr[],
  locals: readonly { readonly type: Type }[],
): string {
  const values = args.map((arg) => settle(s, s.lower.words(s, arg)));
  const list = values.flatMap((value, i) => {
    const type: Type = locals[i]?.type ?? { t: 'bool' };
    const n = wordsOf(type);
    if (!inMemory(type)) return Array.from({ length: n }, (_, k) => value.at(k));
    assign(s, fixed(s.unit, `${name}/${i}`, n), value);
    return [];
  });
  return list.join(', ');
}
