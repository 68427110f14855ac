import { type Choice, type Model, setOf } from '@sandtable/model';
import type { Define } from './asks.ts';
import { fixed, passed } from './call.ts';
import { code } from './choice.ts';
import { depth, head, ordinal } from './code.ts';
import { type Found, pricedIn } from './priced.ts';
import { namesOf } from './search-call.ts';
import { has } from './sets.ts';
import { foundType } from './types.ts';
import { atom, one, type Scope, wordsOf } from './unit.ts';

/** What it costs to come to a candidate, in parts; -1 where it has no cost. */
export function costs(define: Define, model: Model, choice: Choice, i: number): void {
  const all = pricedIn(model, choice);
  if (all.length === 0) return;
  define(head(`k${i}`, [depth, ordinal], 'number'), choice, (s) => {
    for (const { search, arm, params } of all) {
      const test = arm === undefined ? 'depth === 0' : `A[0] === ${arm} && depth === ${params.length}`;
      s.w.block(`if (${test})`, () => {
        params.slice(0, -1).forEach((p, k) => s.w.line(`${s.cell(p.local).put(0, code(`A[${k + 1}]`, p.element))};`));
        s.w.line(`return ${costAt(s, search)};`);
      });
    }
    s.w.line('return -1;');
  });
}

/**
 * Searches whose results are kept by their arguments keep no costs beside them: these are run once more. The others leave
 * the costs where they last ran.
 */
function costAt(s: Scope, search: Found): string {
  const model = s.unit.model.searches[search.search];
  const names = namesOf(search.search);
  const memo = s.unit.memos.searches.get(search.search);
  const own = memo === undefined ? names.run : names.kept.run;
  const run = memo?.slots === undefined ? names.run : own;
  const type = foundType(model);
  const n = wordsOf(setOf(type));
  const called = `${run}(${passed(s, run, search.args, model?.locals ?? [])})`;
  if (n !== 1) s.w.line(`${called};`);
  const found = n === 1 ? one(atom(s, called)) : fixed(s.unit, own, n);
  const there = has(
    s,
    found,
    { ...type, ...(type.t === 'int' ? { min: 0, max: type.max - type.min } : {}) },
    'ordinal',
  );
  return `${there} ? ${names.costs}[ordinal] : -1`;
}
