import type { Expr } from '@sandtable/model';

/** Whether an expression says by itself what it is: a value as it is written, or all of a type. */
export const isPlain = (expr: Expr): boolean =>
  expr.e === 'value' || expr.e === 'every' || ((expr.e === 'convert' || expr.e === 'check') && isPlain(expr.of));

/** The expressions that one is made of directly and that bind nothing, without those that say by themselves what they are. */
export const partsIn = (expr: Expr): readonly Expr[] =>
  Object.entries(expr)
    .flatMap(([key, part]) => (key === 'type' || key === 'span' ? [] : Array.isArray(part) ? part : [part]))
    .filter((part): part is Expr => typeof part === 'object' && part !== null && 'e' in part && !isPlain(part as Expr));
