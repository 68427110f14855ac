import { type Expr, type Model, partOffsets, sizeOf } from '@sandtable/model';
import { calculate, inRange } from './arith.ts';
import { toOrdinal } from './convert.ts';
import { solve } from './decide/solve.ts';
import {
  code,
  convertOrFault,
  type Env,
  elementOf,
  entry,
  type Frame,
  holds,
  members,
  readLocal,
  type World,
} from './env.ts';
import { Fault, noted } from './fault.ts';
import { cellAt, direction, distance, neighbours, opposite, toward } from './grid.ts';
import { concat, inList, list, nth } from './list.ts';
import { at, distinct, keys, mapForm, withValue } from './map.ts';
import { keyOf, resultsOf } from './memory.ts';
import { chooseArm, fits } from './pattern.ts';
import { collect, filter, quantify } from './quant.ts';
import { joinDigits } from './radix.ts';
import { joined, joinField, partners } from './relation.ts';
import { reached, searchCost, searchPath } from './search.ts';
import { type Effects, run } from './statement.ts';
import { asCode, common, every, fromBool, makeSet, minus, type RunValue, sameValue, union } from './value.ts';

export const makeEnv = (model: Model, world: World, frame: Frame): Env => new Evaluation(model, world, frame);

/** A class, since one is made for each call: its methods are shared. */
class Evaluation implements Env {
  readonly model: Model;
  readonly world: World;
  readonly frame: Frame;

  constructor(model: Model, world: World, frame: Frame) {
    this.model = model;
    this.world = world;
    this.frame = frame;
  }

  value(expr: Expr): RunValue {
    return evaluate(this, expr);
  }

  enter(other: Frame): Env {
    return new Evaluation(this.model, this.world, other);
  }
}

function evaluate(env: Env, expr: Expr): RunValue {
  // Nearly half of all that is evaluated; neither can fault.
  if (expr.e === 'local') return readLocal(env, expr.local);
  if (expr.e === 'value') return expr.value;
  const form = forms[expr.e] as (env: Env, expr: Expr) => RunValue;
  try {
    return form(env, expr);
  } catch (error) {
    throw noted(error, env.frame);
  }
}

/** Index of a state's value: its arguments in mixed radix, the last varying fastest. */
export function stateTuple(env: Env, state: number, args: readonly Expr[]): number {
  const params = entry(env.model.states, state).params;
  const digits = params.map((type, i) => toOrdinal(type, env.value(entry(args, i))));
  return joinDigits(params.map(sizeOf), digits);
}

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

const forms: { readonly [E in Expr['e']]: (env: Env, expr: Of<E>) => RunValue } = {
  value: (_, expr) => expr.value,
  local: (env, expr) => readLocal(env, expr.local),
  state: (env, expr) => env.world.state(expr.state, stateTuple(env, expr.state, expr.args)),
  setting: (env, expr) => env.world.setting(expr.setting),
  field: (env, expr) => env.world.field(expr.field, code(env, expr.of)),
  call: (env, expr) => call(env, expr),
  convert: (env, expr) => convertOrFault(expr.of.type, expr.type, env.value(expr.of), expr.span),
  check: (env, expr) => convertOrFault(expr.of.type, expr.type, env.value(expr.of), expr.span),
  not: (env, expr) => fromBool(!holds(env, expr.of)),
  negate: (env, expr) => inRange(0 - code(env, expr.of), expr),
  arith: (env, expr) => calculate(expr.op, code(env, expr.left), code(env, expr.right), expr),
  compare: (env, expr) => fromBool(comparisons[expr.op](env.value(expr.left), env.value(expr.right))),
  logic: (env, expr) =>
    fromBool(holds(env, expr.left) === (expr.op === 'and') ? holds(env, expr.right) : expr.op === 'or'),
  setop: (env, expr) => setops[expr.op](members(env, expr.left), members(env, expr.right)),
  member: (env, expr) => fromBool(contains(env, expr)),
  list,
  concat,
  nth,
  set: (env, expr) => makeSet(expr.items.map((item) => toOrdinal(elementOf(expr.type), env.value(item)))),
  every: (_, expr) => every(elementOf(expr.type)),
  stretch: (env, expr) => stretch(env, expr),
  filter: (env, expr) => filter(env, expr.binder, expr.where),
  collect,
  quant: quantify,
  map: mapForm,
  at,
  with: withValue,
  keys,
  distinct,
  size: (env, expr) => members(env, expr.of).length,
  rank: (env, expr) => toOrdinal(expr.of.type, env.value(expr.of)),
  empty: (env, expr) => fromBool(members(env, expr.of).length === 0),
  if: (env, expr) => env.value(holds(env, expr.test) ? expr.then : expr.else),
  match: (env, expr) => match(env, expr),
  is: (env, expr) => fromBool(fits(env, expr.pattern, expr.of.type, env.value(expr.of))),
  otherwise: (env, expr) => otherwise(env, expr),
  tag: (env, expr) => tag(env, expr),
  partners,
  joined,
  join: joinField,
  neighbours,
  distance,
  toward,
  direction,
  opposite,
  cell: cellAt,
  seat: (env, expr) => env.world.seatOf(code(env, expr.role)),
  seated: (env, expr) => fromBool(env.world.seatOf(code(env, expr.role)) >= 0),
  automated: (env, expr) => fromBool(env.world.automated(code(env, expr.role))),
  mode: (env) => env.world.layout,
  search: (env, expr) => [...reached(env, expr).keys()].sort((a, b) => a - b),
  searchCost,
  searchPath,
  decided: (env, expr) => decided(env, expr),
  block: (env, expr) => block(env, expr),
};

const comparisons: Readonly<Record<Of<'compare'>['op'], (a: RunValue, b: RunValue) => boolean>> = {
  '==': sameValue,
  '!=': (a, b) => !sameValue(a, b),
  '<': (a, b) => asCode(a) < asCode(b),
  '<=': (a, b) => asCode(a) <= asCode(b),
  '>': (a, b) => asCode(a) > asCode(b),
  '>=': (a, b) => asCode(a) >= asCode(b),
};

const setops = { '+': union, '-': minus, '&': common } as const;

function call(env: Env, expr: Of<'call'>): RunValue {
  const fn = entry(env.model.functions, expr.fn);
  const args: RunValue[] = [];
  for (const arg of expr.args) args.push(env.value(arg));
  const results = env.world.memory && resultsOf(env.world.memory, expr.fn);
  const key = results && keyOf(env.model, expr.fn, args);
  const before = key === undefined ? undefined : results?.get(key);
  if (before !== undefined) return before;
  const result = env.enter({ locals: fn.locals, values: args.slice() }).value(fn.body);
  if (key !== undefined) results?.set(key, result);
  return result;
}

/** Whether a decision holds; its block is solved as a whole. */
function decided(env: Env, expr: Of<'decided'>): RunValue {
  const answers = env.world.memory?.answers;
  const found = answers?.get(expr.block) ?? solve(env, expr.block);
  answers?.set(expr.block, found);
  const types = expr.args.map((arg) => arg.type);
  const ordinals = types.map((type, i) => toOrdinal(type, env.value(entry(expr.args, i))));
  return fromBool(entry(found, expr.decide).has(joinDigits(types.map(sizeOf), ordinals)));
}

function contains(env: Env, expr: Of<'member'>): boolean {
  if (expr.set.type.t === 'list') return inList(env, expr.item, expr.set);
  const item = toOrdinal(elementOf(expr.set.type), env.value(expr.item));
  return members(env, expr.set).includes(item);
}

function stretch(env: Env, expr: Of<'stretch'>): RunValue {
  const element = elementOf(expr.type);
  const low = toOrdinal(element, code(env, expr.low));
  const high = toOrdinal(element, code(env, expr.high));
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);
}

function match(env: Env, expr: Of<'match'>): RunValue {
  const { type } = expr.subject;
  const value = env.value(expr.subject);
  const arm = chooseArm(env, expr.arms, type, value);
  if (arm === undefined) throw new Fault('no-arm', expr.span, { value: { is: value, from: type } });
  return env.value(arm.body);
}

function otherwise(env: Env, expr: Of<'otherwise'>): RunValue {
  const value = env.value(expr.of);
  return value === 0 ? env.value(expr.or) : convertOrFault(expr.of.type, expr.type, value, expr.span);
}

function tag(env: Env, expr: Of<'tag'>): RunValue {
  if (expr.type.t !== 'union') throw new TypeError('a tag needs a union');
  const part = entry(expr.type.parts, expr.part);
  const payload = part.p === 'tag' ? part.payload.map((field) => field.type) : [];
  const digits = payload.map((type, i) => toOrdinal(type, env.value(entry(expr.args, i))));
  return entry(partOffsets(expr.type), expr.part) + joinDigits(payload.map(sizeOf), digits);
}

/** Functions only look: nothing in their blocks can rest or write beyond the locals. */
const pure: Effects<never, never> = {
  perform(_, stmt) {
    throw new TypeError(`a function cannot ${stmt.s}`);
  },
  store(_, place) {
    throw new TypeError(`a function cannot write a ${place.place}`);
  },
};

function block(env: Env, expr: Of<'block'>): RunValue {
  const outcome = run(env, expr.body, pure).next().value;
  if (typeof outcome !== 'object' || outcome.returned === undefined) throw new TypeError('a function must return');
  return outcome.returned;
}
