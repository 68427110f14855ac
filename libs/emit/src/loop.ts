import { type Expr, MOST_IN_SET, sizeOf, type Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { apart } from './apart.ts';
import { byValues } from './by-values.ts';
import { factsOf } from './facts.ts';
import { faultless } from './faultless.ts';
import { flattened } from './flattened.ts';
import { grouped } from './grouped.ts';
import { implied } from './implied.ts';
import { inlined, isSmall } from './inline.ts';
import { overItems, placedList } from './list.ts';
import { nearby } from './near-test.ts';
import type { PlainReason } from './plan-notes.ts';
import { someMember } from './some-member.ts';
import { listOf } from './sparse.ts';
import { binding, conjuncts, type Range, rangeOf } from './tree.ts';
import { elementOf } from './types.ts';
import {
  type AsBits,
  atom,
  type Cell,
  lowest,
  type Members,
  place,
  type Scope,
  settle,
  UNROLLED,
  type Val,
  wordsOf,
} from './unit.ts';
import { among, vector } from './vector.ts';
import { branched, viewed, viewedRow } from './view.ts';

/** Runs `body` for each member of `over` that passes `where`, ascending, or as a list has them. Conditions that are sets themselves narrow the set. */
export function loop(
  s: Scope,
  local: number,
  over: Expr,
  where: Expr | undefined,
  body: () => void,
  asBits?: AsBits,
): void {
  s.w.line(`if (--turns < 0) fault(1, ${place(s, over.span)});`);
  if (over.type.t === 'list') {
    const at = placedList(s, over);
    s.w.note(over.span, { is: 'plain-loop', reason: 'list', tests: conjuncts(where).length });
    return overItems(s, s.cell(local), over.type, at, () => guarded(s, conjuncts(where), body));
  }
  const only = onlyIf(s, over);
  if (only !== undefined) return guarded(s, [only.test], () => loop(s, local, only.then, where, body, asBits));
  const flat = flattened(s, local, over, conjuncts(where));
  const { same, own } = faultless(s.unit, flat.over) ? apart(s, local, flat.tests) : { same: [], own: flat.tests };
  for (const test of same) s.w.note(test.span, { is: 'hoisted' });
  guarded(s, same, () => members(s, local, { over: flat.over, tests: own }, body, asBits));
}

function members(
  s: Scope,
  local: number,
  flat: { readonly over: Expr; readonly tests: readonly Expr[] },
  body: () => void,
  asBits: AsBits | undefined,
): void {
  const { over } = flat;
  const range = rangeOf(over);
  const of = { local, type: elementOf(over.type), unions: false, closed: false };
  const { narrow, rest } = isLong(range) ? { narrow: [], rest: flat.tests } : narrowed(s, of, flat.tests);
  const inner = () => guarded(s, rest, body);
  noteLoop(s, local, over, narrow.length, rest);
  if (narrow.length === 0 && flat.over.e === 'every' && !isLong(range)) return counting(s, local, over.type, inner);
  if (narrow.length === 0 && range !== undefined) return between(s, local, range, inner);
  const row = narrow.length === 0 && elementOf(over.type).t !== 'int' ? viewedRow(s, over) : undefined;
  if (row !== undefined) return overRow(s, s.cell(local), row, inner);
  const sets = [...narrow, ...(wholeWords(over, narrow) ? [] : [viewed(s, over)])];
  const x = s.cell(local);
  if (
    elementOf(over.type).t !== 'int' &&
    overList(s, x, sets, over.span, inner, rest.length === 0 ? asBits : undefined)
  )
    return;
  overBits(s, x, elementOf(over.type), joined(sets), inner);
}

/** Whether a range has more numbers than a set of them could hold. */
const isLong = (range: Range | undefined): boolean =>
  range !== undefined && sizeOf(elementOf(range.type)) > MOST_IN_SET;

function noteLoop(s: Scope, local: number, over: Expr, sets: number, rest: readonly Expr[]): void {
  const tests = rest.length;
  if (sets > 0) return s.w.note(over.span, { is: 'prefiltered', sets, tests });
  s.w.note(over.span, { is: 'plain-loop', reason: plainReason(s, local, over, rest), tests });
}

/** What keeps the first condition from being a set. */
function plainReason(s: Scope, local: number, over: Expr, [test]: readonly Expr[]): PlainReason {
  if (test === undefined) return 'unconditional';
  if (over.e === 'stretch' || elementOf(over.type).t === 'int') return 'numbers';
  if (!faultless(s.unit, test)) return 'faults';
  return binding(test) && factsOf(s.unit.model, test).reads.has(local) ? 'binds' : 'not-kept';
}

/** A set that is empty unless a condition holds. */
function onlyIf(s: Scope, over: Expr): { readonly test: Expr; readonly then: Expr } | undefined {
  const set = over.e === 'call' && wordsOf(over.type) > UNROLLED ? branched(s, over) : over;
  const empty = set.e === 'if' && set.else.e === 'set' && set.else.items.length === 0;
  return empty ? { test: set.test, then: set.then } : undefined;
}

/** Runs along the list of a sparse row, if one of the sets is that, and looks whether the others have each member. */
function overList(
  s: Scope,
  x: Cell,
  sets: readonly Val[],
  span: Span,
  body: () => void,
  asBits: AsBits | undefined,
): boolean {
  const list = sets.map((set) => listOf(s, set)).find((each) => each !== undefined);
  if (list === undefined) return false;
  const others = sets.filter(
    (set) => set.mem === undefined || listOf(s, set)?.items !== list.items || listOf(s, set)?.row !== list.row,
  );
  const row = s.unit.name('r');
  s.w.note(span, { is: 'along-list' });
  s.w.line(`const ${row} = ${list.row};`);
  const near = nearby(s, list, row, others);
  if (near !== undefined) s.w.note(span, { is: 'if-near' });
  const along = asBits !== undefined && others.length > 0 && list.longest <= 32 ? bitsAlong : eachAlong;
  const go = () => along(s, x, { ...list, row }, others, body, asBits);
  if (near === undefined) go();
  else s.w.block(`if (${near})`, go);
  return true;
}

interface Along {
  readonly first: string;
  readonly items: string;
  readonly row: string;
}

/** Whether the sets have a member. */
const isInAll = (others: readonly Val[], bit: string): string =>
  `(${others.map((set) => set.at(`(${bit} >> 5)`)).join(' & ')}) >>> (${bit} & 31) & 1`;

function eachAlong(s: Scope, x: Cell, { first, items, row }: Along, others: readonly Val[], body: () => void): void {
  const j = s.unit.name('j');
  s.w.block(`for (let ${j} = ${first}[${row}]; ${j} < ${first}[${row} + 1]; ++${j})`, () => {
    s.w.line(`${x.put(0, `${items}[${j}]`)};`);
    if (others.length === 0) return body();
    s.w.block(`if ((${isInAll(others, x.at(0))}) !== 0)`, body);
  });
}

/** The members as bits of a word, without a branch for each. */
function bitsAlong(
  s: Scope,
  x: Cell,
  { first, items, row }: Along,
  others: readonly Val[],
  _: () => void,
  asBits: AsBits | undefined,
): void {
  const [j, from, bits] = [s.unit.name('j'), s.unit.name('j'), s.unit.name('t')];
  s.w.line(`const ${from} = ${first}[${row}];`);
  s.w.line(`let ${bits} = 0;`);
  s.w.block(`for (let ${j} = ${from}; ${j} < ${first}[${row} + 1]; ++${j})`, () => {
    s.w.line(`${x.put(0, `${items}[${j}]`)};`);
    s.w.line(`${bits} |= (${isInAll(others, x.at(0))}) << (${j} - ${from});`);
  });
  s.w.block(`if (${bits} !== 0)`, () => asBits?.({ items, first: from, bits }));
}

function overRow(
  s: Scope,
  x: Cell,
  { array, first, end }: Exclude<ReturnType<typeof viewedRow>, undefined>,
  body: () => void,
): void {
  s.w.block(`for (; ${first} < ${end}; ++${first})`, () => {
    s.w.line(`${x.put(0, `${array}[${first}]`)};`);
    body();
  });
}

/** Sets of conditions may have bits past the last member, which must not be looped over. */
const wholeWords = (over: Expr, narrow: readonly Val[]): boolean =>
  over.e === 'every' && narrow.length > 0 && sizeOf(elementOf(over.type)) % 32 === 0;

export function joined(sets: readonly Val[]): Val {
  const [first, ...more] = sets;
  if (first === undefined) throw new Error('a loop runs over nothing');
  return more.length === 0 ? first : { n: first.n, at: (i) => `(${sets.map((set) => set.at(i)).join(' & ')})` };
}

/**
 * Conditions that are sets already, and the others. One that can fault may be guarded by those before it and guards those
 * after it: it stays where it is, and all that follow. So do those that read what an earlier one binds.
 */
export function narrowed(
  s: Scope,
  of: Members,
  tests: readonly Expr[],
): { narrow: readonly Val[]; rest: readonly Expr[] } {
  const known = grouped(s, of, tests);
  const narrow: Val[] = [...known.sets];
  const rest: Expr[] = [];
  let open = [...known.tests].reverse();
  for (let test = open.pop(); test !== undefined; test = open.pop()) {
    const first = rest.every((each) => passable(s, each, test as Expr));
    const set = first ? vector(s, test, of) : undefined;
    const valued = first && set === undefined ? byValues(s, of, test, open) : undefined;
    const parts = set === undefined ? conjunctsOf(s, test, of.local) : [];
    if (set !== undefined) narrow.push(set);
    else if (valued !== undefined) {
      narrow.push(valued.set);
      open = open.filter((each) => !valued.used.has(each));
    } else if (parts.length > 1) open.push(...parts.toReversed());
    else {
      const wider = first ? (among(s, test, of) ?? someMember(s, test, of)) : undefined;
      if (wider !== undefined && !narrow.some((set) => isSame(set, wider))) narrow.push(wider);
      rest.push(test);
    }
    open = open.map(implied(s.unit.model, test, of.local));
  }
  return { narrow, rest };
}

/** Whether two sets are the same row of a table. */
const isSame = (a: Val, b: Val): boolean =>
  a.mem !== undefined && a.mem.array === b.mem?.array && a.mem.base === b.mem.base;

/** The parts of a condition that is called by name, so that some of them may be sets. */
function conjunctsOf(s: Scope, test: Expr, local: number): readonly Expr[] {
  if (test.e !== 'call' || s.unit.watched || !isSmall(s, test.fn) || !faultless(s.unit, test)) return [];
  const body = s.unit.model.functions[test.fn]?.body;
  return body?.e === 'logic' && body.op === 'and' ? conjuncts(inlined(s, test, local)) : [];
}

/** Whether `later` may be looked at before `test`. */
function passable(s: Scope, test: Expr, later: Expr): boolean {
  const { binds } = factsOf(s.unit.model, test);
  return faultless(s.unit, test) && [...factsOf(s.unit.model, later).reads].every((local) => !binds.has(local));
}

function guarded(s: Scope, tests: readonly Expr[], body: () => void): void {
  const test = tests[0];
  if (test === undefined) return body();
  const code = s.lower.cond(s, test);
  s.w.block(`if (${code})`, () => guarded(s, tests.slice(1), body));
}

function counting(s: Scope, local: number, type: Type, body: () => void): void {
  const element = elementOf(type);
  const x = s.cell(local);
  const low = lowest(element);
  const high = low + sizeOf(element) - 1;
  s.w.block(`for (${x.put(0, `${low}`)}; ${x.at(0)} <= ${high}; ${x.put(0, `${x.at(0)} + 1`)})`, body);
}

/** Each number counts against the limit of a decision, since a range may be as long as numbers go. */
function between(s: Scope, local: number, over: Range, body: () => void): void {
  overNumbers(s, s.cell(local), over, () => {
    s.w.line(`if (--budget < 0) fault(1, ${place(s, over.span)});`);
    body();
  });
}

/** The ends are evaluated once, before the first number. */
export function overNumbers(s: Scope, x: Cell, { low, high }: Range, body: () => void): void {
  const [k, last] = [s.unit.name('k'), s.unit.name('e')];
  const first = atom(s, s.lower.scalar(s, low));
  s.w.line(`const ${last} = ${s.lower.scalar(s, high)};`);
  s.w.block(`for (let ${k} = ${first}; ${k} <= ${last}; ++${k})`, () => {
    s.w.line(`${x.put(0, k)};`);
    body();
  });
}

/** The set is read word by word; nothing in `body` may change what it is made of. */
export function overBits(s: Scope, x: Cell, type: Type, set: Val, body: () => void): void {
  const w = s.unit.name('w');
  const low = lowest(type);
  const bit = (base: string) => `${base}31 - Math.clz32(${w} & -${w})${low === 0 ? '' : ` + ${low}`}`;
  const each = (source: string, base: string) =>
    s.w.block(`for (let ${w} = ${source}; ${w} !== 0; ${w} &= ${w} - 1)`, () => {
      s.w.line(`${x.put(0, bit(base))};`);
      body();
    });
  if (set.n === 1) return each(set.at(0), '');
  const k = s.unit.name('k');
  // What lies in memory is read there, word by word; what would have to be looked for is put together once.
  const list = set.n > UNROLLED || !set.at(k).includes('?') ? set : settle(s, set);
  s.w.block(`for (let ${k} = 0; ${k} < ${set.n}; ++${k})`, () => each(list.at(k), `(${k} << 5) + `));
}
