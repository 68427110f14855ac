import { type Expr, errorType, listOf, optional, type Search, setOf, sizeOf } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { MOST_ITEMS } from '../declare/storage.ts';
import { sought, uses, usesLabels } from '../uses.ts';
import type { SearchEntry } from '../world.ts';
import { checkArgs } from './args.ts';
import type { Ctx } from './ctx.ts';
import { failed, unknown } from './names.ts';

type Apply = syntax.Expr & { readonly node: 'apply' };
type Field = syntax.Expr & { readonly node: 'field' };

/** `reach(u)`: what can be reached, as a set. */
export function callSearch(ctx: Ctx, expr: Apply, entry: SearchEntry): Expr {
  const { decl, params, over, index } = entry;
  const names = decl.params.map((param) => param.name.text);
  usesLabels(ctx.world, decl.name.text, expr.args);
  const args = checkArgs(ctx, expr, decl.name.text, params, names);
  const first = over[0] ?? errorType;
  // The body is evaluated before, so that a circle shows itself.
  const search = ctx.searchOf(entry, expr.span);
  if (args === undefined || search === undefined || first.t === 'error') return failed(expr.span);
  return { e: 'search', search: index, args, type: setOf(first), span: expr.span };
}

/** The search that an expression calls. */
export function calledSearch({ world }: Ctx, expr: syntax.Expr): SearchEntry | undefined {
  return expr.node === 'apply' && expr.callee.node === 'name' ? world.searches.get(expr.callee.name.text) : undefined;
}

/** Tells who completes a name that these stand behind the dot. */
export function soughtBehind({ world, body }: Ctx, entry: SearchEntry, name: syntax.Name): void {
  sought(world, name, body, 'join', undefined, entry.decl.name.text);
}

/** `reach(u).cost(h)`: what it costs to reach h, none where it cannot be reached; `reach(u).path(h)`: the way to it. */
export function checkFound(ctx: Ctx, expr: Apply, { of, name }: Field, entry: SearchEntry): Expr {
  const set = ctx.expr(of, undefined);
  soughtBehind(ctx, entry, name);
  if (name.text !== 'cost' && name.text !== 'path') unknown(ctx, name, searched);
  if (!searched.includes(name.text) || set.e !== 'search' || set.type.t !== 'set') return failed(expr.span);
  uses(ctx.world, name, 'builtin');
  const [what] = checkArgs(ctx, expr, name.text, [set.type.of], []) ?? [];
  const search = ctx.searchOf(entry, expr.span);
  const spent = search?.locals[search.spent]?.type;
  if (what !== undefined && search !== undefined && name.text === 'path') {
    const type = listOf(set.type.of, longest(search));
    return { e: 'searchPath', search: set.search, args: set.args, of: what, type, span: expr.span };
  }
  if (what === undefined || spent === undefined) return failed(expr.span);
  return { e: 'searchCost', search: set.search, args: set.args, of: what, type: optional(spent), span: expr.span };
}

/** What can be asked of something that a search has found. */
export const searched: readonly string[] = ['cost', 'path'];

/** No way comes to the same state twice; a way that is longer than a list can be is the fault `full`. */
function longest({ over, locals, counts, steps, spent }: Search): number {
  const size = (local: number): number => sizeOf(locals[local]?.type ?? errorType);
  const all = over.reduce((n, local) => n * size(local), counts ? size(spent) : 1);
  return Math.min(MOST_ITEMS, all + (steps.some(({ stop }) => stop !== undefined) ? 1 : 0));
}
