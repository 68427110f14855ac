import type { Expr, Local, Type } from '@sandtable/model';
import { calledFunctions, fixed, paramNames } from './call.ts';
import { head, int } from './code.ts';
import { keepFunction } from './keep.ts';
import { machine } from './machine.ts';
import { requirements } from './requirements.ts';
import { define, framed, scope } from './scope.ts';
import { searchFunction, wayFunction } from './search.ts';
import { body as statements } from './stmt.ts';
import { addFunction, assign, inMemory, type Scope, wordsOf } from './unit.ts';
import type { Whole } from './whole.ts';

/** Procedures that never ask are functions; those that do are machines that go on where they stopped. */
export function procedures(unit: Whole): void {
  for (const [i, flow] of unit.flows.entries()) {
    const frame = unit.frames[i];
    if (flow === undefined) procedure(unit, i);
    if (flow === undefined || frame === undefined) continue;
    const s = framed(unit, i);
    define(unit, head(`run${i}`, [], 'boolean'), s, () =>
      machine({ s, procedure: i, frame, frames: unit.frames }, flow),
    );
  }
}

/** Only what is called: many functions are tables by then, or stand in place of their calls. */
export function functions(unit: Whole): void {
  for (const i of calledFunctions(unit)) {
    const f = unit.model.functions[i];
    const search = i - unit.model.functions.length;
    const ways = search - unit.model.searches.length;
    if (ways >= 0) wayFunction(unit, ways);
    else if (search >= 0) searchFunction(unit, search);
    if (f === undefined) continue;
    const kept = unit.memos.functions.has(i);
    called(unit, { ...f, name: kept ? `FX${i}` : `f${i}` }, (_, give) => give(f.body));
    if (kept) keepFunction(unit, i, f);
  }
}

interface Called {
  readonly name: string;
  readonly locals: readonly Local[];
  readonly params: number;
  readonly result: Type | undefined;
}

/** A plain function with parameters and a result, which `give` returns. */
function called(unit: Whole, of: Called, body: (s: Scope, give: (value: Expr) => void) => void): void {
  const typeOf = (local: number): Type => of.locals[local]?.type ?? { t: 'bool' };
  const own = of.locals.slice(0, of.params).flatMap((local, i) => paramNames(i, local.type));
  const s = scope(unit, of.locals, 'return 0;', (local) =>
    local < of.params && inMemory(typeOf(local))
      ? fixed(unit, `${of.name}/${local}`, wordsOf(typeOf(local)))
      : undefined,
  );
  const n = of.result === undefined ? 1 : wordsOf(of.result);
  const give = (value: Expr): void => {
    const val = s.lower.words(s, value);
    if (n === 1) return unit.w.line(`return ${val.at(0)};`);
    assign(s, fixed(unit, of.name, n), val);
    unit.w.line('return 0;');
  };
  define(unit, head(of.name, own.map(int), 'number'), s, () => body(s, give));
}

function procedure(unit: Whole, i: number): void {
  const p = unit.model.procedures[i];
  if (p === undefined) return;
  if (p.result !== undefined && wordsOf(p.result) > 1) fixed(unit, `p${i}`, wordsOf(p.result));
  called(unit, { ...p, name: `p${i}` }, (s, give) => {
    requirements(s, i);
    statements(s, p.body, {
      returns: (value) => (value === undefined ? unit.w.line('return 0;') : give(value)),
      leave: 'return 0;',
    });
    unit.w.line('return 0;');
  });
}

/** What ends the match while watchers run ends it at once. */
function rest({ w, model }: Whole): void {
  if (model.watchers.length === 0) return w.line('return false;');
  w.line('if (resting) return false;');
  w.line('resting = true;');
  w.block('try', () => model.watchers.forEach((_, i) => w.line(`watch${i}(); if (S[0] !== 0) return true;`)));
  w.block('finally', () => w.line('resting = false;'));
  w.line('return false;');
}

/** Watchers run at every rest; true where one has ended the match. */
export function watchers(unit: Whole): void {
  for (const [i, watcher] of unit.model.watchers.entries()) {
    const s = scope(unit, watcher.locals, 'return;');
    define(unit, head(`watch${i}`, [], 'void'), s, () => {
      const test = s.lower.cond(s, watcher.test);
      unit.w.block(`if (${test})`, () =>
        statements(s, watcher.body, { returns: () => unit.w.line('return;'), leave: 'return;' }),
      );
    });
  }
  addFunction(unit, head('rest', [], 'boolean'), () => rest(unit));
}
