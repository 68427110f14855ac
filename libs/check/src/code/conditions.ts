import { bool, type Expr } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { codesIn, covers, rest, wholeOf } from './codes.ts';
import { typed } from './coerce.ts';
import { type Ctx, type Facts, noFacts, report, type Test } from './ctx.ts';
import { fromParts } from './fit.ts';
import { failed } from './names.ts';
import { checkPattern, type Matched } from './patterns.ts';
import { both, lookup, within } from './scope.ts';
import { showType } from './show.ts';

/** A condition, with what it teaches where it holds and where it does not. */
export function checkTest(ctx: Ctx, expr: syntax.Expr): Test {
  if (expr.node === 'paren') return checkTest(ctx, expr.inner);
  if (expr.node === 'unary' && expr.op === 'not') return negated(ctx, expr);
  if (expr.node === 'binary' && expr.op === 'and') return and(ctx, expr);
  if (expr.node === 'binary' && expr.op === 'or') return or(ctx, expr);
  if (expr.node === 'is') return checkIs(ctx, expr);
  const none = expr.node === 'binary' ? comparedWithNone(expr) : undefined;
  if (none !== undefined) return checkIs(ctx, none);
  return { expr: typed(ctx, expr, bool), yes: noFacts, no: noFacts };
}

type Binary = syntax.Expr & { readonly node: 'binary' };
type Is = syntax.Expr & { readonly node: 'is' };

function negated(ctx: Ctx, expr: syntax.Expr & { readonly node: 'unary' }): Test {
  const of = checkTest(ctx, expr.of);
  return { expr: { e: 'not', of: of.expr, type: truth(of.expr), span: expr.span }, yes: of.no, no: of.yes };
}

function and(ctx: Ctx, { left, right, span }: Binary): Test {
  const first = checkTest(ctx, left);
  const second = within(ctx, first.yes, () => checkTest(ctx, right));
  const expr: Expr = {
    e: 'logic',
    op: 'and',
    left: first.expr,
    right: second.expr,
    type: truth(first.expr, second.expr),
    span,
  };
  return { expr, yes: both(first.yes, second.yes), no: noFacts };
}

/** `bool`, unless a part has a finding already. */
const truth = (...parts: readonly Expr[]): Expr['type'] => parts.find((part) => part.type.t === 'error')?.type ?? bool;

/** The right side is evaluated only where the left one fails. */
function or(ctx: Ctx, { left, right, span }: Binary): Test {
  const first = checkTest(ctx, left);
  const second = within(ctx, first.no, () => checkTest(ctx, right));
  const expr: Expr = {
    e: 'logic',
    op: 'or',
    left: first.expr,
    right: second.expr,
    type: truth(first.expr, second.expr),
    span,
  };
  return { expr, yes: noFacts, no: both(first.no, second.no) };
}

/** `x == none` says the same as `x is none`, and teaches the same. */
function comparedWithNone({ op, left, right, span }: Binary): Is | undefined {
  if (op !== '==' && op !== '!=') return undefined;
  const [of, none] = left.node === 'none' ? [right, left] : [left, right];
  if (none.node !== 'none' || of.node === 'none') return undefined;
  return { node: 'is', of, negated: op === '!=', pattern: { node: 'nonePattern', span: none.span }, span };
}

function checkIs(ctx: Ctx, expr: Is): Test {
  const of = ctx.expr(expr.of, undefined);
  const { yes, no, test } =
    expr.pattern.node === 'emptyPattern' ? emptyTest(ctx, of, expr.span) : patternTest(ctx, of, expr);
  if (!expr.negated) return { expr: test, yes, no };
  return { expr: { e: 'not', of: test, type: truth(test), span: expr.span }, yes: no, no: yes };
}

interface IsTest {
  readonly test: Expr;
  readonly yes: Facts;
  readonly no: Facts;
}

function emptyTest(ctx: Ctx, of: Expr, span: Expr['span']): IsTest {
  if (of.type.t !== 'set' && of.type.t !== 'list' && of.type.t !== 'error') {
    report(ctx, 'type/set', of.span, { found: showType(of.type) });
    return { test: failed(span), yes: noFacts, no: noFacts };
  }
  return { test: { e: 'empty', of, type: bool, span }, yes: noFacts, no: noFacts };
}

function patternTest(ctx: Ctx, of: Expr, expr: Is): IsTest {
  const matched = checkPattern(ctx, expr.pattern, of.type);
  const test: Expr = { e: 'is', of, pattern: matched.pattern, type: bool, span: expr.span };
  const yes = both(matched.binds, about(ctx, expr.of, matched.narrowed));
  return { test: of.type.t === 'error' ? failed(expr.span) : test, yes, no: otherwise(ctx, expr.of, of, matched) };
}

/** Only locals and parameters are narrowed. */
export function about(ctx: Ctx, subject: syntax.Expr, type: Expr['type']): Facts {
  if (subject.node === 'paren') return about(ctx, subject.inner, type);
  const sight = subject.node === 'name' ? lookup(ctx, subject.name.text) : undefined;
  if (subject.node !== 'name' || sight === undefined || type.t === 'error') return noFacts;
  return new Map([[subject.name.text, { ...sight, type }]]);
}

/** Where the pattern fails, the alternatives it surely matches are gone. */
function otherwise(ctx: Ctx, subject: syntax.Expr, of: Expr, matched: Matched): Facts {
  const { type } = of;
  if (type.t !== 'union' || rest(wholeOf(type), matched.sure).length === 0) return noFacts;
  const uncovered = type.parts.filter((part) => !covers(matched.sure, codesIn(type, fromParts([part]))));
  return uncovered.length === 0 || uncovered.length === type.parts.length
    ? noFacts
    : about(ctx, subject, fromParts(uncovered));
}
