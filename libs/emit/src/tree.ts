import { bool, changed, type Expr, hasBind, listOf, type Quantified, type Stmt, sizeOf } from '@sandtable/model';
import { elementOf } from './types.ts';

export const conjuncts = (e: Expr | undefined): readonly Expr[] =>
  e === undefined ? [] : e.e === 'logic' && e.op === 'and' ? [...conjuncts(e.left), ...conjuncts(e.right)] : [e];

/** The other way round. */
export const conjunction = (tests: readonly Expr[]): Expr | undefined =>
  tests.reduce<Expr | undefined>(
    (left, right) =>
      left === undefined ? right : { e: 'logic', op: 'and', left, right, type: bool, span: right.span },
    undefined,
  );

/** `some a, b where …` is `some a where some b where …`. */
export function nested<Q extends Quantified>(e: Q): Q {
  const [first, ...rest] = e.binders;
  if (first === undefined || rest.length === 0) return e;
  const { span } = first.over;
  const inner: Expr = { ...e, quant: e.quant === 'no' ? 'some' : e.quant, binders: rest, type: bool, span };
  return e.quant === 'all'
    ? { ...e, binders: [first], where: undefined, body: inner }
    : { ...e, binders: [first], where: inner, body: undefined };
}

/** Whether a condition binds locals for what comes after it. */
export const binding = (e: Expr): boolean =>
  (e.e === 'is' && hasBind(e.pattern)) ||
  (e.e === 'logic' && (binding(e.left) || binding(e.right))) ||
  (e.e === 'not' && binding(e.of));

/** The tree in which `place` says what stands for each read of a local, and `bound` gives binders new locals. */
export const replaced = (e: Expr, place: (local: Expr) => Expr, bound: (local: number) => number): Expr =>
  changed('expr', e, { expr: (each) => (each.e === 'local' ? place(each) : undefined), local: bound });

export type Range = Extract<Expr, { e: 'stretch' }>;

/** The range that a set is, by its ends: it may have more numbers than a set could have bits. */
export function rangeOf(set: Expr): Range | undefined {
  if (set.e === 'stretch') return set;
  const of = set.e === 'every' ? elementOf(set.type) : undefined;
  if (of?.t !== 'int') return undefined;
  const end = (value: number): Expr => ({ e: 'value', value, type: of, span: set.span });
  return { e: 'stretch', low: end(of.min), high: end(of.max), type: set.type, span: set.span };
}

/**
 * What a loop runs over, found once before the first turn: a set, or a list where the order is another one than that of
 * the members.
 */
export function loopOver({ binder, where, sortedBy, span }: Extract<Stmt, { s: 'for' }>): Expr {
  const { over } = binder;
  if (where === undefined && sortedBy === undefined) return over;
  const of = elementOf(over.type);
  if (sortedBy === undefined && over.type.t === 'set')
    return { e: 'filter', binder, where: where as Expr, type: over.type, span };
  const item: Expr = { e: 'local', local: binder.local, type: of, span };
  const type = listOf(of, over.type.t === 'list' ? over.type.max : sizeOf(of));
  return { e: 'collect', binders: [binder], where, item, sortedBy, type, span };
}
