import { type Askers, type Expr, errorType, type Guard, type Source, setOf } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { definesLabel } from '../uses.ts';
import { asSet } from './as-set.ts';
import { coerce, typed } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { failed } from './names.ts';
import { declare, newLocal } from './scope.ts';

/** Paths of questions, rolls, reasons and log lines lie under their procedure, however deep they stand. */
export const pathOf = (ctx: Ctx, name: string): string => `${ctx.body.path}/${name}`;

/** Where something in a body stands; what it cites is added when the model is made. */
export const uncited = (span: Span): Source => ({ span, cites: [], doc: '' });

/** Who answers: a role, or any one of several. */
export interface Answering {
  readonly by: Expr;
  readonly askers?: Askers;
}

export function checkActor(ctx: Ctx, actor: syntax.Actor): Answering {
  const role = ctx.world.kinds[ctx.world.roleKind]?.type ?? errorType;
  if (actor.binder === undefined) return { by: typed(ctx, actor.who, role) };
  const among = asSet(ctx, actor.who, role.t === 'error' ? undefined : setOf(role));
  const who = declare(ctx, actor.binder, role);
  const by: Expr = { e: 'local', local: who, type: role, span: actor.binder.span };
  if (role.t === 'error' || among.type.t === 'error') return { by: failed(actor.span) };
  return { by, askers: { among: coerce(ctx, among, setOf(role)), who, open: newLocal(ctx, '_', setOf(role)) } };
}

export function checkGuard(
  ctx: Ctx,
  guard: { readonly test: syntax.Expr; readonly reason: syntax.Key | undefined },
): Guard {
  return { test: ctx.test(guard.test).expr, reason: guard.reason && pathOf(ctx, guard.reason.text) };
}

/** A label is unique among the questions and rolls of its procedure. */
export function claimLabel(ctx: Ctx, label: syntax.Name): string {
  const { labels } = ctx.body;
  if (labels.has(label.text)) report(ctx, 'name/duplicate', label.span, { name: label.text });
  labels.add(label.text);
  const path = pathOf(ctx, label.text);
  definesLabel(ctx.world, path, label);
  return path;
}

/** Policies look from where a question is put. */
export function lookedFrom({ world, body }: Ctx, path: string): void {
  if (world.policies.size > 0)
    world.asked.set(path, { body, sight: new Map(body.sight.flatMap((frame) => [...frame])) });
}

/** The path of a place of chance without a label of its own: a name that several such places share is numbered. */
export function claimPlace(ctx: Ctx, name: string): string {
  const taken = new Set([...ctx.world.choices, ...ctx.world.chances].map((other) => other.path));
  const path = pathOf(ctx, name);
  for (let n = 1; ; n++) {
    const next = n === 1 ? path : `${path}${n}`;
    if (!taken.has(next)) return next;
  }
}

/** The label: the name after `as`, else the place the answer goes to. */
export function labelOf(
  ctx: Ctx,
  tails: readonly syntax.Clause[],
  place: syntax.Name | undefined,
  span: Expr['span'],
): syntax.Name | undefined {
  const tail = tails.find((clause) => clause.clause === 'as');
  const label = tail?.clause === 'as' ? tail.name : place;
  if (label === undefined) report(ctx, 'choice/label', span);
  return label;
}

export function actorOf(ctx: Ctx, tails: readonly syntax.Clause[]): Answering | undefined {
  const tail = tails.find((clause) => clause.clause === 'by');
  return tail?.clause === 'by' ? checkActor(ctx, tail.actor) : undefined;
}

/** Nobody answers chance, so it can be of one role alone. */
export function throwerOf(ctx: Ctx, tails: readonly syntax.Clause[]): Expr | undefined {
  const actor = actorOf(ctx, tails);
  if (actor?.askers) report(ctx, 'chance/by-several', actor.by.span);
  return actor?.by;
}

/** In a `simultaneously` everyone answers for himself. */
export function checkOwn(ctx: Ctx, by: Expr | undefined): void {
  const { lane, locals } = ctx.body;
  const role = locals[lane?.role ?? -1];
  if (lane === undefined || by === undefined || by.type.t === 'error' || role?.type.t === 'error') return;
  if (by.e !== 'local' || by.local !== lane.role) report(ctx, 'together/by', by.span, { name: role?.name ?? '' });
}

/** What chance gives in a `simultaneously` depends on whose it is, and not on what others did before. */
export const roleInLane = ({ body }: Ctx): { readonly role?: number } =>
  body.lane === undefined ? {} : { role: body.lane.role };

/** A secret answer is known to its chooser alone. */
export const isSecret = (tails: readonly syntax.Clause[]): boolean =>
  tails.some((tail) => tail.clause === 'by' && tail.actor.secret);
