import { anyInt, type Expr, listOf, type Stmt, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { usualLength } from '../declare/list-types.ts';
import { resolveType } from '../declare/types.ts';
import { removing } from '../fixes.ts';
import { coerce, typed } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { leaves, stmtLeaves } from './flow.ts';
import { keysOf, rangesOver } from './keys.ts';
import { checkSimultaneously } from './lanes.ts';
import { hasAtLeast } from './lengths.ts';
import { checkFinish, checkLog } from './lines.ts';
import { checkFor } from './loops.ts';
import { checkArms } from './match.ts';
import { checkMenu } from './menu.ts';
import { combined } from './operators.ts';
import { checkTarget, type Target, written } from './places.ts';
import { checkPut, checkShuffle } from './put.ts';
import { checkRemove } from './remove.ts';
import { checkConceal, checkReveal } from './reveal.ts';
import { calledAt, checkRhs } from './rhs.ts';
import { declare, learn, show, widened, within } from './scope.ts';
import { showType } from './show.ts';

/** The statements of a block, in the frame at hand. */
export function checkStmts(ctx: Ctx, { stmts }: syntax.Block): readonly Stmt[] {
  const last = stmts.findIndex((stmt) => stmtLeaves(stmt, true));
  const first = last < 0 ? undefined : stmts[last + 1];
  if (first !== undefined) unreachable(ctx, first.span, stmts.at(-1)?.span ?? first.span);
  return stmts.flatMap((stmt) => checkStmt(ctx, stmt));
}

function unreachable(ctx: Ctx, first: syntax.Stmt['span'], last: syntax.Stmt['span']): void {
  report(ctx, 'code/unreachable', first, {}, { severity: 'warning', fixes: [removing('…', first, last)] });
}

function checkStmt(ctx: Ctx, stmt: syntax.Stmt): readonly Stmt[] {
  switch (stmt.node) {
    case 'let':
      return checkLet(ctx, stmt);
    case 'assign':
      return checkAssign(ctx, stmt);
    case 'call':
      return checkCall(ctx, stmt);
    case 'if':
      return checkIf(ctx, stmt);
    case 'matchStmt':
      return checkMatch(ctx, stmt);
    case 'for':
      return looped(ctx, () => checkFor(ctx, stmt));
    case 'while':
      return looped(ctx, () => checkWhile(ctx, stmt));
    case 'repeat':
      return looped(ctx, () => [
        { s: 'repeat', times: typed(ctx, stmt.times, anyInt), body: ctx.block(stmt.body), span: stmt.span },
      ]);
    case 'break':
      if (ctx.loops === 0) report(ctx, 'code/break', stmt.span, {}, { fixes: [removing('break', stmt.span)] });
      return [{ s: 'break', span: stmt.span }];
    case 'label':
      return checkLabel(ctx, stmt);
    case 'return':
      return checkReturn(ctx, stmt);
    case 'reveal':
      return checkReveal(ctx, stmt);
    case 'conceal':
      return checkConceal(ctx, stmt);
    case 'log':
      return checkLog(ctx, stmt);
    case 'finish':
      return checkFinish(ctx, stmt);
    case 'menu':
      return checkMenu(ctx, stmt);
    case 'simultaneously':
      return checkSimultaneously(ctx, stmt);
    case 'put':
      return checkPut(ctx, stmt);
    case 'shuffle':
      return checkShuffle(ctx, stmt);
    case 'remove':
      return checkRemove(ctx, stmt);
    case 'choose':
    case 'roll':
    case 'random':
    case 'draw':
    case 'create':
      return checkRhs(ctx, stmt, undefined, undefined).before;
    case 'missing':
      return [];
  }
}

type Of<N extends syntax.Stmt['node']> = syntax.Stmt & { readonly node: N };

/** A `let` takes the type of its value; a `var` that of all values it may get later: any number, a set of its kind. */
function checkLet(ctx: Ctx, { name, type, value, mutable, span }: Of<'let'>): readonly Stmt[] {
  const declared = type && resolveType(ctx.world, type, undefined);
  const { before, value: found } = checkRhs(ctx, value, declared, name);
  const own = declared ?? (mutable ? variable(found.type) : found.type);
  if (mutable && declared === undefined && found.e === 'list') unbounded(ctx, name, found);
  const keyword = { ...span, end: span.start + 'let'.length };
  if (before.length > 0 && found.e === 'local' && own === found.type) {
    ctx.lets.set(found.local, keyword);
    // What was rolled or chosen need not stay in a variable.
    if (mutable) ctx.body.lengths.delete(found.local);
    show(ctx, name, found.local, own, mutable);
    return before;
  }
  const fitting = coerce(ctx, found, own);
  const local = declare(ctx, name, own, mutable);
  if (own.t === 'map') rangesOver(ctx, local, keysOf(ctx, found));
  if (own.t === 'list' && !mutable) hasAtLeast(ctx, local, found);
  ctx.lets.set(local, keyword);
  return [...before, { s: 'set', place: { place: 'local', local }, value: fitting, span }];
}

/** How long a list may become that begins as it is written down, someone has to say. */
function unbounded(ctx: Ctx, { span }: syntax.Name, { type }: Expr): void {
  if (type.t === 'list') report(ctx, 'list/max', span, { type: showType(type.of), size: usualLength(type.of) });
}

/** What a variable takes later: any number, also as the value of a key. */
function variable(type: Type): Type {
  if (type.t === 'map') return { ...type, value: variable(type.value) };
  return type.t === 'int' ? { ...anyInt, den: type.den } : type;
}

function checkAssign(ctx: Ctx, stmt: Of<'assign'>): readonly Stmt[] {
  const target = checkTarget(ctx, stmt.target);
  const label =
    stmt.target.node === 'name' ? stmt.target.name : stmt.target.node === 'field' ? stmt.target.name : undefined;
  const { before, value } = checkRhs(ctx, stmt.value, target?.type, label);
  if (target === undefined) return before;
  const whole = stmt.op === '=' ? value : changed(ctx, stmt, target, value);
  const fitting = coerce(ctx, value.type.t === 'error' ? value : whole, target.type);
  written(ctx, target);
  return [...before, { s: 'set', place: target.place, value: target.whole(fitting), span: stmt.span }];
}

/** What is put behind a list must fit it item by item. */
function changed(ctx: Ctx, { op, span }: Of<'assign'>, { read, type }: Target, by: Expr): Expr {
  const fits = type.t === 'list' && by.type.t === 'list' ? coerce(ctx, by, listOf(type.of, by.type.max)) : by;
  return combined(ctx, op === '+=' ? '+' : '-', read, fits, span);
}

/** Only procedures are worth calling on a line of their own. */
function checkCall(ctx: Ctx, { call, span }: Of<'call'>): readonly Stmt[] {
  const called = calledAt(ctx, call);
  if (called !== undefined) return called.stmts(undefined);
  const value = ctx.expr(call, undefined);
  if (value.type.t !== 'error') report(ctx, 'call/no-effect', span);
  return [];
}

/** After an `if` that always leaves, its condition is known to have failed. */
function checkIf(ctx: Ctx, stmt: Of<'if'>): readonly Stmt[] {
  const test = ctx.test(stmt.test);
  const then = within(ctx, test.yes, () => ctx.block(stmt.then));
  const { else: other } = stmt;
  const otherwise = other ? within(ctx, test.no, () => ctx.block(other)) : [];
  if (other === undefined && leaves(stmt.then, true)) learn(ctx, test.no);
  if (other !== undefined && leaves(other, true) && !leaves(stmt.then, true)) learn(ctx, fixed(test.yes));
  return [{ s: 'if', test: test.expr, then, else: otherwise, span: stmt.span }];
}

/** A branch that ran may have assigned variables; what is known about names that cannot change stays. */
const fixed = (facts: ReturnType<Ctx['test']>['yes']): typeof facts =>
  new Map([...facts].filter(([, sight]) => !sight.mutable));

function checkMatch(ctx: Ctx, stmt: Of<'matchStmt'>): readonly Stmt[] {
  const subject = ctx.expr(stmt.subject, undefined);
  const arms = checkArms(ctx, subject, stmt, (body) => ctx.block(body));
  return subject.type.t === 'error' ? [] : [{ s: 'match', subject, arms, span: stmt.span }];
}

function looped(ctx: Ctx, inside: () => readonly Stmt[]): readonly Stmt[] {
  ctx.loops++;
  const stmts = within(ctx, widened(ctx), inside);
  ctx.loops--;
  return stmts;
}

function checkWhile(ctx: Ctx, { test, body, span }: Of<'while'>): readonly Stmt[] {
  const condition = ctx.test(test);
  return [{ s: 'while', test: condition.expr, body: within(ctx, condition.yes, () => ctx.block(body)), span }];
}

/** Labels open no scope: a step always runs, so what it binds stays bound. */
function checkLabel(ctx: Ctx, { sort, name, body, span }: Of<'label'>): readonly Stmt[] {
  const path = `${ctx.body.path}/${name.text}`;
  const { labels } = ctx.world;
  if (ctx.pure) report(ctx, 'function/effect', span, { effect: sort });
  if (labels.some((label) => label.path === path)) report(ctx, 'name/duplicate', name.span, { name: name.text });
  labels.push({ sort, path, at: { span, cites: [], doc: '' } });
  return [{ s: 'label', sort, path, body: checkStmts(ctx, body), span }];
}

function checkReturn(ctx: Ctx, { value, span }: Of<'return'>): readonly Stmt[] {
  if (ctx.body.lane !== undefined) report(ctx, 'together/leaves', span);
  if (value === undefined) {
    if (ctx.result !== undefined || ctx.inferred !== undefined) report(ctx, 'return/value', span);
    return [{ s: 'return', value: undefined, span }];
  }
  const { before, value: found } = checkRhs(ctx, value, ctx.result, undefined);
  return [...before, { s: 'return', value: returned(ctx, found, ctx.result), span }];
}

function returned(ctx: Ctx, found: Expr, result: Type | undefined): Expr {
  ctx.inferred?.push(found.type);
  if (result !== undefined) return coerce(ctx, found, result);
  if (ctx.inferred === undefined && ctx.body.lane === undefined) report(ctx, 'return/no-result', found.span);
  return found;
}
