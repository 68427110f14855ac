import { type Expr, eachChild } from '@sandtable/model';

/** Whether an expression says by itself what it is: a value as it is written, or all of a type. */
export const isPlain = (expr: Expr): boolean =>
  expr.e === 'value' || expr.e === 'every' || ((expr.e === 'convert' || expr.e === 'check') && isPlain(expr.of));

/** The expressions that one is made of directly and that bind nothing, without those that say by themselves what they are. */
export function partsIn(expr: Expr): readonly Expr[] {
  const found: Expr[] = [];
  eachChild('expr', expr, (sort, part) => {
    if (sort === 'expr' && !isPlain(part)) found.push(part);
  });
  return found;
}
