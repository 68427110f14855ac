import type { Choice, Expr, Local, Model, Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { Head, Item } from './code.ts';
import type { IndexReads } from './index-reads.ts';
import type { Infos } from './info.ts';
import type { Lanes } from './lane-plan.ts';
import type { Memos } from './memo.ts';
import type { Plan } from './plan.ts';
import type { PlanNote } from './plan-notes.ts';
import { wordsOf } from './words.ts';
import type { Writer } from './writer.ts';

/** A value in emitted code: `n` words, each an expression without effects. Single values have one word, their code. */
export interface Val {
  readonly n: number;
  readonly at: (i: number | string) => string;
  /** Where the words lie, if in an array: lets code pick a word at run time. */
  readonly mem?: Mem | undefined;
  /** If it has the members whose field holds something of certain groups: which field, and the groups as bits. */
  readonly inGroups?: { readonly field: number; readonly bits: string } | undefined;
}
interface Mem {
  readonly array: string;
  readonly base: string;
  /** Which row of a table it is, where that is known without a division. */
  readonly row?: string | undefined;
}
/** A value that can be written. */
export interface Cell extends Val {
  readonly put: (i: number | string, code: string) => string;
}

/** What the whole module shares while it is emitted. */
export interface Unit {
  readonly model: Model;
  readonly plan: Plan;
  readonly infos: Infos;
  readonly watched: boolean;
  readonly memos: Memos;
  /** Lists of dice that are only counted, with the faces of their die. */
  readonly tallied: ReadonlyMap<Local, readonly number[]>;
  /** Assignments of which nothing is read but single keys. */
  readonly byKey: ReadonlySet<Choice>;
  /** A constant array of the module; equal ones are shared. */
  table(values: readonly number[]): string;
  readonly tables: ReadonlyMap<string, string>;
  /** Words of the scratch array; calls never recurse, so every place has its own. */
  scratch(words: number): number;
  scratchSize(): number;
  name(prefix: string): string;
  /** Whether a procedure that cannot ask may end the match. */
  readonly finishes: readonly boolean[];
  /** What is read of the sets that the plan has places for. */
  readonly indexReads: IndexReads;
  /** Where members to be mixed are listed, by kind. */
  readonly heaps: ReadonlyMap<number, number>;
  /** Where parameters and results of more than one word lie, per function. */
  readonly results: Map<string, Mem>;
  /** Where lanes are kept, if the rules ask several at once. */
  readonly lanes?: Lanes | undefined;
}

/** The unit while its functions are written: their statements go to `w`, and what stands in the module to `items`. */
export interface Emitting extends Unit {
  readonly w: Writer;
  readonly items: Item[];
  /** What was decided about them. */
  readonly plans: PlanNote[];
}

/** A function of the module: `body` writes its statements. */
export function addFunction(to: Emitting, head: Head, body: () => void): void {
  const lines = to.w.capture(body);
  to.items.push({ c: 'function', ...head, body: lines });
  to.plans.push(...to.w.notesIn(lines));
}

/** One emitted function: where its locals live and where its text goes. */
export interface Scope {
  readonly unit: Unit;
  readonly w: Writer;
  readonly lower: Lower;
  readonly locals: readonly Local[];
  cell(local: number): Cell;
  /** A local of our own, for instance of an inlined function. */
  extra(type: Type): number;
  typeOf(local: number): Type;
  /** Names to declare at the top of the function. */
  readonly declared: Set<string>;
  /** Text that leaves the function. */
  readonly leave: string;
  /** Code that looks up the result of a call, if it can be known already. */
  readonly recall?: ((s: Scope, fn: number, args: readonly Expr[]) => string | undefined) | undefined;
}

/** The members a set is made of: all values of a local. */
export interface Members {
  readonly local: number;
  readonly type: Type;
  /** Whether sets may be put together in a loop; not worth it where the first member that passes ends the search. */
  readonly unions: boolean;
  /** Whether nothing but the conditions reads what they bind. */
  readonly closed: boolean;
}

/** The lowering of expressions, in one object since its files need each other. */
export interface Lower {
  scalar(s: Scope, e: Expr): string;
  cond(s: Scope, e: Expr): string;
  words(s: Scope, e: Expr): Val;
  /** With `asBits`, members along a row may be given at once. */
  loop(s: Scope, local: number, over: Expr, where: Expr | undefined, body: () => void, asBits?: AsBits): void;
}
/** Members along a row of a table: where it begins, and a word with a bit for each item that is among them. */
export type AsBits = (row: { readonly items: string; readonly first: string; readonly bits: string }) => void;

/** Sets of up to this many words live in variables, larger ones in scratch memory. */
export const UNROLLED = 8;
export { wordsOf };
/** Large sets lie in memory, and so do maps and lists, whose parts are found by number. */
export const inMemory = (type: Type): boolean => type.t === 'map' || type.t === 'list' || wordsOf(type) > UNROLLED;
export const lowest = (type: Type): number => (type.t === 'int' ? type.min : 0);

export const one = (code: string): Val => ({ n: 1, at: () => code });
export const memory = (array: string, base: string, n: number, row?: string): Cell => {
  const at = (i: number | string) => `${array}[${plus(base, i)}]`;
  return { n, at, put: (i, code) => `${at(i)} = ${code}`, mem: { array, base, row } };
};

export function plus(base: string, i: number | string): string {
  if (i === 0) return base;
  if (base === '0') return `${i}`;
  return /^-?\d+$/.test(base) && typeof i === 'number' ? `${Number(base) + i}` : `${base} + ${i}`;
}

/** A call of `fill` takes as long as a loop over so many words. */
const LOOPED = 48;

/** The statement that clears `n` words of an array. */
export const cleared = (array: string, base: string, n: number): string =>
  `${n > LOOPED ? `${array}.fill(0,` : `clear(${array},`} ${base}, ${plus(base, n)});`;

const simple = /^(-?\d+|[A-Za-z_]\w*)$/;

/** A name for a value that is used more than once. */
export function atom(s: Scope, code: string): string {
  if (simple.test(code)) return code;
  const name = s.unit.name('t');
  s.w.line(`const ${name} = ${code};`);
  return name;
}

/** A fresh variable of `n` words, all zero. */
export function temp(s: Scope, n: number): Cell {
  if (n > UNROLLED) return blanked(s, memory('T', `${s.unit.scratch(n)}`, n));
  const name = s.unit.name('t');
  const names = Array.from({ length: n }, (_, i) => `${name}_${i}`);
  s.w.line(`let ${names.map((each) => `${each} = 0`).join(', ')};`);
  return scalars(names);
}

/** The same for what is written as a whole. */
export const room = (s: Scope, n: number): Cell => (n > UNROLLED ? memory('T', `${s.unit.scratch(n)}`, n) : temp(s, n));

function blanked(s: Scope, cell: Cell): Cell {
  s.w.line(cleared('T', cell.mem?.base ?? '0', cell.n));
  return cell;
}

/** Words that are no array: a number known while emitting picks one, and code looks which it is. */
export const inTurn = (n: number, i: number | string, word: (k: number) => string): string =>
  typeof i === 'number' || /^\d+$/.test(i)
    ? word(Number(i))
    : `(${Array.from({ length: n }, (_, k) => k).reduceRight((rest, k) => (k === n - 1 ? word(k) : `${i} === ${k} ? ${word(k)} : ${rest}`), '')})`;

export const scalars = (names: readonly string[]): Cell => ({
  n: names.length,
  at: (i) => inTurn(names.length, i, (k) => names[k] ?? '0'),
  put: (i, code) => `${names[Number(i)]} = ${code}`,
});

/** Word by word; a word of the target depends on the same word of the source only. */
export function assign(s: Scope, to: Cell, from: Val): void {
  if (to.n <= UNROLLED) {
    for (let i = 0; i < to.n; i += 1) s.w.line(`${to.put(i, from.at(i))};`);
    return;
  }
  const k = s.unit.name('k');
  s.w.line(`for (let ${k} = 0; ${k} < ${to.n}; ++${k}) ${to.put(k, from.at(k))};`);
}

/** The value with words that are cheap to read again. */
export function settle(s: Scope, value: Val): Val {
  if (value.n === 1) return one(atom(s, value.at(0)));
  if (value.mem?.array.startsWith('K')) return value;
  const cell = room(s, value.n);
  assign(s, cell, value);
  return cell;
}

export const place = (s: Scope, span: Span): number => s.unit.infos.place(span);
export const fault = (s: Scope, code: number, span: Span): string => `fault(${code}, ${place(s, span)})`;
export const all = (n: number, word: (i: number) => string, glue: string): string =>
  `(${Array.from({ length: n }, (_, i) => word(i)).join(glue)})`;
