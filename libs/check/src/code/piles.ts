import type { Expr, Stmt } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { sought, uses } from '../uses.ts';
import { checkArgs } from './args.ts';
import { type Ctx, report } from './ctx.ts';
import { unknown } from './names.ts';
import type { NamedPile } from './pile-set.ts';
import { lookup, newLocal } from './scope.ts';

/** The pile that a place needs: `spent`, `pot(al)`. Undefined if there is none; that is reported. */
export function checkPile(ctx: Ctx, expr: syntax.Expr): NamedPile | undefined {
  if (expr.node === 'paren') return checkPile(ctx, expr.inner);
  const callee = expr.node === 'apply' ? expr.callee : expr;
  if (callee.node === 'missing') return undefined;
  if (callee.node !== 'name') return noPile(ctx, expr.span, 'none');
  const entry = ctx.world.piles.get(callee.name.text);
  sought(ctx.world, callee.name, ctx.body, 'pile', undefined);
  if (entry === undefined) return unknownPile(ctx, callee.name);
  uses(ctx.world, callee.name, 'pile');
  const given = expr.node === 'apply' ? expr : { node: 'apply' as const, callee, args: [], span: expr.span };
  const { decl, params } = entry;
  const [names, types] = [params.map((param) => param.name), params.map((param) => param.type)];
  const args = checkArgs(ctx, given, decl.name.text, types, names);
  const sound = entry.kind >= 0 && args?.every((arg) => arg.type.t !== 'error');
  return sound && args ? { entry, args, span: expr.span } : undefined;
}

function noPile(ctx: Ctx, span: Span, name: string): undefined {
  report(ctx, 'pile/expected', span, { name });
}

function unknownPile(ctx: Ctx, name: syntax.Name): undefined {
  const { world } = ctx;
  const known = [
    world.states,
    world.settings,
    world.functions,
    world.searches,
    world.procedures,
    world.relations,
    world.types,
  ];
  if (lookup(ctx, name.text) !== undefined || known.some((names) => names.has(name.text)))
    return noPile(ctx, name.span, name.text);
  unknown(ctx, name, world.piles.keys());
}

interface Held {
  readonly before: readonly Stmt[];
  readonly pile: NamedPile;
}

/** The pile with arguments that are looked at once: the first of several statements may change what they read. */
export function held(ctx: Ctx, pile: NamedPile): Held {
  const before: Stmt[] = [];
  const args = pile.args.map((arg) => {
    if (arg.e === 'value') return arg;
    const kept = hold(ctx, arg);
    before.push(kept.before);
    return kept.value;
  });
  return { before, pile: { ...pile, args } };
}

/** A value that is evaluated once and then stands in a local. */
export function hold(ctx: Ctx, value: Expr): { readonly before: Stmt; readonly value: Expr } {
  const { type, span } = value;
  const local = newLocal(ctx, '_', type);
  const before: Stmt = { s: 'set', place: { place: 'local', local }, value, span };
  return { before, value: { e: 'local', local, type, span } };
}
