import { type Binder, errorType } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { asSet } from './as-set.ts';
import type { Ctx } from './ctx.ts';
import { rangesOver } from './keys.ts';
import { declare } from './scope.ts';

/** Binds one name to the members of a set, in the frame at hand. */
export function bind(ctx: Ctx, { name, over }: syntax.Binder): Binder {
  const set = asSet(ctx, over, undefined);
  const local = declare(ctx, name, set.type.t === 'set' ? set.type.of : errorType);
  rangesOver(ctx, local, set);
  return { local, over: set };
}

/** Several binders, left to right: later ones may depend on earlier ones. */
export const bindAll = (ctx: Ctx, binders: readonly syntax.Binder[]): readonly Binder[] =>
  binders.map((binder) => bind(ctx, binder));
