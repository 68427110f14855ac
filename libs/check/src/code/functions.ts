import { finding } from '@sandtable/diagnostics';
import { bool, type Expr, errorType, type Func, type Search, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Body } from '../body.ts';
import { under } from '../found.ts';
import { isReplaced, rootOf } from '../original.ts';
import { unnoted } from '../uses.ts';
import type { FunctionEntry, ProcedureEntry, SearchEntry, World } from '../world.ts';
import { newBody, newCtx } from './body.ts';
import { coerce, typed } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { join } from './fit.ts';
import { leaves } from './flow.ts';
import { declareParams } from './scope.ts';
import { checkSearch } from './search.ts';

/** Functions, searches and requirements are checked on demand from any body. */
export const deps = (world: World): Pick<Ctx, 'resultOf' | 'searchOf' | 'requirements'> => ({
  resultOf: (entry, span) => resultOf(world, entry, span),
  searchOf: (entry, span) => searchOf(world, entry, span),
  requirements: (entry) => makeRequirements(world, entry),
});

/** A called function is checked at once: its result may have to be inferred, and a circle shows itself. */
function resultOf(world: World, entry: FunctionEntry, span: syntax.Expr['span']): Type {
  if (entry.decide !== undefined) return bool;
  if (!entry.inferring) return checkFunction(world, entry).result;
  circle(world, entry.decl.name.text, span);
  return entry.result ?? errorType;
}

/** The same for searches, whose costs have to be found out. */
function searchOf(world: World, entry: SearchEntry, span: syntax.Expr['span']): Search | undefined {
  if (!entry.checking) return checkSearch(world, entry, deps(world));
  circle(world, entry.decl.name.text, span);
  return undefined;
}

const circle = (world: World, name: string, span: syntax.Expr['span']): void =>
  void world.findings.push(finding('call/circle', span, { name, path: circleOf(world, name) }));

/** Who is being checked because who calls it: the circle, if something comes to itself again. */
function circleOf({ functions, searches }: World, name: string): string {
  const open = [
    ...[...functions.values()].filter((entry) => entry.inferring),
    ...[...searches.values()].filter((entry) => entry.checking),
  ].map((entry) => entry.decl.name.text);
  return [name, ...open.filter((other) => other !== name), name].join(' → ');
}

export function checkFunction(world: World, entry: FunctionEntry): Func {
  const known = world.funcs[entry.index];
  if (known !== undefined) return known;
  entry.inferring = true;
  const func = under(world, entry.block?.decl ?? entry.decl, () => build(world, entry));
  entry.inferring = false;
  entry.result = func.result;
  world.funcs[entry.index] = entry.decide === undefined ? func : asking(world, entry, func, entry.decide);
  return func;
}

/** What a decision says becomes a function behind the declared ones; the decision itself only asks for its answer. */
function asking(world: World, { block, index, params }: FunctionEntry, equation: Func, decide: number): Func {
  while (world.funcs.length < world.functions.size) world.funcs.push(undefined);
  block?.equations.set(decide, world.funcs.push({ ...equation, name: `${equation.name}/equation` }) - 1);
  const { span } = equation.at;
  const args = params.map((type, local): Expr => ({ e: 'local', local, type, span }));
  const body: Expr = { e: 'decided', block: block?.index ?? index, decide, args, type: bool, span };
  return { ...equation, locals: equation.locals.slice(0, params.length), body };
}

function build(world: World, entry: FunctionEntry): Func {
  const { decl, params } = entry;
  const result = entry.result ?? (decl.body.node === 'block' ? inferBlock(world, entry, decl.body) : undefined);
  // Without a result every expression speaks for itself, and says what is wrong with it.
  const vague = entry.result === undefined && result?.t === 'error';
  const ctx = vague ? functionCtx(world, entry, undefined, []) : functionCtx(world, entry, result, undefined);
  const body = decl.body.node === 'block' ? blockBody(ctx, decl.body, decl.name) : bodyExpr(ctx, decl.body, result);
  const at = { span: decl.span, cites: [], doc: decl.doc };
  return {
    name: decl.name.text,
    params: params.length,
    locals: ctx.body.locals,
    result: result ?? body.type,
    body,
    at,
  };
}

const bodyExpr = (ctx: Ctx, body: syntax.Expr, result: Type | undefined): Expr =>
  result === undefined ? ctx.expr(body, undefined) : typed(ctx, body, result);

const bodyOf = (name: string): Body => ({ ...newBody(name, -1), replaced: isReplaced(name) });

function functionCtx(world: World, entry: FunctionEntry, result: Type | undefined, inferred: Type[] | undefined): Ctx {
  const ctx = newCtx(world, bodyOf(entry.decl.name.text), deps(world), { pure: true, result, inferred });
  declareParams(ctx, entry.decl.params, entry.params);
  return ctx;
}

function blockBody(ctx: Ctx, block: syntax.Block, name: syntax.Name): Expr {
  if (!leaves(block, false)) report(ctx, 'return/missing', name.span, { name: name.text });
  return { e: 'block', body: ctx.block(block), type: ctx.result ?? errorType, span: block.span };
}

/** A first pass only collects what is returned; what it reports the second pass says again. */
function inferBlock(world: World, entry: FunctionEntry, block: syntax.Block): Type {
  const before = world.findings.length;
  const inferred: Type[] = [];
  unnoted(world, () => functionCtx(world, entry, undefined, inferred).block(block));
  world.findings.length = before;
  return (
    inferred.reduce<Type | undefined>((type, next) => (type ? (join(type, next) ?? type) : next), undefined) ??
    errorType
  );
}

/** Each `requires` of a procedure becomes a function of its parameters, which menus and calls can share. */
export function makeRequirements(world: World, entry: ProcedureEntry): void {
  if (entry.requires.length === 0) under(world, entry.decl, () => addRequirements(world, entry));
}

function addRequirements(world: World, entry: ProcedureEntry): void {
  for (const [i, { test, reason }] of entry.decl.requires.entries()) {
    const name = entry.decl.name.text;
    const ctx = newCtx(world, newBody(rootOf(name), -1), deps(world), { pure: true });
    declareParams(ctx, entry.decl.params, entry.params);
    const body = ctx.test(test).expr;
    while (world.funcs.length < world.functions.size) world.funcs.push(undefined);
    const fn = world.funcs.length;
    const at = { span: test.span, cites: [], doc: '' };
    world.funcs.push({
      name: `${name}/requires/${i}`,
      params: entry.params.length,
      locals: ctx.body.locals,
      result: bool,
      body: coerce(ctx, body, bool),
      at,
    });
    entry.requires.push({ fn, reason: `${rootOf(name)}/${reason}` });
  }
}
