import { changed, type Expr, type Model, sameType } from '@sandtable/model';
import { factsOf } from './facts.ts';

/**
 * What a condition that holds says about those after it: behind `x.at == here`, `x.at` is `here`. So a part that looked
 * at `x` and at the position may look at constants of `x` alone, and can be a table.
 */
export function implied(model: Model, test: Expr, local: number): (later: Expr) => Expr {
  const [own, other] = sidesOf(test, local);
  if (own === undefined || other === undefined || !sameType(own.type, other.type)) return (later) => later;
  if (!simple(other) || factsOf(model, other).reads.has(local)) return (later) => later;
  const { field, of } = own;
  const isOwn = (e: Expr): boolean => e.e === 'field' && e.field === field && of.e === 'local' && isOf(e, of.local);
  return (later) => changed('expr', later, { expr: (e) => (isOwn(e) ? other : undefined) });
}

type Field = Extract<Expr, { e: 'field' }>;

function sidesOf(test: Expr, local: number): readonly [Field?, Expr?] {
  if (test.e !== 'compare' || test.op !== '==') return [];
  const { left, right } = test;
  if (left.e === 'field' && isOf(left, local)) return [left, right];
  return right.e === 'field' && isOf(right, local) ? [right, left] : [];
}

const isOf = (e: Field, local: number): boolean => e.of.e === 'local' && e.of.local === local;

/** What costs nothing to read again. */
const simple = (e: Expr): boolean => e.e === 'local' || e.e === 'value' || (e.e === 'convert' && simple(e.of));
