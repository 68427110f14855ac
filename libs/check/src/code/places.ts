import type { Expr, Place, Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { type Ctx, later, report } from './ctx.ts';
import { forget, lookup } from './scope.ts';

/** A place that can be written, how it reads, and the type it takes. */
interface Target {
  readonly place: Place;
  readonly read: Expr;
  readonly type: Type;
}

export function checkTarget(ctx: Ctx, target: syntax.Expr): Target | undefined {
  if (target.node === 'missing') return undefined;
  if (target.node === 'index') {
    later(ctx, 'index', target.span);
    return undefined;
  }
  const sight = target.node === 'name' ? lookup(ctx, target.name.text) : undefined;
  if (target.node === 'name' && sight !== undefined) return localTarget(ctx, target, sight);
  return placeOf(ctx, ctx.expr(target, undefined));
}

/** A variable takes its declared type again, whatever it was narrowed to. */
function localTarget(
  ctx: Ctx,
  { name, span }: syntax.Expr & { readonly node: 'name' },
  sight: { local: number; type: Type; mutable: boolean },
): Target {
  if (!sight.mutable) report(ctx, 'assign/fixed', span, { name: name.text });
  const type = ctx.body.locals[sight.local]?.type ?? sight.type;
  return {
    place: { place: 'local', local: sight.local },
    read: ctx.expr({ node: 'name', name, span }, undefined),
    type,
  };
}

function placeOf(ctx: Ctx, read: Expr): Target | undefined {
  if (read.type.t === 'error') return undefined;
  if (read.e === 'state')
    return inState(ctx, { place: { place: 'state', state: read.state, args: read.args }, read, type: read.type });
  if (read.e === 'field' && ctx.world.fields[read.field]?.state) {
    return inState(ctx, { place: { place: 'field', field: read.field, of: read.of }, read, type: read.type });
  }
  report(ctx, 'assign/constant', read.span);
  return undefined;
}

function inState(ctx: Ctx, target: Target): Target {
  if (ctx.pure) report(ctx, 'function/effect', target.read.span, { effect: 'assign' });
  return target;
}

export function written(ctx: Ctx, { place }: Target): void {
  if (place.place === 'local') forget(ctx, place.local);
}
