import { type Expr, errorType, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { renaming } from '../fixes.ts';
import { typed } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';

type Apply = syntax.Expr & { readonly node: 'apply' };

/** Arguments brought to the types of the parameters; a label only repeats the name of its parameter. */
export function checkArgs(
  ctx: Ctx,
  { args, span }: Apply,
  name: string,
  types: readonly Type[],
  names: readonly string[],
): readonly Expr[] | undefined {
  const checked = args.map((arg, i) => typed(ctx, arg.value, types[i] ?? errorType));
  for (const [i, { label }] of args.entries()) {
    if (label === undefined || label.text === names[i]) continue;
    const expected = names[i] ?? '';
    const fixes = renaming(label.span, label.text, expected);
    report(ctx, 'call/label', label.span, { label: label.text, expected }, { fixes });
  }
  if (args.length === types.length) return checked;
  report(ctx, 'call/arguments', span, { name, expected: types.length, found: args.length });
  return undefined;
}
