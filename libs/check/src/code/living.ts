import { bool, type Expr, type Stmt, setOf, type Type } from '@sandtable/model';
import type { World } from '../world.ts';
import type { Ctx } from './ctx.ts';
import { liveField, wholePool } from './live.ts';
import { hold } from './piles.ts';
import { newLocal } from './scope.ts';

/** Whether all members of a set are live whenever it is evaluated, as far as the text shows. */
function surelyLive(world: World, set: Expr): boolean {
  switch (set.e) {
    case 'filter':
      return wholePool(world, set) !== undefined || surelyLive(world, set.binder.over);
    case 'setop':
      if (set.op === '+') return surelyLive(world, set.left) && surelyLive(world, set.right);
      return surelyLive(world, set.left) || (set.op === '&' && surelyLive(world, set.right));
    case 'if':
      return surelyLive(world, set.then) && surelyLive(world, set.else);
    case 'call': {
      const body = world.funcs[set.fn]?.body;
      return body !== undefined && surelyLive(world, body);
    }
    default:
      return false;
  }
}

/** A loop over members of a pool, and what is to be done before it. */
interface Living {
  readonly before: readonly Stmt[];
  readonly over: Expr;
  readonly body: readonly Stmt[];
}

/** Members that die during a loop are passed over; those that were dead before it are not. */
export function living(ctx: Ctx, local: number, over: Expr, body: readonly Stmt[]): Living {
  const type = over.type.t === 'set' || over.type.t === 'list' ? over.type.of : over.type;
  const field = liveField(ctx.world, type);
  if (field === undefined || !mayDie(body, field, local)) return { before: [], over, body };
  const { span } = over;
  const each: Expr = { e: 'local', local, type, span };
  const alive: Expr = { e: 'field', field, of: each, type: bool, span };
  if (surelyLive(ctx.world, over)) return { before: [], over, body: when(alive, body) };
  const whole = hold(ctx, over);
  const dead = hold(ctx, deadIn(ctx, whole.value, type, field));
  const known: Expr = { e: 'member', item: each, set: dead.value, type: bool, span };
  const test: Expr = { e: 'logic', op: 'or', left: alive, right: known, type: bool, span };
  return { before: [whole.before, dead.before], over: whole.value, body: when(test, body) };
}

const when = (test: Expr, then: readonly Stmt[]): readonly Stmt[] => [
  { s: 'if', test, then, else: [], span: test.span },
];

function deadIn(ctx: Ctx, over: Expr, of: Type, field: number): Expr {
  const { span } = over;
  const local = newLocal(ctx, '_', of);
  const alive: Expr = { e: 'field', field, of: { e: 'local', local, type: of, span }, type: bool, span };
  const where: Expr = { e: 'not', of: alive, type: bool, span };
  if (over.type.t !== 'list') return { e: 'filter', binder: { local, over }, where, type: over.type, span };
  const item: Expr = { e: 'local', local, type: of, span };
  return { e: 'collect', binders: [{ local, over }], where, item, type: setOf(of), span };
}

/** Whether other members than that of the turn can die in the body: what is called, and what watches a question, may do all. */
const mayDie = (stmts: readonly Stmt[], field: number, own: number): boolean =>
  stmts.some((stmt) => kills(stmt, field, own) || blocksOf(stmt).some((block) => mayDie(block, field, own)));

/** What runs elsewhere may do anything. */
const UNKNOWN: ReadonlySet<Stmt['s']> = new Set(['call', 'choose', 'menu', 'together']);

function kills(stmt: Stmt, field: number, own: number): boolean {
  if (stmt.s !== 'set') return UNKNOWN.has(stmt.s);
  const { place } = stmt;
  return place.place === 'field' && place.field === field && (place.of.e !== 'local' || place.of.local !== own);
}

function blocksOf(stmt: Stmt): readonly (readonly Stmt[])[] {
  if (stmt.s === 'if') return [stmt.then, stmt.else];
  if (stmt.s === 'match') return stmt.arms.map((arm) => arm.body);
  return 'body' in stmt ? [stmt.body] : [];
}
