import { bool, type Expr, optional, type Stmt, setOf, sizeOf, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { convert, number } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { partsOf } from './fit.ts';
import { liveField } from './live.ts';
import { hold } from './piles.ts';
import { newLocal } from './scope.ts';
import { showType } from './show.ts';

type Remove = syntax.Stmt & { readonly node: 'remove' };

/** `remove u`: a member of a pool, one that may be missing, or a set. */
export function checkRemove(ctx: Ctx, { what, span }: Remove): readonly Stmt[] {
  if (ctx.pure) report(ctx, 'function/effect', span, { effect: 'remove' });
  const value = ctx.expr(what, undefined);
  if (value.type.t === 'error') return [];
  const kind = poolOf(ctx, value.type);
  if (kind === undefined) {
    report(ctx, 'pool/expected', what.span, { name: showType(value.type) });
    return [];
  }
  if (value.type.t === 'set') return all(ctx, value, kind, span);
  const single = value.e === 'local' ? undefined : hold(ctx, value);
  const of = single?.value ?? value;
  const before = single === undefined ? [] : [single.before];
  return [...before, ...(of.type.t === 'union' ? perhaps(ctx, of, kind, span) : gone(ctx, of, kind, span))];
}

/** The kind that a member, an optional one or a set is of. */
function poolOf(ctx: Ctx, type: Type): Type | undefined {
  const parts = partsOf(type.t === 'set' ? type.of : type).filter((part) => part.p !== 'none');
  const [part, more] = parts;
  const kind = part?.p === 'type' && more === undefined ? part.type : undefined;
  return kind !== undefined && liveField(ctx.world, kind) !== undefined ? kind : undefined;
}

/** Its last fields stay, but it lies in no pile any more. */
function gone(ctx: Ctx, of: Expr, kind: Type, span: Span): readonly Stmt[] {
  const live = liveField(ctx.world, kind) ?? -1;
  const dead: Expr = { ...number(0, span), type: bool };
  return [
    ...outOfPile(ctx, of, kind, span),
    { s: 'set', place: { place: 'field', field: live, of }, value: dead, span },
  ];
}

function outOfPile({ world }: Ctx, of: Expr, kind: Type, span: Span): readonly Stmt[] {
  const pile = [...world.piles.values()].find((one) => kind.t === 'kind' && one.kind === kind.kind);
  if (pile === undefined) return [];
  const code: Expr = { e: 'value', value: 0, type: pile.union, span };
  const what: Expr = { e: 'set', items: [of], type: setOf(kind), span };
  return [{ s: 'put', what, to: { pile: pile.index, code }, under: false, span }];
}

/** Where it is missing nothing happens. */
function perhaps(ctx: Ctx, value: Expr, kind: Type, span: Span): readonly Stmt[] {
  const of = convert(value, optional(kind));
  const stretches = [{ low: 1, high: sizeOf(kind) }];
  const test: Expr = { e: 'is', of, pattern: { p: 'codes', stretches, bind: undefined }, type: bool, span };
  const then = gone(ctx, { e: 'convert', of, type: kind, span }, kind, span);
  return [{ s: 'if', test, then, else: [], span }];
}

function all(ctx: Ctx, over: Expr, kind: Type, span: Span): readonly Stmt[] {
  const local = newLocal(ctx, '_', kind);
  const body = gone(ctx, { e: 'local', local, type: kind, span }, kind, span);
  return [{ s: 'for', binder: { local, over }, where: undefined, sortedBy: undefined, body, span }];
}
