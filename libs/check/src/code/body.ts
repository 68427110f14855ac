import type { Type } from '@sandtable/model';
import type { Body } from '../body.ts';
import type { World } from '../world.ts';
import { checkTest } from './conditions.ts';
import type { Ctx } from './ctx.ts';
import { checkExpression } from './expr.ts';
import { within } from './scope.ts';
import { checkStmts } from './statements.ts';

export const newBody = (path: string, procedure: number): Body => ({
  path,
  procedure,
  locals: [],
  sight: [new Map()],
  calls: new Set(),
  ranges: new Map(),
  lengths: new Map(),
  labels: new Set(),
  asks: false,
});

interface Options {
  readonly pure: boolean;
  readonly result?: Type | undefined;
  readonly inferred?: Type[] | undefined;
}
type Deps = Pick<Ctx, 'resultOf' | 'searchOf' | 'requirements'>;

/** Ties the rules together for one body: this is where the recursion of the language closes. */
export function newCtx(world: World, body: Body, deps: Deps, { pure, result, inferred }: Options): Ctx {
  const ctx: Ctx = {
    world,
    body,
    pure,
    result,
    inferred,
    greedy: new Map(),
    lets: new Map(),
    loops: 0,
    expr: (expr, hint) => checkExpression(ctx, expr, hint),
    test: (expr) => checkTest(ctx, expr),
    block: (block) => within(ctx, new Map(), () => checkStmts(ctx, block)),
    enter: (inner) => newCtx(world, inner, deps, { pure }),
    ...deps,
  };
  return ctx;
}
