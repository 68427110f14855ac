import type { Expr, RoutineType, Stmt, Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { cellOf } from '../declare/cells.ts';
import { cellValue, settingOf } from '../declare/values.ts';
import { callOf } from '../routines/close.ts';
import type { RoutineEntry } from '../routines/entry.ts';
import { entryOf } from '../routines/signature.ts';
import { targetNamed } from '../routines/target.ts';
import { unnoted } from '../uses.ts';
import { checkArgs } from './args.ts';
import { mismatch } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { partsOf } from './fit.ts';
import { undecided } from './given.ts';
import { lookup } from './scope.ts';

type Apply = syntax.Expr & { readonly node: 'apply' };

/** A call of a value: what holds the value, and its signature. */
interface Effect {
  readonly which: Expr;
  readonly entry: RoutineEntry;
}

/** What stands before the parentheses, if that is a value that can be called, or might be once it is narrowed. */
export function effectOf(ctx: Ctx, expr: syntax.Expr): Effect | undefined {
  if (expr.node !== 'apply' || !isRead(ctx, expr.callee)) return undefined;
  const { findings } = ctx.world;
  const before = findings.length;
  const { type } = unnoted(ctx.world, () => ctx.expr(expr.callee, undefined));
  findings.length = before;
  const [routine] = routinesIn(type);
  if (routine === undefined) return undefined;
  const which = ctx.expr(expr.callee, undefined);
  if (type.t !== 'routine') mismatch(ctx, which, routine);
  return { which: { ...which, type: routine }, entry: entryOf(ctx.world, routine) };
}

/** Whether it may be read as a value: `name(` means what is declared under that name, if anything is. */
function isRead(ctx: Ctx, callee: syntax.Expr): boolean {
  const { states, settings, relations, searches, functions, procedures, piles } = ctx.world;
  if (callee.node === 'name') {
    const { text } = callee.name;
    if ([relations, searches, functions, procedures, piles].some((names) => names.has(text))) return false;
    return lookup(ctx, text) !== undefined || settings.has(text) || states.get(text)?.params.length === 0;
  }
  if (callee.node === 'field' && callee.of.node === 'name') return !relations.has(callee.of.name.text);
  if (callee.node !== 'field' || callee.of.node !== 'apply') return callee.node !== 'missing';
  const { callee: inner } = callee.of;
  return inner.node !== 'name' || !searches.has(inner.name.text);
}

/** Whether values of the type can be effects. */
export const holdsEffects = (type: Type): boolean => routinesIn(type).length > 0;

const routinesIn = (type: Type): readonly RoutineType[] =>
  partsOf(type).flatMap((part) => (part.p === 'type' && part.type.t === 'routine' ? [part.type] : []));

/** A function as a value, called. */
export function callAsked(ctx: Ctx, expr: Apply, effect: Effect): Expr | undefined {
  const { entry } = effect;
  const args = argsOf(ctx, expr, effect);
  const { result } = entry;
  if (entry.sort === 'procedure') report(ctx, 'call/position', expr.span, { name: nameOf(expr) });
  if (args === undefined || result === undefined || entry.sort === 'procedure') return undefined;
  return { e: 'call', fn: callOf(ctx.world, entry), args, type: result, span: expr.span };
}

/** A procedure as a value, called at the head of a line. */
export function callDone(ctx: Ctx, expr: Apply, effect: Effect, into: number | undefined): readonly Stmt[] {
  if (ctx.pure) report(ctx, 'function/effect', expr.span, { effect: 'call' });
  const args = argsOf(ctx, expr, effect);
  const procedure = callOf(ctx.world, effect.entry);
  ctx.body.calls.add(procedure);
  return args === undefined ? [] : [{ s: 'call', procedure, args, into, span: expr.span }];
}

/** The value, and behind it the arguments. */
export function argsOf(ctx: Ctx, expr: Apply, { which, entry }: Effect): readonly Expr[] | undefined {
  const types = entry.params.map(({ type }) => type);
  const names = entry.params.map(({ name }) => name);
  const args = checkArgs(ctx, expr, nameOf(expr), types, names);
  return args && [which, ...args];
}

const nameOf = ({ callee }: Apply): string =>
  callee.node === 'name' || callee.node === 'field' ? callee.name.text : '…';

/** `pause` and `draw(2)` where a value of a signature is expected. */
export function checkConstant(ctx: Ctx, expr: syntax.Expr, hint: Type | undefined): Expr | undefined {
  const [type] = routinesIn(hint?.t === 'set' ? hint.of : (hint ?? { t: 'error' }));
  const name = expr.node === 'apply' && expr.callee.node === 'name' ? expr.callee.name : nameIn(expr);
  const target = type && name && targetNamed(ctx.world, name.text);
  // With all its arguments it is called here.
  if (type === undefined || target === undefined || isWhole(expr, target.params.length)) return undefined;
  const open = expr.node === 'apply' ? expr.args.flatMap((arg) => undecided(ctx, arg.value) ?? []) : [];
  for (const { span } of open) report(ctx, 'effect/given', span, { name: target.name });
  if (open.length > 0) return { e: 'value', value: 0, type: { t: 'error' }, span: expr.span };
  const value = cellOf(expr) && cellValue(ctx.world, expr, type, '', constantsOf(ctx));
  return { e: 'value', value: value ?? 0, type: value === undefined ? { t: 'error' } : type, span: expr.span };
}

const nameIn = (expr: syntax.Expr): syntax.Name | undefined => (expr.node === 'name' ? expr.name : undefined);
const isWhole = (expr: syntax.Expr, params: number): boolean => expr.node === 'apply' && expr.args.length === params;

/** An option may be another one in every match. */
const constantsOf =
  ({ world }: Ctx): ReturnType<typeof settingOf> =>
  (name) =>
    world.settings.get(name)?.sort === 'constant' ? settingOf(world)(name) : undefined;
