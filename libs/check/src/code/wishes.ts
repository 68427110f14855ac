import {
  bool,
  type Choice,
  type Expr,
  errorType,
  type Guard,
  readsLocal,
  type Type,
  type Wishes,
  type WishShape,
} from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { checkGuard } from './asking.ts';
import { bind } from './binders.ts';
import { type Ctx, noFacts, report } from './ctx.ts';
import { fitOf } from './fit.ts';
import { plainLocal } from './keys.ts';
import { within } from './scope.ts';

type Favouring = syntax.Clause & { readonly clause: 'favouring' };
type Asked = Pick<Choice & { readonly form: 'one' | 'optional' | 'some' | 'order' }, 'form' | 'each' | 'result'> & {
  /** What one key, or the whole answer, takes. */
  readonly cell: Type;
};

/** `favouring each r in R: W`: as many of these as can hold together must hold. The frame has the label in sight. */
export function checkWishes(
  ctx: Ctx,
  clauses: readonly syntax.Clause[],
  asked: Asked,
  such: readonly Guard[],
): readonly Wishes[] {
  const favouring = clauses.filter((clause): clause is Favouring => clause.clause === 'favouring');
  return favouring.map((clause) => {
    const wishes = checkWish(ctx, clause, asked);
    const quick = favouring.length === 1 && such.length === 0 && wishes.shape.shape !== 'other';
    if (!quick) report(ctx, 'choice/wishes', clause.span, {}, { severity: 'note' });
    return wishes;
  });
}

function checkWish(ctx: Ctx, { name, over, wish, reason, span }: Favouring, asked: Asked): Wishes {
  return within(ctx, noFacts, () => {
    const binder = bind(ctx, { name, over, span });
    const guard = checkGuard(ctx, { test: wish, reason });
    return { binder, test: guard.test, reason: guard.reason, shape: shapeOf(binder, guard.test, asked) };
  });
}

function shapeOf(binder: Wishes['binder'], test: Expr, asked: Asked): WishShape {
  const wished = binder.over.type.t === 'set' ? binder.over.type.of : errorType;
  if (asked.cell.t === 'set')
    return asked.each === undefined && isMember(test, binder.local, asked) ? { shape: 'member' } : { shape: 'other' };
  if (asked.each === undefined || fitOf(wished, asked.cell) !== 'proved') return { shape: 'other' };
  return coverOf(binder.local, test, asked) ?? { shape: 'other' };
}

const isMember = (test: Expr, wished: number, { result }: Asked): boolean =>
  test.e === 'member' && plainLocal(test.item) === wished && plainLocal(test.set) === result;

/**
 * `some x in X where A and v[x] == r`: a matching between wishes and keys. It must be the wished member itself that is
 * compared, since then no key can meet two wishes.
 */
function coverOf(wished: number, test: Expr, { result }: Asked): WishShape | undefined {
  if (test.e !== 'quant' || test.quant !== 'some' || test.where === undefined) return undefined;
  const [key, more] = test.binders;
  if (key === undefined || more !== undefined || readsLocal('expr', key.over, result)) return undefined;
  const parts = conjuncts(test.where);
  const own = parts.filter((part) => readsLocal('expr', part, result));
  const [only] = own;
  if (own.length !== 1 || only === undefined || !assigns(only, key.local, wished, result)) return undefined;
  const rest = parts.filter((part) => part !== only);
  return { shape: 'cover', key, where: together(rest) };
}

const conjuncts = (expr: Expr): readonly Expr[] =>
  expr.e === 'logic' && expr.op === 'and' ? [...conjuncts(expr.left), ...conjuncts(expr.right)] : [expr];

const together = (parts: readonly Expr[]): Expr | undefined =>
  parts.reduce<Expr | undefined>(
    (left, right) => (left ? { e: 'logic', op: 'and', left, right, type: bool, span: right.span } : right),
    undefined,
  );

/** `v[x] == r`, either way round. */
function assigns(test: Expr, key: number, wished: number, result: number): boolean {
  if (test.e !== 'compare' || test.op !== '==') return false;
  const is = (cell: Expr, other: Expr): boolean => isCell(cell, key, result) && plainLocal(other) === wished;
  return is(test.left, test.right) || is(test.right, test.left);
}

function isCell(expr: Expr, key: number, result: number): boolean {
  if (expr.e === 'convert') return isCell(expr.of, key, result);
  return expr.e === 'at' && plainLocal(expr.of) === result && plainLocal(expr.key) === key;
}
