import { type Expr, type Search, setOf, type Type } from '@sandtable/model';
import { calledFunctions, fixed, passed } from './call.ts';
import { convertCode } from './convert.ts';
import { has } from './sets.ts';
import { assign, atom, lowest, memory, one, plus, type Scope, temp, type Val, wordsOf } from './unit.ts';

type Call = Extract<Expr, { e: 'search' | 'searchCost' }>;

/** Names of a search in the module. Functions and searches that are called are numbered together. */
export const namesOf = (search: number) => ({
  run: `search${search}`,
  states: `states${search}`,
  costs: `costs${search}`,
  /** What it is called and where results lie, where they are kept. */
  kept: { run: `SX${search}`, table: `SV${search}` },
});

/** The type of what a search finds. */
export const foundType = (search: Search | undefined): Type =>
  search?.locals[search.over[0] ?? 0]?.type ?? { t: 'bool' };

/** Runs a search; what it has found lies where the next run writes as well. */
function run(s: Scope, e: Call): Val {
  const { searches, functions } = s.unit.model;
  const search = searches[e.search];
  calledFunctions(s.unit).add(functions.length + e.search);
  const name = namesOf(e.search).run;
  const code = `${name}(${passed(s, name, e.args, search?.locals ?? [])})`;
  const n = wordsOf(setOf(foundType(search)));
  if (n === 1) return one(atom(s, code));
  const memo = s.unit.memos.searches.get(e.search);
  const { kept } = namesOf(e.search);
  if (memo?.slots !== undefined) return memory(kept.table, atom(s, code), n);
  s.w.line(`${code};`);
  return fixed(s.unit, memo === undefined ? name : kept.run, n);
}

/** What can be reached, as a set. */
export function reached(s: Scope, e: Call): Val {
  const found = run(s, e);
  if (found.n === 1) return found;
  const out = temp(s, found.n);
  assign(s, out, found);
  return out;
}

/** What it costs to reach one of them. */
export function reachedCost(s: Scope, e: Extract<Expr, { e: 'searchCost' }>): string {
  const what = atom(s, s.lower.scalar(s, e.of));
  const search = s.unit.model.searches[e.search];
  const type = foundType(search);
  const there = has(s, run(s, e), type, what);
  const low = lowest(type);
  const cost = `${namesOf(e.search).costs}[${low === 0 ? what : plus(what, -low)}]`;
  const spent = search?.locals[search.spent]?.type ?? { t: 'bool' };
  return atom(s, `${there} ? ${convertCode(s, cost, spent, e.type)} : 0`);
}
