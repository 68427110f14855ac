import { FAULTS } from '@sandtable/engine';
import { type Expr, type Search, setOf, sizeOf } from '@sandtable/model';
import { calledFunctions, fixed, passed } from './call.ts';
import { itemAt, lengthAt } from './list.ts';
import { empty, placed } from './placed.ts';
import { stopsEarly } from './search-call.ts';
import { packingOf } from './search-state.ts';
import { has } from './sets.ts';
import { foundType, listType } from './types.ts';
import { assign, atom, fault, lowest, memory, one, plus, type Scope, type Val, wordsOf } from './unit.ts';

const FULL = FAULTS.indexOf('full');

/** Names of a search that is made for a way; they are numbered behind functions and searches. */
export const waysOf = (search: number) => ({
  run: `way${search}`,
  states: `wayStates${search}`,
  costs: `wayCosts${search}`,
  ways: `wayTo${search}`,
});

/** The way to one result of a search, from its end back to the start, which isn't part of it. */
export function reachedPath(s: Scope, e: Extract<Expr, { e: 'searchPath' }>): Val {
  const search = s.unit.model.searches[e.search];
  if (search === undefined) throw new Error(`the model has no search ${e.search}`);
  const what = atom(s, s.lower.scalar(s, e.of));
  const found = foundType(search);
  const { states, ways } = waysOf(e.search);
  const ordinal = lowest(found) === 0 ? what : plus(what, -lowest(found));
  const type = listType(e.type);
  const out = empty(s, type);
  const at = placed(s, out, type);
  const there = has(s, run(s, e, search, ordinal), found, what);
  s.w.block(`if (${there})`, () => {
    const [n, entry] = [s.unit.name('n'), s.unit.name('k')];
    const back = `${entry} = ${states}.before(${entry})`;
    const begin = `let ${entry} = ${ways}[${ordinal}]; ${states}.before(${entry}) >= 0; ${back}`;
    s.w.line(`let ${n} = 0;`);
    s.w.line(`for (${begin}) ++${n};`);
    s.w.line(`if (${n} > ${type.max}) ${fault(s, FULL, e.span)};`);
    s.w.line(`${lengthAt(at)} = ${n};`);
    s.w.block(`for (${begin})`, () => {
      s.w.line(`--${n};`);
      assign(s, itemAt(at, type, n), first(s, search, states, `${states}.stateOf(${entry})`));
    });
  });
  return out;
}

/** Runs the search, until it has found what the way leads to. */
function run(s: Scope, e: Extract<Expr, { e: 'searchPath' }>, search: Search, until: string): Val {
  const { functions, searches } = s.unit.model;
  calledFunctions(s.unit).add(functions.length + searches.length + e.search);
  const { run: name } = waysOf(e.search);
  const part = stopsEarly(s.unit, search) ? until : '';
  const code = `${name}(${[passed(s, name, e.args, search.locals), part].filter(Boolean).join(', ')})`;
  const n = wordsOf(setOf(foundType(search)));
  if (n === 1) return one(atom(s, code));
  s.w.line(`${code};`);
  return fixed(s.unit, name, n);
}

/** The first component of a state. */
function first(s: Scope, search: Search, searcher: string, id: string): Val {
  const { states, words, row, over, spent, stops } = packingOf(search, searcher);
  const type = foundType(search);
  if (states === 0) {
    s.w.line(`${searcher}.load(${id});`);
    return words === 0 ? one('0') : memory(row, '0', wordsOf(type));
  }
  const others = over.slice(1).reduce((n, other) => n * sizeOf(other), (spent ?? 1) * (stops ? 2 : 1));
  const digit = others === 1 ? id : `Math.floor(${id} / ${others})`;
  return one(atom(s, lowest(type) === 0 ? digit : `${digit} + ${lowest(type)}`));
}
