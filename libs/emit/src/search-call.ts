import { type Expr, type Guard, type Search, setOf, type Type } from '@sandtable/model';
import { calledFunctions, fixed, passed } from './call.ts';
import { convertCode } from './convert.ts';
import { faultless } from './faultless.ts';
import { has } from './sets.ts';
import { foundType } from './types.ts';
import { assign, atom, lowest, memory, one, plus, type Scope, temp, type Unit, type Val, wordsOf } from './unit.ts';
import { tuplesOf } from './worth.ts';

type Call = Extract<Expr, { e: 'search' | 'searchCost' }>;

/** Names of a search in the module. Functions and searches that are called are numbered together. */
export const namesOf = (search: number) => ({
  run: `search${search}`,
  states: `states${search}`,
  costs: `costs${search}`,
  /** What it is called and where results lie, where they are kept. */
  kept: { run: `SX${search}`, table: `SV${search}` },
});

/**
 * Runs a search, perhaps only until it has found something, or a certain value. What is not kept lies where the next run
 * writes as well.
 */
function run(s: Scope, e: Call, until: string): Val {
  const { searches, functions } = s.unit.model;
  const search = searches[e.search];
  calledFunctions(s.unit).add(functions.length + e.search);
  const memo = s.unit.memos.searches.get(e.search);
  const { run: looked, kept } = namesOf(e.search);
  const own = memo === undefined ? looked : kept.run;
  const part = until !== ALL && !hasPlace(search, memo?.slots, memo !== undefined) && stopsEarly(s.unit, search);
  const name = part ? own : looked;
  const code = `${name}(${[passed(s, name, e.args, search?.locals ?? []), part ? until : ''].filter(Boolean).join(', ')})`;
  const n = wordsOf(setOf(foundType(search)));
  if (n === 1) return one(atom(s, code));
  if (memo?.slots !== undefined && !part) return memory(kept.table, atom(s, code), n);
  s.w.line(`${code};`);
  return fixed(s.unit, own, n);
}

/** Whether what is found for any arguments stays until the position changes, or as long as nothing else is asked. */
const hasPlace = (search: Search | undefined, slots: number | undefined, kept: boolean): boolean =>
  kept && (slots === undefined || search === undefined || slots === tuplesOf(search));

/** Where a search ends: when there is nothing more to find, or with the first it finds; else with a certain value. */
export const [ALL, ANY] = ['-2', '-1'];

/** Whether nothing would go wrong in what is left when a search has found what is asked for. */
export function stopsEarly(unit: Unit, search: Search | undefined): boolean {
  if (search === undefined || search.den > MOST_DEN) return false;
  const fine = (e: Expr | undefined): boolean => e === undefined || faultless(unit, e);
  const guarded = (guards: readonly Guard[]): boolean => guards.every(({ test }) => fine(test));
  return (
    guarded(search.ends) &&
    search.steps.every(
      ({ binder, guards, cost, to, stop }) =>
        [binder.over, cost, stop, ...to].every(fine) &&
        guarded(guards) &&
        (cost === undefined || search.limit !== undefined),
    )
  );
}

/** With steps of one each, costs stay numbers within the budget. */
const MOST_DEN = 1000;

/** What can be reached, as a set; where `until` is given, as much of it as there must be to tell. */
export function reached(s: Scope, e: Call, until = ALL): Val {
  const found = run(s, e, until);
  if (found.n === 1) return found;
  const out = temp(s, found.n);
  assign(s, out, found);
  return out;
}

/** Whether a value can be reached. */
export function reaches(s: Scope, item: Expr, e: Extract<Expr, { e: 'search' }>): string {
  const what = atom(s, s.lower.scalar(s, item));
  const type = foundType(s.unit.model.searches[e.search]);
  return atom(s, `(${has(s, run(s, e, ordinal(what, type)), type, what)})`);
}

const ordinal = (code: string, type: Type): string => (lowest(type) === 0 ? code : plus(code, -lowest(type)));

/** What it costs to reach one of them. */
export function reachedCost(s: Scope, e: Extract<Expr, { e: 'searchCost' }>): string {
  const what = atom(s, s.lower.scalar(s, e.of));
  const search = s.unit.model.searches[e.search];
  const type = foundType(search);
  const there = has(s, run(s, e, ordinal(what, type)), type, what);
  const cost = `${namesOf(e.search).costs}[${ordinal(what, type)}]`;
  const spent = search?.locals[search.spent]?.type ?? { t: 'bool' };
  return atom(s, `${there} ? ${convertCode(s, cost, spent, e.type)} : 0`);
}
