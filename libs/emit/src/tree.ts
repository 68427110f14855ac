import { bool, type Expr, type Quantified } from '@sandtable/model';

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

const hasBind = (pattern: Extract<Expr, { e: 'is' }>['pattern']): boolean =>
  pattern.p === 'tag' ? pattern.fields.some(hasBind) : pattern.bind !== undefined;

/**
 * The tree in which `place` says what stands for each read of a local, and `bound` gives binders new locals. Parts in
 * which nothing changes stay the same nodes, since what is known of a node is kept by it.
 */
export function replaced<T>(node: T, place: (local: Expr) => Expr, bound: (local: number) => number): T {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return list(node, place, bound) as T;
  const old = node as Record<string, unknown>;
  if (old['e'] === 'local') return place(node as unknown as Expr) as T;
  let copy: Record<string, unknown> | undefined;
  for (const key in old) {
    const now = part(key, old[key], place, bound);
    if (now === old[key]) continue;
    copy ??= { ...old };
    copy[key] = now;
  }
  return (copy ?? node) as T;
}

function list<T>(nodes: readonly T[], place: (local: Expr) => Expr, bound: (local: number) => number): readonly T[] {
  const now = nodes.map((each) => replaced(each, place, bound));
  return now.every((each, i) => each === nodes[i]) ? nodes : now;
}

function part(key: string, value: unknown, place: (local: Expr) => Expr, bound: (local: number) => number): unknown {
  if (key === 'type' || key === 'span') return value;
  if ((key === 'local' || key === 'bind') && typeof value === 'number') return bound(value);
  return replaced(value, place, bound);
}
