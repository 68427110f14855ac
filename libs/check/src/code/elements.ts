import { type Expr, errorType, type Type } from '@sandtable/model';
import { type Ctx, report } from './ctx.ts';
import { fitOf, join } from './fit.ts';
import { showType } from './show.ts';

/** Items that fit the expected elements take that type; otherwise they join. */
export function elementType(ctx: Ctx, values: readonly Expr[], of: Type | undefined): Type {
  if (of !== undefined && values.every((value) => fitOf(value.type, of) === 'proved')) return of;
  let type = values[0]?.type ?? errorType;
  for (const value of values.slice(1)) type = join(type, value.type) ?? clash(ctx, value, type);
  return type;
}

function clash(ctx: Ctx, value: Expr, type: Type): Type {
  report(ctx, 'type/mismatch', value.span, { found: showType(value.type), expected: showType(type) });
  return errorType;
}
