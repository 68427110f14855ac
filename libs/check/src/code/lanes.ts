import { type Expr, errorType, type Procedure, type Stmt, sameType, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Body } from '../body.ts';
import { sharesLocal } from '../uses.ts';
import { withBarrier } from './barrier.ts';
import { bind } from './binders.ts';
import { convert } from './coerce.ts';
import { type Ctx, noFacts, report, type Sight } from './ctx.ts';
import { freshProcedure } from './fresh.ts';
import { inNames, rangesOver } from './keys.ts';
import { within } from './scope.ts';
import { showType } from './show.ts';
import { wordsIn } from './words-in.ts';

type Simultaneously = syntax.Stmt & { readonly node: 'simultaneously' };

/** `simultaneously for p in S where C { B }`: B becomes a procedure of p and of the names from outside that it uses. */
export function checkSimultaneously(ctx: Ctx, stmt: Simultaneously): readonly Stmt[] {
  const { binder: source, where, span } = stmt;
  if (ctx.pure) report(ctx, 'function/effect', wordOf(stmt), { effect: 'choose' });
  if (ctx.body.lane !== undefined) {
    report(ctx, 'together/nested', wordOf(stmt));
    return [];
  }
  return within(ctx, noFacts, () => {
    const binder = bind(ctx, source);
    const role = roleOver(ctx, binder.over);
    const test = where && ctx.test(where);
    return within(ctx, test?.yes ?? noFacts, () => {
      const { procedure, args } = checkLane(ctx, stmt, { local: binder.local, type: role, mutable: false });
      return [{ s: 'together', binder, where: test?.expr, procedure, args, span }];
    });
  });
}

const wordOf = ({ span }: Simultaneously): Expr['span'] => ({ ...span, end: span.start + 'simultaneously'.length });

/** The type of the members; only roles can be asked. */
function roleOver(ctx: Ctx, { type, span }: Expr): Type {
  const role = ctx.world.kinds[ctx.world.roleKind]?.type;
  if (role === undefined || type.t !== 'set' || type.of.t === 'error') return errorType;
  if (sameType(type.of, role)) return role;
  report(ctx, 'together/roles', span, { found: showType(type.of), expected: role.name });
  return errorType;
}

interface Lane {
  readonly procedure: number;
  /** What is handed over besides the role. */
  readonly args: readonly Expr[];
}

function checkLane(ctx: Ctx, stmt: Simultaneously, role: Sight): Lane {
  const { world } = ctx;
  const captured = [[stmt.binder.name.text, role] as const, ...capturedBy(ctx, stmt)];
  const procedure = freshProcedure(world);
  const inner = ctx.enter(laneBody(ctx.body, procedure, captured));
  const numbers = new Map(captured.map(([, { local }], i) => [local, i]));
  for (const [local, i] of numbers) {
    sharesLocal(world, { body: ctx.body, local }, { body: inner.body, local: i });
    const range = ctx.body.ranges.get(local);
    rangesOver(inner, i, range && inNames(range, numbers));
  }
  const stmts = inner.block(stmt.body);
  if (!inner.body.asks) report(ctx, 'together/asks-nobody', wordOf(stmt));
  ctx.body.asks = true;
  world.procs[procedure] = procedureOf(inner, stmt, withBarrier(inner, stmts, stmt.span), captured.length);
  return { procedure, args: captured.slice(1).map(([, sight]) => outsideValue(ctx, sight, stmt.span)) };
}

type Captured = readonly (readonly [name: string, sight: Sight])[];

/** Names in sight that stand in the block, whatever they mean there: one too many is only a place in the frame. */
function capturedBy({ body, world }: Ctx, { binder, body: block }: Simultaneously): Captured {
  const words = wordsIn(block);
  const seen = new Map(body.sight.flatMap((frame) => [...frame]));
  seen.delete(binder.name.text);
  // Who asks what could stand there wants all of them.
  return [...seen].filter(([name]) => words.has(name) || world.uses?.probe !== undefined);
}

/** Labels lie under the procedure it stands in, as if it were a part of that. */
const laneBody = ({ path, labels }: Body, procedure: number, captured: Captured): Body => ({
  path,
  procedure,
  labels,
  locals: captured.map(([name, { type }]) => ({ name, type })),
  sight: [new Map(captured.map(([name, { type }], local) => [name, { local, type, mutable: false }]))],
  calls: new Set(),
  ranges: new Map(),
  lengths: new Map(),
  lane: { role: 0, outside: captured.length },
  asks: false,
});

/** A name from outside with the type it is known to have at this point. */
function outsideValue({ body }: Ctx, { local, type }: Sight, span: Expr['span']): Expr {
  return convert({ e: 'local', local, type: body.locals[local]?.type ?? type, span }, type);
}

const procedureOf = (
  { body: { path, locals, asks } }: Ctx,
  { span }: Simultaneously,
  body: readonly Stmt[],
  params: number,
): Procedure => ({
  name: path,
  params,
  locals,
  result: undefined,
  requires: [],
  body,
  asks,
  lane: { role: 0 },
  at: { span, cites: [], doc: '' },
});
