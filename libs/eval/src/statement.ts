import type { Expr, Place, Stmt } from '@sandtable/model';
import { bind } from './bind.ts';
import { code, type Env, holds } from './env.ts';
import { Fault, noted } from './fault.ts';
import { eachItem } from './numbers.ts';
import { chooseArm } from './pattern.ts';
import { sortKey } from './quant.ts';
import type { RunValue } from './value.ts';

/** How a block ended: at its end, by `break`, or by `return`. */
export type Outcome = undefined | 'break' | { readonly returned: RunValue | undefined };
type Run<Q, A> = Generator<Q, Outcome, A>;

/** Statements that reach beyond the locals; whoever runs the block says what they do. */
export type Effect = Exclude<Stmt, { s: 'set' | 'if' | 'match' | 'for' | 'while' | 'repeat' | 'break' | 'return' }>;
export interface Effects<Q, A> {
  perform(env: Env, stmt: Effect): Run<Q, A>;
  store(env: Env, place: Exclude<Place, { place: 'local' }>, value: RunValue): void;
  readonly onlooker?: Onlooker | undefined;
}

/** Called for every statement that runs, and changes nothing. What something is thrown out of has no end. */
export interface Onlooker {
  begins(env: Env, stmt: Stmt): void;
  ends(env: Env, stmt: Stmt): void;
}

/** Runs a block; it rests wherever an effect yields. */
export function* run<Q, A>(env: Env, body: readonly Stmt[], effects: Effects<Q, A>): Run<Q, A> {
  for (const stmt of body) {
    let outcome: Outcome;
    effects.onlooker?.begins(env, stmt);
    try {
      env.world.spend(stmt.span);
      outcome = yield* step(env, stmt, effects);
    } catch (error) {
      throw exitOf(noted(error, env.frame), stmt);
    }
    effects.onlooker?.ends(env, stmt);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}

/** Notes on a fault that it came out of a loop. */
function exitOf(error: unknown, { s, span }: Stmt): unknown {
  if (error instanceof Fault && (s === 'while' || s === 'repeat' || s === 'for'))
    error.loops.push({ span, open: s === 'while' });
  return error;
}

function* step<Q, A>(env: Env, stmt: Stmt, effects: Effects<Q, A>): Run<Q, A> {
  switch (stmt.s) {
    case 'set':
      return assign(env, stmt.place, stmt.value, effects);
    case 'if':
      return yield* run(env, holds(env, stmt.test) ? stmt.then : stmt.else, effects);
    case 'match':
      return yield* match(env, stmt, effects);
    case 'for':
      return yield* forEach(env, stmt, effects);
    case 'while':
      return yield* loop(env, stmt, () => holds(env, stmt.test), effects);
    case 'repeat':
      return yield* loop(env, stmt, countdown(code(env, stmt.times)), effects);
    case 'break':
      return 'break';
    case 'return':
      return { returned: stmt.value && env.value(stmt.value) };
    default:
      return yield* effects.perform(env, stmt);
  }
}

function assign<Q, A>(env: Env, place: Place, expr: Expr, effects: Effects<Q, A>): undefined {
  const value = env.value(expr);
  if (place.place === 'local') env.frame.values[place.local] = value;
  else effects.store(env, place, value);
}

function* match<Q, A>(env: Env, stmt: Extract<Stmt, { s: 'match' }>, effects: Effects<Q, A>): Run<Q, A> {
  const { type } = stmt.subject;
  const value = env.value(stmt.subject);
  const arm = chooseArm(env, stmt.arms, type, value);
  if (arm === undefined) throw new Fault('no-arm', stmt.span, { value: { is: value, from: type } });
  return yield* run(env, arm.body, effects);
}

function* loop<Q, A>(
  env: Env,
  stmt: Extract<Stmt, { s: 'while' | 'repeat' }>,
  more: () => boolean,
  effects: Effects<Q, A>,
): Run<Q, A> {
  while (more()) {
    env.world.spend(stmt.span);
    const outcome = yield* run(env, stmt.body, effects);
    if (outcome !== undefined) return leave(outcome);
  }
  return undefined;
}

function* forEach<Q, A>(env: Env, stmt: Extract<Stmt, { s: 'for' }>, effects: Effects<Q, A>): Run<Q, A> {
  for (const item of taken(env, stmt)) {
    env.world.spend(stmt.span);
    bind(env, stmt.binder, item);
    const outcome = yield* run(env, stmt.body, effects);
    if (outcome !== undefined) return leave(outcome);
  }
  return undefined;
}

/** The members a loop runs over: condition and keys are looked at once, before the first turn. */
function taken(env: Env, { binder, where, sortedBy }: Extract<Stmt, { s: 'for' }>): Iterable<RunValue> {
  if (where === undefined && sortedBy === undefined) return eachItem(env, binder.over);
  const found: { readonly item: RunValue; readonly key: number }[] = [];
  for (const item of eachItem(env, binder.over)) {
    bind(env, binder, item);
    if (where === undefined || holds(env, where)) found.push({ item, key: sortKey(env, sortedBy) });
  }
  return found.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** A `break` ends with its loop; a `return` goes on outward. */
const leave = (outcome: Outcome): Outcome => (outcome === 'break' ? undefined : outcome);

function countdown(times: number): () => boolean {
  let remaining = times;
  return () => remaining-- > 0;
}
