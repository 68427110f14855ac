import { type Binder, type Expr, errorType, type Guard, type MenuArm, type Stmt } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { resolveType } from '../declare/types.ts';
import type { ProcedureEntry, World } from '../world.ts';
import { checkArgs } from './args.ts';
import { asSet } from './as-set.ts';
import { checkActor, checkGuard, checkOwn, claimLabel, lookedFrom } from './asking.ts';
import { calledProcedure } from './called-procedure.ts';
import { type Ctx, noFacts, report } from './ctx.ts';
import { argsOf, effectOf } from './effects.ts';
import { valuesOf } from './live.ts';
import { declare, within } from './scope.ts';

type Menu = syntax.Asking & { readonly node: 'menu' };
type Param = MenuArm['params'][number];
type ArmAt = Pick<World['demanded'][number], 'choice' | 'arm'>;
interface CheckedArm {
  readonly arm: MenuArm;
  readonly body: readonly Stmt[];
}

/** A menu asks for an arm and its parameters, left to right, and runs the arm. */
export function checkMenu(ctx: Ctx, menu: Menu): readonly Stmt[] {
  if (ctx.pure) report(ctx, 'function/effect', menu.span, { effect: 'choose' });
  const actor = checkActor(ctx, menu.by);
  checkOwn(ctx, actor.by);
  const path = claimLabel(ctx, menu.label);
  lookedFrom(ctx, path);
  duplicates(ctx, menu);
  const choice = ctx.world.choices.length;
  const base = {
    path,
    procedure: ctx.body.procedure,
    ...actor,
    secret: menu.by.secret || ctx.body.lane !== undefined,
    at: { span: menu.span, cites: [], doc: '' },
    form: 'menu' as const,
  };
  ctx.world.choices.push({ ...base, arms: [] });
  ctx.body.asks = true;
  const arms = menu.arms.map((arm, i) => within(ctx, noFacts, () => checkArm(ctx, arm, { choice, arm: i })));
  ctx.world.choices[choice] = { ...base, arms: arms.map(({ arm }) => arm) };
  return [{ s: 'menu', choice, bodies: arms.map(({ body }) => body), span: menu.span }];
}

function duplicates(ctx: Ctx, { arms }: Menu): void {
  for (const [i, { name }] of arms.entries()) {
    if (arms.findIndex((other) => other.name.text === name.text) < i)
      report(ctx, 'name/duplicate', name.span, { name: name.text });
  }
}

function checkArm(ctx: Ctx, arm: syntax.MenuArm, at: ArmAt): CheckedArm {
  const guards = arm.guards.map((guard) => checkGuard(ctx, guard));
  const params = arm.params.map((param) => checkParam(ctx, param));
  const demands = requirements(ctx, arm, at);
  const body = arm.body ? ctx.block(arm.body) : [];
  const last = params.length - 1;
  const guarded = params.map((param, i) => (i === last ? { ...param, guards: [...param.guards, ...demands] } : param));
  return { arm: { name: arm.name.text, guards: last < 0 ? [...guards, ...demands] : guards, params: guarded }, body };
}

/** `a: A` offers every value of the type, `b in f(a)` the members of a set. */
function checkParam(ctx: Ctx, param: syntax.MenuParam): Param {
  const from = candidates(ctx, param);
  const element = from.type.t === 'set' ? from.type.of : errorType;
  const local: Binder['local'] = declare(ctx, param.name, element);
  return { name: param.name.text, local, element, from, guards: param.guards.map((guard) => checkGuard(ctx, guard)) };
}

function candidates(ctx: Ctx, { from, type, span }: syntax.MenuParam): Expr {
  if (from !== undefined) return asSet(ctx, from, undefined);
  const of = type ? resolveType(ctx.world, type, undefined) : errorType;
  return valuesOf(ctx, of, span);
}

/** An arm that is just one call is open only where the requirements of that call hold. */
function requirements(ctx: Ctx, { body }: syntax.MenuArm, at: ArmAt): readonly Guard[] {
  const [stmt] = body?.stmts ?? [];
  if (stmt?.node !== 'call' || body?.stmts.length !== 1 || stmt.call.node !== 'apply') return [];
  const { call } = stmt;
  const entry = calledProcedure(ctx, call);
  if (entry === undefined) return withoutFindings(ctx, () => demandEffect(ctx, call, at)) ?? [];
  ctx.requirements(entry);
  return entry.requires.length === 0 ? [] : (withoutFindings(ctx, () => demands(ctx, call, entry)) ?? []);
}

/** The arguments are checked again with the body, which reports what is wrong with them. */
function withoutFindings<T>(ctx: Ctx, step: () => T): T {
  const { findings } = ctx.world;
  const before = findings.length;
  const result = step();
  findings.length = before;
  return result;
}

type Apply = syntax.Expr & { readonly node: 'apply' };

function demands(ctx: Ctx, call: Apply, entry: ProcedureEntry): readonly Guard[] | undefined {
  const names = entry.decl.params.map((param) => param.name.text);
  const args = checkArgs(ctx, call, entry.decl.name.text, entry.params, names);
  return args && entry.requires.map(({ fn, reason }) => ({ test: asked(fn, args, call), reason }));
}

const asked = (fn: number, args: readonly Expr[], { span }: Apply): Expr => ({
  e: 'call',
  fn,
  args,
  type: { t: 'bool' },
  span,
});

/** What a value may call shows when all constants are known. */
function demandEffect(ctx: Ctx, call: Apply, at: ArmAt): undefined {
  const effect = effectOf(ctx, call);
  const args = effect && argsOf(ctx, call, effect);
  if (effect?.entry.sort !== 'procedure' || args === undefined) return;
  ctx.world.demanded.push({ ...at, routine: effect.entry.type.routine, args, span: call.span });
}
