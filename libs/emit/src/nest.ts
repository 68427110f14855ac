import { type Binder, type Expr, someNode } from '@sandtable/model';
import { factsOf } from './facts.ts';
import { faultless } from './faultless.ts';
import { binding, conjunction, conjuncts, replaced } from './tree.ts';
import { elementOf } from './types.ts';
import { assign, type Scope } from './unit.ts';
import { LOOPS } from './worth.ts';

/**
 * Loops one in another over all binders. A condition stands in the outermost loop that knows what it reads; where one on
 * an inner binder is dear and reads no other, its members are found once, before all loops.
 */
export function nestLoops(s: Scope, binders: readonly Binder[], where: Expr | undefined, body: () => void): void {
  const tests = conjuncts(where);
  const late = tests.findIndex((test) => !faultless(s.unit, test));
  const sure = late < 0 ? tests : tests.slice(0, late);
  const levels = levelsOf(s, binders, sure);
  const open = binders.map((binder, i) => {
    const own = sure.filter(
      (test, k) => levels[k] === i && i > 0 && isAlone(s, binders, i, sure, test) && isDear(test),
    );
    return own.length === 0 || !isFree(s, binders, binder)
      ? { binder, own: [] }
      : { binder: found(s, binder, own), own };
  });
  const level = (i: number): void => {
    const at = open[i];
    if (at === undefined) return body();
    const mine = sure.filter((test, k) => levels[k] === i && !at.own.includes(test));
    if (i < binders.length - 1) for (const test of mine) s.w.note(test.span, { is: 'outer-loop' });
    const last = i === binders.length - 1 && late >= 0 ? tests.slice(late) : [];
    s.lower.loop(s, at.binder.local, at.binder.over, conjunction([...mine, ...last]), () => level(i + 1));
  };
  level(0);
}

/** For each condition the innermost binder that it reads, itself or through what conditions before it bind. */
function levelsOf(s: Scope, binders: readonly Binder[], tests: readonly Expr[]): readonly number[] {
  const levels = new Map(binders.map(({ local }, i) => [local, i]));
  return tests.map((test) => {
    const { reads, binds } = factsOf(s.unit.model, test);
    const level = Math.max(0, ...[...reads].map((local) => levels.get(local) ?? 0));
    for (const local of binds) levels.set(local, level);
    return level;
  });
}

/** Whether a condition reads no other binder, and neither binds anything nor reads what others bind. */
function isAlone(s: Scope, binders: readonly Binder[], i: number, tests: readonly Expr[], test: Expr): boolean {
  const { reads } = factsOf(s.unit.model, test);
  const bound = tests.flatMap((each) => (binding(each) ? [...factsOf(s.unit.model, each).binds] : []));
  const others = [...binders.flatMap(({ local }, k) => (k === i ? [] : [local])), ...bound];
  return !binding(test) && others.every((local) => !reads.has(local));
}

/** Whether a condition calls or looks through something. */
const isDear = (test: Expr): boolean =>
  someNode('expr', test, (sort, node) => sort === 'expr' && (node.e === 'call' || LOOPS.has(node.e)));

/** Whether what is looped over is a set that is the same in all turns of the outer loops. */
function isFree(s: Scope, binders: readonly Binder[], { over }: Binder): boolean {
  const { reads } = factsOf(s.unit.model, over);
  return over.type.t === 'set' && faultless(s.unit, over) && binders.every(({ local }) => !reads.has(local));
}

/** The members that pass, in a local of their own. */
function found(s: Scope, { local, over }: Binder, tests: readonly Expr[]): Binder {
  const { type, span } = over;
  const fresh = s.extra(elementOf(type));
  const where = conjunction(tests.map((test) => replacedLocal(test, local, fresh))) as Expr;
  const set = s.extra(type);
  for (const test of tests) s.w.note(test.span, { is: 'found-before' });
  assign(s, s.cell(set), s.lower.words(s, { e: 'filter', binder: { local: fresh, over }, where, type, span }));
  return { local, over: { e: 'local', local: set, type, span } };
}

const replacedLocal = (e: Expr, from: number, to: number): Expr =>
  replaced(
    e,
    (each) => (each.e === 'local' && each.local === from ? { ...each, local: to } : each),
    (bound) => bound,
  );
