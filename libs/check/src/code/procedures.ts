import { bool, type Expectation, type Expr, errorType, type Procedure, type Watcher } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { unknown } from '../declare/report.ts';
import { isReplaced, rootOf } from '../original.ts';
import { uses } from '../uses.ts';
import type { PileEntry, ProcedureEntry, World } from '../world.ts';
import { newBody, newCtx } from './body.ts';
import { type Ctx, report } from './ctx.ts';
import { leaves } from './flow.ts';
import { freshProcedure } from './fresh.ts';
import { deps, makeRequirements } from './functions.ts';
import { declareParams, within } from './scope.ts';

/** A procedure with the procedures it calls; `asks` speaks of its own questions only. */
export interface CheckedProcedure {
  readonly procedure: Procedure;
  readonly calls: ReadonlySet<number>;
}

export function checkProcedure(world: World, entry: ProcedureEntry): CheckedProcedure {
  const { decl, params, result, index } = entry;
  makeRequirements(world, entry);
  const own = { ...newBody(rootOf(decl.name.text), index), replaced: isReplaced(decl.name.text) };
  const ctx = newCtx(world, own, deps(world), { pure: false, result });
  declareParams(ctx, decl.params, params);
  const requires = entry.requires.map(({ fn, reason }) => ({ test: demand(ctx, fn, params.length, decl), reason }));
  if (result !== undefined && !leaves(decl.body, false))
    report(ctx, 'return/missing', decl.name.span, { name: decl.name.text });
  const body = ctx.block(decl.body);
  const at = { span: decl.span, cites: [], doc: decl.doc };
  const { locals, asks, calls } = ctx.body;
  return {
    procedure: { name: decl.name.text, params: params.length, locals, result, requires, body, asks, at },
    calls,
  };
}

/** A requirement asked about the parameters of its own procedure. */
function demand({ body }: Ctx, fn: number, params: number, { span }: syntax.ProcedureDecl): Expr {
  const args = body.locals.slice(0, params).map((local, i): Expr => ({ e: 'local', local: i, type: local.type, span }));
  return { e: 'call', fn, args, type: bool, span };
}

/** What runs when a pile has run out, as a procedure of the parameters of the pile. */
export function checkWhenEmpty(world: World, { decl, params }: PileEntry, index: number): Procedure {
  const name = decl.name.text;
  const ctx = newCtx(world, newBody(name, index), deps(world), { pure: false });
  const types = params.map((param) => param.type);
  declareParams(ctx, decl.params, types);
  const body = decl.whenEmpty ? ctx.block(decl.whenEmpty) : [];
  const at = { span: decl.span, cites: [], doc: decl.doc };
  const { locals, asks } = ctx.body;
  return { name, params: params.length, locals, result: undefined, requires: [], body, asks, at };
}

/** All `play` blocks, one after the other, as one procedure; the caller may know its number already. */
export function checkPlay(
  world: World,
  blocks: readonly syntax.PlayDecl[],
  index = freshProcedure(world),
): CheckedProcedure & { readonly index: number } {
  const ctx = newCtx(world, newBody('play', index), deps(world), { pure: false });
  const body = blocks.flatMap((block) => ctx.block(block.body));
  const [first] = blocks;
  const at = { span: first?.span ?? { file: '', start: 0, end: 0 }, cites: [], doc: first?.doc ?? '' };
  const { locals, asks, calls } = ctx.body;
  const procedure: Procedure = { name: 'play', params: 0, locals, result: undefined, requires: [], body, asks, at };
  world.procs[index] = procedure;
  return { procedure, calls, index };
}

/** The body of a `whenever` never asks, nor does anything it calls; the second is for the caller to see. */
export function checkWatcher(
  world: World,
  decl: syntax.WheneverDecl,
): Watcher & { readonly calls: ReadonlySet<number> } {
  const ctx = newCtx(world, newBody('whenever', -1), deps(world), { pure: false });
  const test = ctx.test(decl.test);
  const body = within(ctx, test.yes, () => ctx.block(decl.body));
  if (ctx.body.asks) report(ctx, 'whenever/asks', decl.span);
  const at = { span: decl.span, cites: [], doc: decl.doc };
  return { locals: ctx.body.locals, test: test.expr, body, at, calls: ctx.body.calls };
}

export function checkExpectation(world: World, decl: syntax.ExpectDecl): Expectation {
  const ctx = newCtx(world, newBody('expect', -1), deps(world), { pure: true });
  const test = ctx.test(decl.test).expr;
  const { ruling } = decl;
  if (ruling !== undefined) uses(world, ruling, 'setting');
  if (ruling !== undefined && world.settings.get(ruling.text)?.sort !== 'ruling') {
    unknown(world, ruling, rulings(world));
  }
  const at = { span: decl.span, cites: [], doc: decl.doc };
  return { test, name: decl.as?.text, ruling: ruling?.text, locals: ctx.body.locals, at };
}

const rulings = ({ settings }: World): readonly string[] =>
  [...settings].flatMap(([name, { sort }]) => (sort === 'ruling' ? [name] : []));

export const roleOf = (world: World): Expr['type'] => world.kinds[world.roleKind]?.type ?? errorType;
