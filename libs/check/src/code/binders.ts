import { type Binder, type Expr, errorType } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { asSet, asSource } from './as-set.ts';
import type { Ctx } from './ctx.ts';
import { rangesOver } from './keys.ts';
import { declare } from './scope.ts';

/** Binds one name to the members of a set, in the frame at hand. */
export const bind = (ctx: Ctx, { name, over }: syntax.Binder): Binder => bound(ctx, name, asSet(ctx, over, undefined));

/** The same for the items of a list, which may be there more than once. */
export const bindItems = (ctx: Ctx, { name, over }: syntax.Binder): Binder =>
  bound(ctx, name, asSource(ctx, over, undefined));

function bound(ctx: Ctx, name: syntax.Name, over: Expr): Binder {
  const { type } = over;
  const local = declare(ctx, name, type.t === 'set' || type.t === 'list' ? type.of : errorType);
  rangesOver(ctx, local, over);
  return { local, over };
}

/** Several binders, left to right: later ones may depend on earlier ones. */
export const bindAll = (ctx: Ctx, binders: readonly syntax.Binder[]): readonly Binder[] =>
  binders.map((binder) => bindItems(ctx, binder));
