import { bool, type Expr, type Guard, INT_MAX, range, setOf, sizeOf, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Ctx } from './ctx.ts';
import { boundedBy, most } from './lists.ts';

type Choose = syntax.Asking & { readonly node: 'choose' };

/** What can be picked, and the most that may be. */
interface Offer {
  readonly from: Expr;
  readonly element: Type;
  readonly candidate: number;
  readonly guards: readonly Guard[];
  readonly bounds: { readonly high: Expr | undefined };
}

/** How long the list of an answer can become; undefined where no list is as long as that. */
export function longest(ctx: Ctx, ask: Choose, { from, element, bounds: { high } }: Offer): number | undefined {
  const bound = high?.type.t === 'int' ? Math.max(0, high.type.max) : INT_MAX;
  const type = boundedBy(ctx, element, Math.min(bound, most(from)), ask.span);
  return type.t === 'list' ? type.max : undefined;
}

/** `all of S in order`: as many as there are candidates. */
export function everyCandidate({ quant, span }: Choose, { from, element, candidate, guards }: Offer): Expr | undefined {
  if (quant.quant !== 'all' || element.t === 'error') return undefined;
  const where = guards
    .map(({ test }) => test)
    .reduce<Expr | undefined>(
      (left, right) => (left ? { e: 'logic', op: 'and', left, right, type: bool, span } : right),
      undefined,
    );
  const open: Expr = where
    ? { e: 'filter', binder: { local: candidate, over: from }, where, type: setOf(element), span }
    : from;
  return { e: 'size', of: open, type: range(0, Math.min(sizeOf(element), INT_MAX)), span };
}
