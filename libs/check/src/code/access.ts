import { bool, type Expr, setOf, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { meantCall, meantProperty } from '@sandtable/syntax';
import { behind, removing } from '../fixes.ts';
import type { Sort } from '../sorts.ts';
import { sought, uses, usesLabels, usesTag } from '../uses.ts';
import type { PileEntry, RelationEntry } from '../world.ts';
import { checkArgs } from './args.ts';
import { builtins, checkBuiltin } from './builtins.ts';
import { typed } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { callAsked, checkConstant, effectOf } from './effects.ts';
import { mapField } from './maps.ts';
import { failed, tagExpr, tagIn, tagsNamed, unknown } from './names.ts';
import { pileSet } from './pile-set.ts';
import { arranged, checkPart, oneTag } from './records.ts';
import { lookup } from './scope.ts';
import { calledSearch, callSearch, checkFound, soughtBehind } from './search-call.ts';
import { showType } from './show.ts';

type Apply = syntax.Expr & { readonly node: 'apply' };

/** `x.f` on a member of a kind, or on a record. */
export function checkField(ctx: Ctx, { of, name, span }: syntax.Expr & { readonly node: 'field' }): Expr {
  const value = ctx.expr(of, undefined);
  if (value.type.t === 'error') return failed(span);
  const search = calledSearch(ctx, of);
  if (search !== undefined) soughtBehind(ctx, search, name);
  else sought(ctx.world, name, ctx.body, 'field', value.type);
  if (value.type.t === 'map') return mapField(ctx, value, value.type, name, span);
  const record = oneTag(value.type);
  if (record !== undefined) return checkPart(ctx, value, record, name, span);
  if (value.type.t !== 'kind') {
    const like = value.type.t === 'set' || value.type.t === 'list' ? meantProperty(name.text, written(of)) : undefined;
    report(ctx, 'type/fields', of.span, { type: showType(value.type), field: name.text, near: like ?? '' });
    return failed(span);
  }
  const kind = ctx.world.kinds[value.type.kind];
  const field = kind?.fields.get(name.text);
  const entry = field === undefined ? undefined : ctx.world.fields[field];
  if (field !== undefined && entry !== undefined) {
    uses(ctx.world, name, 'field', kind?.name);
    return { e: 'field', field, of: value, type: entry.type, span };
  }
  unknown(ctx, name, kind?.fields.keys() ?? [], value.type);
  return failed(span);
}

/** How the value before a dot is called in an example of what to write. */
const written = (of: syntax.Expr): string => (of.node === 'name' ? of.name.text : '…');

/** `f(…)`: a declaration of that name; else a tag; else what is built in. */
export function checkApply(ctx: Ctx, expr: Apply, hint: Type | undefined): Expr {
  const { callee } = expr;
  const constant = checkConstant(ctx, expr, hint);
  if (constant !== undefined) return constant;
  const effect = effectOf(ctx, expr);
  if (effect !== undefined) return callAsked(ctx, expr, effect) ?? failed(expr.span);
  if (callee.node === 'name') return applyName(ctx, expr, callee.name, hint);
  if (callee.node === 'field') return applyField(ctx, expr, callee);
  return uncallable(ctx, expr);
}

/** But what stands before the parentheses must mean something. */
function uncallable(ctx: Ctx, { callee, args, span }: Apply): Expr {
  const { type } = ctx.expr(callee, undefined);
  // Behind a number, parentheses begin something else, which is not looked at as its arguments.
  if (callee.node !== 'number') for (const arg of args) ctx.expr(arg.value, undefined);
  const name = callee.node === 'field' ? callee.name.text : showType(type);
  if (type.t !== 'error') report(ctx, 'call/not-callable', callee.span, { name });
  return failed(span);
}

function applyName(ctx: Ctx, expr: Apply, name: syntax.Name, hint: Type | undefined): Expr {
  const { world } = ctx;
  const { text } = name;
  const relation = world.relations.get(text);
  sought(world, name, ctx.body, 'value', hint);
  const sort = world.uses && calledSort(ctx, text);
  if (sort !== undefined) uses(world, name, sort);
  if (world.functions.has(text)) return callFunction(ctx, expr, text);
  const search = world.searches.get(text);
  if (search !== undefined) return callSearch(ctx, expr, search);
  if (relation !== undefined) return callRelation(ctx, expr, text, relation);
  const pile = world.piles.get(text);
  if (pile !== undefined) return readPile(ctx, expr, pile);
  if (world.states.has(text)) return readState(ctx, expr, text);
  if (world.procedures.has(text)) return wrongPlace(ctx, expr, text);
  return applyTag(ctx, expr, name, hint) ?? checkBuiltin(ctx, expr, text, hint) ?? unknownCall(ctx, expr, name);
}

/** What is declared under a name that is called. */
function calledSort({ world }: Ctx, name: string): Sort | undefined {
  const { functions, searches, relations, piles, states, procedures } = world;
  const known = {
    function: functions,
    search: searches,
    relation: relations,
    pile: piles,
    state: states,
    procedure: procedures,
  };
  return (Object.keys(known) as (keyof typeof known)[]).find((sort) => known[sort].has(name));
}

function wrongPlace(ctx: Ctx, expr: Apply, name: string): Expr {
  report(ctx, 'call/position', expr.span, { name });
  return failed(expr.span);
}

function unknownCall(ctx: Ctx, expr: Apply, name: syntax.Name): Expr {
  const { world } = ctx;
  for (const arg of expr.args) ctx.expr(arg.value, undefined);
  const write = world.dice.has(name.text) ? `let result = roll ${name.text}` : meantCall(name.text);
  const isValue = world.settings.has(name.text) || world.members.has(name.text);
  if (isValue || lookup(ctx, name.text) !== undefined)
    report(ctx, 'call/not-callable', name.span, { name: name.text }, { fixes: uncalling(expr, name) });
  else if (write !== undefined) report(ctx, 'name/instead', name.span, { name: name.text, write });
  else
    unknown(
      ctx,
      name,
      [world.functions, world.searches, world.procedures, world.relations, world.states, world.piles]
        .flatMap((m) => [...m.keys()])
        .concat(builtins.map((one) => one.name)),
    );
  return failed(expr.span);
}

/** Parentheses with nothing in them are just too much. */
const uncalling = ({ args, span }: Apply, name: syntax.Name) =>
  args.length === 0 ? [removing('()', behind(name.span), span)] : [];

function applyTag(ctx: Ctx, expr: Apply, name: syntax.Name, hint: Type | undefined): Expr | undefined {
  const wanted = hint?.t === 'set' || hint?.t === 'list' ? hint.of : hint;
  const tag = (wanted && tagIn(wanted, name.text)) ?? tagsNamed(ctx, name.text)[0];
  if (tag === undefined) return undefined;
  usesTag(ctx.world, name, tag.part);
  const args = arranged(ctx, expr, tag.part).map((arg, i) => ctx.expr(arg, tag.part.payload[i]?.type));
  return args.some((arg) => arg.type.t === 'error') ? failed(expr.span) : tagExpr(ctx, tag, args, expr.span);
}

function callFunction(ctx: Ctx, expr: Apply, name: string): Expr {
  const entry = ctx.world.functions.get(name);
  if (entry === undefined) return failed(expr.span);
  usesLabels(ctx.world, name, expr.args);
  const args = checkArgs(
    ctx,
    expr,
    name,
    entry.params,
    entry.decl.params.map((param) => param.name.text),
  );
  const type = ctx.resultOf(entry, expr.span);
  return type.t === 'error' || args === undefined
    ? failed(expr.span)
    : { e: 'call', fn: entry.index, args, type, span: expr.span };
}

function readState(ctx: Ctx, expr: Apply, name: string): Expr {
  const state = ctx.world.states.get(name);
  const args = state && checkArgs(ctx, expr, name, state.params, []);
  return state && args
    ? { e: 'state', state: state.index, args, type: state.type, span: expr.span }
    : failed(expr.span);
}

/** A pile as a value is a set. */
function readPile(ctx: Ctx, expr: Apply, entry: PileEntry): Expr {
  const { decl, params, kind } = entry;
  const [names, types] = [params.map((param) => param.name), params.map((param) => param.type)];
  const args = checkArgs(ctx, expr, decl.name.text, types, names);
  return args && kind >= 0 ? pileSet(ctx, { entry, args, span: expr.span }) : failed(expr.span);
}

/** `r(x)`: the partners of x; `r(x, y)`: whether they are joined. */
function callRelation(ctx: Ctx, expr: Apply, name: string, relation: RelationEntry): Expr {
  const { span } = expr;
  const [of] = expr.args;
  if (expr.args.length === 1 && of !== undefined) {
    return {
      e: 'partners',
      relation: relation.index,
      of: typed(ctx, of.value, relation.left),
      type: setOf(relation.right),
      span,
    };
  }
  const args = checkArgs(ctx, expr, name, [relation.left, relation.right], []);
  const [left, right] = args ?? [];
  return left && right ? { e: 'joined', relation: relation.index, left, right, type: bool, span } : failed(span);
}

/** `r.f(x, y)`: a field of the join. */
function applyField(ctx: Ctx, expr: Apply, { of, name }: syntax.Expr & { readonly node: 'field' }): Expr {
  const search = calledSearch(ctx, of);
  if (search !== undefined) return checkFound(ctx, expr, { node: 'field', of, name, span: expr.callee.span }, search);
  const relation = of.node === 'name' ? ctx.world.relations.get(of.name.text) : undefined;
  if (relation === undefined || of.node !== 'name') return uncallable(ctx, expr);
  const owner = of.name.text;
  uses(ctx.world, of.name, 'relation');
  sought(ctx.world, name, ctx.body, 'join', undefined, owner);
  const field = relation.fields.findIndex((candidate) => candidate.name === name.text);
  const type = relation.fields[field]?.type;
  if (type === undefined) {
    unknown(
      ctx,
      name,
      relation.fields.map((candidate) => candidate.name),
    );
    return failed(expr.span);
  }
  uses(ctx.world, name, 'field', owner);
  const [left, right] = checkArgs(ctx, expr, name.text, [relation.left, relation.right], []) ?? [];
  return left && right
    ? { e: 'join', relation: relation.index, field, left, right, type, span: expr.span }
    : failed(expr.span);
}
