import { type Expr, errorType, type Stmt, setOf } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { pathOf } from './asking.ts';
import { coerce } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';

type Log = syntax.Stmt & { readonly node: 'log' };
type Finish = syntax.Stmt & { readonly node: 'finish' };

/** A log line is a text by its path; arguments are known there by their names. */
export function checkLog(ctx: Ctx, { key, args, span }: Log): readonly Stmt[] {
  if (ctx.pure) report(ctx, 'function/effect', span, { effect: 'log' });
  const values = args.map((arg) => ctx.expr(arg.value, undefined));
  const { logs } = ctx.world;
  const at = { span, cites: [], doc: '' };
  logs.push({ path: pathOf(ctx, key.text), args: values.map((value) => value.type), names: args.map(argName), at });
  return [{ s: 'log', log: logs.length - 1, args: values, span }];
}

function argName({ label, value }: syntax.Arg): string | undefined {
  return label?.text ?? (value.node === 'name' ? value.name.text : undefined);
}

/** The end of the match, for a set of roles or a single one. */
export function checkFinish(ctx: Ctx, { result, by, because, span }: Finish): readonly Stmt[] {
  if (ctx.pure) report(ctx, 'function/effect', span, { effect: 'finish' });
  const role = ctx.world.kinds[ctx.world.roleKind]?.type ?? errorType;
  const roles = setOf(role);
  const found = ctx.expr(by, roles);
  const set: Expr =
    found.type.t === 'kind' ? { e: 'set', items: [coerce(ctx, found, role)], type: roles, span: found.span } : found;
  const checked = role.t === 'error' ? set : coerce(ctx, set, roles);
  return [{ s: 'finish', result, by: checked, because: because && pathOf(ctx, because.text), span }];
}
