import type { Expr, Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Ctx } from './ctx.ts';
import { checkConstant } from './effects.ts';

type NamePattern = syntax.Pattern & { readonly node: 'namePattern' };

/** `pause` and `draw(2)` as a pattern: the effect that is meant, if one can be meant here. */
export function effectNamed(ctx: Ctx, pattern: NamePattern, type: Type): (Expr & { readonly e: 'value' }) | undefined {
  const written = exprOf(pattern);
  const value = written && checkConstant(ctx, written, type);
  return value?.e === 'value' ? value : undefined;
}

/** What is given to an effect is written the same in a pattern. */
function exprOf(pattern: syntax.Pattern): syntax.Expr | undefined {
  const { span } = pattern;
  switch (pattern.node) {
    case 'rangePattern':
      return pattern.low === pattern.high ? { node: 'number', value: pattern.low, over: 1, span } : undefined;
    case 'boolPattern':
      return { node: 'bool', value: pattern.value, span };
    case 'nonePattern':
      return { node: 'none', span };
    case 'namePattern':
      return called(pattern);
    default:
      return undefined;
  }
}

function called({ name, args, span }: NamePattern): syntax.Expr | undefined {
  const callee: syntax.Expr = { node: 'name', name, span: name.span };
  if (args === undefined) return callee;
  const values = args.flatMap((arg) => exprOf(arg) ?? []);
  if (values.length < args.length) return undefined;
  return { node: 'apply', callee, args: values.map((value) => ({ label: undefined, value, span: value.span })), span };
}
