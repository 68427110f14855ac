import { type Binder, type Expr, type Search, type SearchStep, setOf, sizeOf, type Type } from '@sandtable/model';
import type { Agenda } from './agenda.ts';
import { type Apart, apart } from './apart.ts';
import { fixed, paramNames } from './call.ts';
import { constant, head, int } from './code.ts';
import { faultless } from './faultless.ts';
import { keepLast, keepSearch } from './keep.ts';
import { recallIn } from './recall.ts';
import { define, scope } from './scope.ts';
import { agendaOf } from './search-agenda.ts';
import { ALL, ANY, namesOf, stopsEarly } from './search-call.ts';
import { waysOf } from './search-path.ts';
import { type Packing, packingOf, unpack } from './search-state.ts';
import { has, include } from './sets.ts';
import { conjuncts } from './tree.ts';
import { foundType } from './types.ts';
import { atom, type Cell, cleared, fault, inMemory, lowest, type Scope, settle, temp, wordsOf } from './unit.ts';
import type { Whole } from './whole.ts';

/** Costs are numbers of the language, and so is one more than a cost. */
const MOST = 0x7ffffffe;

/** How a search looks at what may be open while decisions are solved. */
export interface Manner {
  readonly test: (e: Expr) => string;
  readonly stops: (e: Expr) => string;
  readonly loop: (binder: Binder, body: () => void) => void;
  /** The conditions that need to be looked at but once for all of a binder, and the others. */
  readonly apart: (binder: Binder, tests: readonly Expr[]) => Apart;
}

const plainly = (s: Scope): Manner => ({
  test: (e) => s.lower.cond(s, e),
  stops: (e) => s.lower.cond(s, e),
  loop: ({ local, over }, body) => s.lower.loop(s, local, over, undefined, body),
  apart: ({ local, over }, tests) => (faultless(s.unit, over) ? apart(s, local, tests) : { same: [], own: tests }),
});

/** One search while it is emitted. */
interface Emitted {
  readonly s: Scope;
  readonly how: Manner;
  readonly search: Search;
  readonly packing: Packing;
  readonly agenda: Agenda;
  readonly names: Names;
  /** What was found so far. */
  readonly found: Cell;
  readonly limit: string | undefined;
  /** Whether it may end with what is looked for. */
  readonly early: boolean;
  /** The array that entries of what is found are kept in. */
  readonly ways: string | undefined;
}

/** A function that runs a search with its arguments and gives what it finds, as a set; costs lie beside it. */
export function searchFunction(unit: Whole, index: number): void {
  const search = unit.model.searches[index];
  const memo = unit.memos.searches.get(index);
  const names = namesOf(index);
  if (search === undefined) return;
  writeSearch(unit, index, memo === undefined ? names : { ...names, run: names.kept.run }, plainly);
  if (memo?.slots !== undefined) keepSearch(unit, index, search, memo.slots);
  else if (memo !== undefined) keepLast(unit, index, search);
}

/** The same search, for those who ask for a way: nothing of it is kept. */
export function wayFunction(unit: Whole, index: number): void {
  const search = unit.model.searches[index];
  if (search === undefined) return;
  const names = waysOf(index);
  unit.items.push(constant(names.ways, `room(${sizeOf(foundType(search))})`));
  writeSearch(unit, index, names, plainly);
}

type Names = Pick<ReturnType<typeof namesOf>, 'run' | 'states' | 'costs'> & { readonly ways?: string };

export function writeSearch(unit: Whole, index: number, names: Names, manner: (s: Scope) => Manner): void {
  const search = unit.model.searches[index];
  if (search === undefined) return;
  const packing = packingOf(search, names.states);
  unit.items.push(constant(names.costs, `room(${sizeOf(foundType(search))})`));
  const typeOf = (local: number): Type => search.locals[local]?.type ?? { t: 'bool' };
  const own = search.locals.slice(0, search.params).flatMap((local, i) => paramNames(i, local.type));
  const { recall, begin } = recallIn(unit, search, names.run);
  const plain = scope(unit, search.locals, 'return 0;', (local) =>
    local < search.params && inMemory(typeOf(local))
      ? fixed(unit, `${names.run}/${local}`, wordsOf(typeOf(local)))
      : undefined,
  );
  const s = manner === plainly ? { ...plain, recall } : plain;
  const early = manner === plainly && stopsEarly(unit, search);
  const agenda = agendaOf({ unit, s, search, packing, names: names.states }, names.ways !== undefined);
  const until = early ? [{ ...int('until'), initial: ALL }] : [];
  define(unit, head(names.run, [...own.map(int), ...until], 'number'), s, () => {
    const { w } = unit;
    const lines = w.capture(() => {
      agenda.open();
      const found = resultOf(unit, s, search, names.run);
      const from = search.from.map((expr) => settle(s, s.lower.words(s, expr)));
      const limit = search.limit && atom(s, s.lower.scalar(s, search.limit));
      if (manner === plainly) note(unit, search, packing, agenda, early);
      const emitted = { s, how: manner(s), search, packing, agenda, names, found, limit, early, ways: names.ways };
      agenda.enter(from, '0', '0');
      agenda.each(() => state(emitted));
      w.line(given(found));
    });
    for (const line of begin()) w.line(line);
    w.lines(lines);
  });
}

function note(unit: Whole, { name, at }: Search, { states }: Packing, { order }: Agenda, early: boolean): void {
  unit.w.note(at.span, { is: 'search', name, order, states, early });
}

const given = (found: Cell): string => (found.n === 1 ? `return ${found.at(0)};` : 'return 0;');

/** Sets of several words come back through memory. */
function resultOf(unit: Whole, s: Scope, search: Search, name: string): Cell {
  const n = wordsOf(setOf(foundType(search)));
  if (n === 1) return temp(s, 1);
  const cell = fixed(unit, name, n);
  unit.w.line(cleared('T', cell.mem?.base ?? '0', n));
  return cell;
}

/** What is done with a state when its turn has come. */
function state(emitted: Emitted): void {
  const { s, how, search, packing, agenda } = emitted;
  s.w.line(`if (--budget < 0) ${fault(s, 1, search.at.span)};`);
  const stopped = unpack(s, packing, search, agenda.rows);
  s.w.line(`${s.cell(search.spent).put(0, agenda.spent)};`);
  const ends = search.ends.map(({ test }) => test);
  allOf(s, how, ends, () => find(emitted));
  if (stopped !== undefined) s.w.line(`if (${stopped} !== 0) continue;`);
  for (const step of search.steps) take(emitted, step);
}

function allOf(s: Scope, how: Manner, [test, ...rest]: readonly Expr[], body: () => void): void {
  if (test === undefined) return body();
  const holds = how.test(test);
  s.w.block(`if (${holds})`, () => allOf(s, how, rest, body));
}

/** The cheapest state comes first, so only the first cost counts. */
function find({ s, search, names, found, early, ways }: Emitted): void {
  const type = foundType(search);
  const first = s.cell(search.over[0] ?? 0).at(0);
  const low = lowest(type);
  const there = has(s, found, type, first);
  s.w.block(`if (!${there})`, () => {
    include(s, found, type, first);
    const ordinal = low === 0 ? first : `${first} - ${low}`;
    s.w.line(`${names.costs}[${ordinal}] = ${s.cell(search.spent).at(0)};`);
    if (ways !== undefined) s.w.line(`${ways}[${ordinal}] = ${names.states}.taken();`);
    if (early) s.w.line(`if (until === ${ANY} || until === ${ordinal}) ${given(found)}`);
  });
}

function take(emitted: Emitted, step: SearchStep): void {
  const { s, how, search, limit } = emitted;
  const { binder, cost } = step;
  const tests = step.guards.flatMap(({ test }) => conjuncts(test));
  const { same, own } = how.apart(binder, tests);
  const go = () => {
    s.w.line(`if (--budget < 0) ${fault(s, 1, binder.over.span)};`);
    const price = cost === undefined ? `${search.den}` : s.lower.scalar(s, cost);
    const total = atom(s, `${s.cell(search.spent).at(0)} + ${price}`);
    if (limit !== undefined) return s.w.block(`if (${total} <= ${limit})`, () => enter(emitted, step, total));
    s.w.line(`if (${total} > ${MOST}) ${fault(s, 2, (cost ?? binder.over).span)};`);
    enter(emitted, step, total);
  };
  allOf(s, how, same, () => how.loop(binder, () => allOf(s, how, own, go)));
}

function enter({ s, how, agenda }: Emitted, { to, stop }: SearchStep, cost: string): void {
  const next = to.map((expr) => settle(s, s.lower.words(s, expr)));
  const stopped = stop === undefined ? '0' : atom(s, `${how.stops(stop)} ? 1 : 0`);
  agenda.enter(next, cost, stopped);
}
