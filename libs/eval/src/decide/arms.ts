import type { Arm, Expr, Pattern } from '@sandtable/model';
import { fits } from '../pattern.ts';
import { type Asking, number, opens } from './asking.ts';
import { type Between, flag, no, yes } from './open.ts';

/** The arms that may be meant, one after the other, with what they bind. */
export function* meant<B>(
  o: Asking,
  subject: Expr,
  arms: readonly Arm<B>[],
): Generator<{ readonly arm: Arm<B>; readonly test: Between }> {
  const open = opens(o, subject);
  const between = open ? number(o, subject) : undefined;
  const value = open ? 0 : o.env.value(subject);
  for (const arm of arms)
    for (const p of arm.patterns) {
      const fitting = between ? matches(p, between) : fits(o.env, p, subject.type, value) ? yes : no;
      if (fitting.high === 0) continue;
      const where = arm.where ? number(o, arm.where) : yes;
      const test = { low: Math.min(fitting.low, where.low), high: where.high };
      if (test.high === 1) yield { arm, test };
      if (test.low === 1) return;
    }
}

/** Whether a value may have a pattern; one that binds nothing. */
export function matches(p: Pattern, { low, high }: Between): Between {
  if (p.p === 'any') return yes;
  if (p.p === 'tag') return no;
  const must = p.stretches.some((s) => s.low <= low && high <= s.high);
  return flag(
    must,
    p.stretches.some((s) => s.low <= high && low <= s.high),
  );
}
