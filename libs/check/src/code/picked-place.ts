import { type Binder, changed, type Expr, optional, type Quantified, range, setOf } from '@sandtable/model';
import type { Ctx } from './ctx.ts';
import { newLocal } from './scope.ts';

type Picking = Pick<Quantified, 'quant' | 'where' | 'prefer'> & {
  readonly binders: readonly Binder[];
  readonly span: Expr['span'];
};

/**
 * `first`, `best` or `only` item of a list of lists, sets or maps. Beside these there is no `none`, so what is looked for
 * is the place of the item: an item that is not there is the same fault as a place that is not there.
 */
export function pickedPlace(ctx: Ctx, { quant, binders, where, prefer, span }: Picking): Expr | undefined {
  const [source, ...others] = binders;
  if (source?.over.type.t !== 'list') return undefined;
  const { over, local: item } = source;
  const { of, max } = source.over.type;
  const places = range(1, max);
  const local = newLocal(ctx, '_', places);
  const index: Expr = { e: 'local', local, type: places, span };
  const at = (expr: Expr): Expr | undefined =>
    expr.e === 'local' && expr.local === item ? { e: 'nth', of: over, index, type: of, span: expr.span } : undefined;
  const read = (expr: Expr): Expr => changed('expr', expr, { expr: at });
  const low: Expr = { e: 'value', value: 1, type: range(1, 1), span };
  const high: Expr = { e: 'size', of: over, type: range(0, max), span };
  const found: Expr = {
    ...{ e: 'quant', quant, body: undefined, span },
    binders: [
      { local, over: { e: 'stretch', low, high, type: setOf(places), span } },
      ...others.map((other) => ({ ...other, over: read(other.over) })),
    ],
    where: where && read(where),
    prefer: prefer.map((one) => ({ ...one, by: read(one.by) })),
    type: quant === 'only' ? places : optional(places),
  };
  return { e: 'nth', of: over, index: quant === 'only' ? found : placeOf(found, max), type: of, span };
}

/** No place is the place 0, where nothing is. */
function placeOf(of: Expr, max: number): Expr {
  const { span } = of;
  const or: Expr = { e: 'value', value: 0, type: range(0, 0), span };
  return { e: 'otherwise', of, or, type: range(0, max), span };
}
