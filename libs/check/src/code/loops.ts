import { type Expr, range, type Stmt } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { bindItems } from './binders.ts';
import { asNumber, number } from './coerce.ts';
import { type Ctx, noFacts, type Test } from './ctx.ts';
import { living } from './living.ts';
import { within } from './scope.ts';

type For = syntax.Stmt & { readonly node: 'for' };

/** Several binders are loops in loops; `where` and `sorted by` belong to the innermost. The frame is the caller's. */
export function checkFor(ctx: Ctx, loop: For, at = 0): readonly Stmt[] {
  const source = loop.binders[at];
  if (source === undefined) return [];
  const binder = bindItems(ctx, source);
  if (at < loop.binders.length - 1) {
    const inner = checkFor(ctx, loop, at + 1);
    return forAll(ctx, { binder, where: undefined, sortedBy: undefined, body: inner, span: loop.span });
  }
  const known = ctx.body.locals.length;
  const test = loop.where && ctx.test(loop.where);
  return within(ctx, test?.yes ?? noFacts, () => {
    const sortedBy = loop.sortedBy && sortKey(ctx, loop.sortedBy);
    const body = boundAgain(test, known, ctx.block(loop.body));
    return forAll(ctx, { binder, where: test?.expr, sortedBy, body, span: loop.span });
  });
}

/** A member of a pool may die before its turn comes. */
function forAll(ctx: Ctx, { binder, body: turn, ...loop }: Omit<Stmt & { readonly s: 'for' }, 's'>): readonly Stmt[] {
  const { before, over, body } = living(ctx, binder.local, binder.over, turn);
  return [...before, { s: 'for', binder: { ...binder, over }, body, ...loop }];
}

/**
 * The condition is asked of all members before the first turn. A name that it binds would keep what the last member
 * gave it, so it is asked again at every turn; a member that has come to fail it is passed over.
 */
function boundAgain(test: Test | undefined, known: number, body: readonly Stmt[]): readonly Stmt[] {
  const binds = [...(test?.yes.values() ?? [])].some(({ local }) => local >= known);
  if (test === undefined || !binds) return body;
  return [{ s: 'if', test: test.expr, then: body, else: [], span: test.expr.span }];
}

/** A number; of conditions, false comes first. */
export function sortKey(ctx: Ctx, key: syntax.Expr): Expr | undefined {
  const value = ctx.expr(key, undefined);
  const { span } = value;
  if (value.type.t !== 'bool') return asNumber(ctx, value)?.expr;
  const type = range(0, 1);
  const then: Expr = { ...number(1, span), type };
  return { e: 'if', test: value, then, else: { ...number(0, span), type }, type, span };
}
