import { type Expr, sizeOf } from '@sandtable/model';
import { tupleOf } from './call.ts';
import type { Scope } from './unit.ts';

/** An answer as a condition, for those who look it up. */
export function decided(s: Scope, e: Extract<Expr, { e: 'decided' }>): string {
  const { model } = s.unit;
  const { decides = [] } = model.decisions[e.block] ?? {};
  const sizes = decides.map((fn) => {
    const { locals = [], params = 0 } = model.functions[fn] ?? {};
    return locals.slice(0, params).reduce((n, { type }) => n * sizeOf(type), 1);
  });
  const start = sizes.slice(0, e.decide).reduce((sum, n) => sum + n, 0);
  const asking = model.functions[decides[e.decide] ?? -1];
  return `decided${e.block}(${start} + ${asking === undefined ? 0 : tupleOf(s, e.args, asking)})`;
}
