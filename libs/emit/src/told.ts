import { type Expr, type Model, sameType } from '@sandtable/model';
import { factsOf } from './facts.ts';

/**
 * What a condition that holds says about those after it: behind `x.at == here`, `x.at` is `here`. So a part that looked
 * at `x` and at the position may look at constants of `x` alone, and can be a table.
 */
export function told(model: Model, test: Expr, local: number): (later: Expr) => Expr {
  const [own, other] = sidesOf(test, local);
  if (own === undefined || other === undefined || !sameType(own.type, other.type)) return (later) => later;
  if (!simple(other) || factsOf(model, other).reads.has(local)) return (later) => later;
  return (later) => standing(later, own, other);
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

/** Parts in which nothing changes stay the same nodes, since what is known of a node is kept by it. */
function standing<T>(node: T, own: Field, other: Expr): T {
  if (typeof node !== 'object' || node === null) return node;
  const e = node as unknown as Expr;
  if (e.e === 'field' && e.field === own.field && e.of.e === 'local' && isOf(e, (own.of as typeof e.of).local))
    return other as T;
  let copy: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(node)) {
    const part = key === 'type' || key === 'span' ? value : standing(value, own, other);
    if (part !== value) copy = { ...(copy ?? (node as Record<string, unknown>)), [key]: part };
  }
  return copy === undefined ? node : ((Array.isArray(node) ? Object.values(copy) : copy) as T);
}
