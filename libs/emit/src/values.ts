import type { GameInfo } from '@sandtable/engine';
import { type Expr, type Func, isShowable, type Model } from '@sandtable/model';
import { REFILL } from './budget.ts';
import { paramNames } from './call.ts';
import { head, int } from './code.ts';
import { entering } from './memo.ts';
import { define, scope } from './scope.ts';
import { addFunction } from './unit.ts';
import type { Whole } from './whole.ts';

type ValueInfo = NonNullable<GameInfo['values']>[number];

/** Emits `value` for functions that are shown outside of the rules, and says which these are. */
export function values(unit: Whole, names: readonly string[]): readonly ValueInfo[] {
  const { model, w, infos } = unit;
  const shown = shownFunctions(model, names);
  if (shown.length === 0) return [];
  for (const [at, { fn, of }] of shown.entries()) {
    const s = scope(unit, of.locals.slice(0, of.params), 'return NaN;');
    const params = of.locals.slice(0, of.params).flatMap(({ type }, i) => paramNames(i, type));
    define(unit, head(`value${at}`, params.map(int), 'number'), s, () =>
      w.line(`return ${s.lower.scalar(s, callOf(fn, of))};`),
    );
  }
  addFunction(unit, head('value', [int('which'), int('first'), int('second')], 'number'), () => {
    w.lines([REFILL, ...entering(unit.memos)]);
    w.block('try', () =>
      w.block('switch (which)', () => {
        for (const [at, { of }] of shown.entries())
          w.line(`case ${at}: return value${at}(${['first', 'second'].slice(0, of.params).join(', ')});`);
        w.line('default: return NaN;');
      }),
    );
    w.line('catch (error) { if (error !== FAULT) throw error; return NaN; }');
  });
  return shown.map(({ of }) => ({
    name: of.name,
    params: of.locals.slice(0, of.params).map(({ type }) => infos.type(type)),
    type: infos.type(of.result),
  }));
}

const shownFunctions = ({ functions }: Model, names: readonly string[]) =>
  functions.flatMap((of, fn) => (names.includes(of.name) && isShowable(of) ? [{ fn, of }] : []));

const callOf = (fn: number, { locals, params, result, at }: Func): Expr => ({
  e: 'call',
  fn,
  args: locals.slice(0, params).map(({ type }, local): Expr => ({ e: 'local', local, type, span: at.span })),
  type: result,
  span: at.span,
});
