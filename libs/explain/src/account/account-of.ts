import { chooseArm, type Env, entry, makeFrame, type RunValue } from '@sandtable/eval';
import type { Expr, Stmt } from '@sandtable/model';
import { type Claim, claimsOf } from '../claims.ts';
import { explain, runPure } from '../explain.ts';
import { nothingHidden } from '../hides.ts';
import { isTrue, lookAt, valueIn, within } from '../look.ts';
import { type Noun, nounOf } from '../noun.ts';
import { type Account, sumOf } from './account.ts';
import { cellOf, changed, mapped } from './cells.ts';
import { quantified } from './quantified.ts';
import { isReckoned, type Of, type Origins, plain, type Reckoning, textOf } from './reckoning.ts';

/** As many expressions are looked at for one value. */
const ROOM = 200;

export const reckoning = (env: Env, origins: Origins): Reckoning => ({
  look: lookAt(env, nothingHidden),
  origins,
  room: { remaining: ROOM },
  accountOf,
});

/** How the value of an expression came about. */
export function accountOf(at: Reckoning, expr: Expr): Account {
  at.room.remaining -= 1;
  if (at.room.remaining <= 0) return plain(at, expr);
  switch (expr.e) {
    case 'convert':
    case 'check':
      return { ...accountOf(at, expr.of), value: textOf(at, expr) };
    case 'otherwise': {
      const value = valueIn(at.look, expr.of);
      return accountOf(at, value === 0 ? expr.or : expr.of);
    }
    case 'local':
      return ofLocal(at, expr);
    case 'arith':
      return calculated(at, expr);
    case 'negate':
      return sumOf(expr.span, textOf(at, expr), [{ ...accountOf(at, expr.of), taken: true }]);
    case 'if':
      return ofBranch(at, expr);
    case 'match':
      return ofArm(at, expr);
    case 'call':
      return called(at, expr);
    case 'block':
      return ofBlock(at, expr);
    case 'quant':
      return quantified(at, expr);
    case 'map':
      return mapped(at, expr);
    case 'at':
    case 'nth':
      return cellOf(at, expr) ?? plain(at, expr);
    case 'with':
      return changed(at, expr);
    default:
      return plain(at, expr);
  }
}

/** A local tells how it came about, as long as it still has that value. */
function ofLocal(at: Reckoning, expr: Of<'local'>): Account {
  const own = plain(at, expr);
  const origin = at.origins.get(expr.local);
  if (origin === undefined || String(origin.value) !== String(own.value)) return own;
  return origin.noun === undefined && origin.how !== 'sum' ? { ...origin, noun: own.noun } : origin;
}

const HOWS = { '*': 'product', div: 'quotient', mod: 'rest', min: 'least', max: 'greatest' } as const;

function calculated(at: Reckoning, expr: Of<'arith'>): Account {
  const { op, span } = expr;
  const [left, right] = [accountOf(at, expr.left), accountOf(at, expr.right)];
  const value = textOf(at, expr);
  if (op === '+') return sumOf(span, value, [left, right]);
  if (op === '-') return sumOf(span, value, [left, { ...right, taken: true }]);
  // A bound that did not bind says nothing.
  if ((op === 'min' || op === 'max') && String(left.value) !== String(right.value)) {
    const [met, bound] = String(left.value) === String(value) ? [left, right] : [right, left];
    if (bound.how === 'plain') return met;
  }
  return { at: span, value, how: HOWS[op], parts: [left, right] };
}

/** What was taken because a condition held or not; the condition is shown if the value alone says nothing. */
function ofBranch(at: Reckoning, expr: Of<'if'>): Account {
  const holds = isTrue(at.look, expr.test);
  const taken = accountOf(holds ? withBound(at, expr.test) : at, holds ? expr.then : expr.else);
  return because(taken, () => claimsOf(explain(at.look, expr.test), holds));
}

/** What a pattern of a test binds came about as what it was matched with. */
function withBound(at: Reckoning, test: Expr): Reckoning {
  if (test.e === 'logic') return withBound(withBound(at, test.left), test.right);
  if (test.e !== 'is' || test.pattern.p === 'tag' || test.pattern.bind === undefined || !isTraced(at, test.of))
    return at;
  return { ...at, origins: new Map([...at.origins, [test.pattern.bind, accountOf(at, test.of)]]) };
}

const because = (account: Account, claims: () => readonly Claim[]): Account => {
  const says = account.how === 'plain' && (account.noun === undefined || account.noun.n === 'name');
  return says && account.because === undefined ? { ...account, because: claims() } : account;
};

function ofArm(at: Reckoning, expr: Of<'match'>): Account {
  const value = valueIn(at.look, expr.subject);
  const look = within(at.look);
  const arm = value === undefined ? undefined : chooseArm(look.env, expr.arms, expr.subject.type, value);
  if (arm === undefined) return plain(at, expr);
  const subject = accountOf(at, expr.subject);
  const body = accountOf({ ...at, look }, arm.body);
  // What a die shows is the die, whatever it counts for.
  if (subject.dice && body.how === 'plain') return { ...subject, value: body.value };
  return because(body, () => claimsOf(explain(at.look, expr), true).slice(0, 1));
}

/** What a function gives back, called by its name; what it was given is known in it. */
function called(at: Reckoning, expr: Of<'call'>): Account {
  const fn = entry(at.look.env.model.functions, expr.fn);
  const values = expr.args.map((arg) => valueIn(at.look, arg));
  if (values.includes(undefined)) return plain(at, expr);
  const given = expr.args.flatMap((arg, i): readonly (readonly [number, Account])[] =>
    isReckoned(arg) || isTraced(at, arg) ? [[i, accountOf(at, arg)]] : [],
  );
  const env = at.look.env.enter(makeFrame(fn.locals, values as RunValue[]));
  const inner: Reckoning = { look: lookAt(env, nothingHidden), origins: new Map(given), room: at.room, accountOf };
  const body = accountOf(inner, fn.body);
  const noun = nounOf(at.look, expr);
  const value = textOf(at, expr);
  if (body.dice) return { ...body, value };
  if (body.how === 'plain') return { ...body, value, noun: orElse(noun, body.noun) };
  return { ...body, at: body.at, value, noun };
}

/** Whether it is known how the value came about: that of dice, for example. */
const isTraced = (at: Reckoning, expr: Expr): boolean => {
  if (expr.e === 'local') return at.origins.has(expr.local);
  const isInner = expr.e === 'convert' || expr.e === 'check' || expr.e === 'at' || expr.e === 'nth';
  return isInner && isTraced(at, expr.of);
};

/** What gives back a thing as it is may be called as that is, where it has no words itself. */
const orElse = (noun: Noun, other: Noun | undefined): Noun =>
  noun.n === 'name' && other?.n === 'name' ? { ...noun, paths: [...noun.paths, ...other.paths] } : noun;

/** Statements of a function are run once more, with what is known of the locals. */
function ofBlock(at: Reckoning, expr: Of<'block'>): Account {
  const look = within(at.look);
  const origins = new Map(at.origins);
  let given: Account | undefined;
  runPure(look, expr.body, (_, stmt: Stmt) => {
    const here: Reckoning = { look: lookAt(look.env, nothingHidden), origins, room: at.room, accountOf };
    if (stmt.s === 'set' && stmt.place.place === 'local' && isReckoned(stmt.value))
      origins.set(stmt.place.local, accountOf(here, stmt.value));
    if (stmt.s === 'return' && stmt.value) given = accountOf(here, stmt.value);
  });
  return given ?? plain(at, expr);
}
