import { type Binder, type Expr, type Guard, optional, range, type Search } from '@sandtable/model';
import { bindEach } from './bind.ts';
import { toOrdinal } from './convert.ts';
import { code, convertOrFault, type Env, entry, holds, localType, makeFrame, readLocal } from './env.ts';
import { Fault } from './fault.ts';
import type { Costs } from './memory.ts';
import type { RunValue } from './value.ts';

type Call = Extract<Expr, { e: 'search' | 'searchCost' | 'searchPath' }>;

/** A state with what it has cost; `stopped` if nothing leads on from it. */
export interface Entry {
  readonly state: readonly RunValue[];
  readonly cost: number;
  readonly steps: number;
  readonly stopped: boolean;
  readonly key: string;
  /** The state it was come from. */
  readonly before: Entry | undefined;
}

/** Costs are numbers of the language, and so is one more than a cost, the code of an optional one. */
const MOST = 0x7ffffffe;

/** Searches of a position that does not change are made once for each row of arguments. */
export function reached(env: Env, call: Call): Costs {
  const args = call.args.map((arg) => env.value(arg));
  const memory = env.world.memory?.searches;
  const key = `${call.search} ${JSON.stringify(args)}`;
  const before = memory?.get(key);
  if (before !== undefined) return before;
  const search = entry(env.model.searches, call.search);
  const found = explore(env.enter(makeFrame(search.locals, args)), search);
  memory?.set(key, found);
  return found;
}

export function searchCost(env: Env, call: Extract<Expr, { e: 'searchCost' }>): RunValue {
  const of = toOrdinal(call.of.type, env.value(call.of));
  const cost = reached(env, call).get(of);
  if (cost === undefined) return 0;
  const { den } = entry(env.model.searches, call.search);
  return convertOrFault(optional(range(0, MOST, den)), call.type, cost + 1, call.span);
}

/** How a search looks at what may be open while decisions are solved. */
export interface Manner {
  readonly passes: (guards: readonly Guard[]) => boolean;
  readonly each: (binder: Binder) => Iterable<unknown>;
  readonly stops: (test: Expr) => boolean;
}

const plainly = (env: Env): Manner => ({
  passes: (guards) => guards.every(({ test }) => holds(env, test)),
  each: (binder) => bindEach(env, binder),
  stops: (test) => holds(env, test),
});

export const explore = (env: Env, search: Search, how: Manner = plainly(env)): Costs =>
  new Map([...found(env, search, how)].map(([ordinal, { cost }]) => [ordinal, cost]));

/** The way back is listed from the end. */
export function searchPath(env: Env, call: Extract<Expr, { e: 'searchPath' }>): RunValue {
  const args = call.args.map((arg) => env.value(arg));
  const of = toOrdinal(call.of.type, env.value(call.of));
  const search = entry(env.model.searches, call.search);
  const inner = env.enter(makeFrame(search.locals, args));
  const way: RunValue[] = [];
  for (let at = found(inner, search, plainly(inner)).get(of); at?.before !== undefined; at = at.before)
    way.unshift(entry(at.state, 0));
  if (call.type.t === 'list' && way.length > call.type.max) throw new Fault('full', call.span, { found: way.length });
  return way;
}

/** All states that may be the result of a search, by the ordinals of their places. */
function found(env: Env, search: Search, how: Manner): ReadonlyMap<number, Entry> {
  const results = new Map<number, Entry>();
  for (const top of entered(env, search, how)) if (how.passes(search.ends)) collect(env, search, top, results);
  return results;
}

/**
 * All states that a search enters, whether they may be its result or not. Takes the cheapest open state, again and again; ties
 * go to fewer steps, then to what was found first. While a state is looked at, the locals of the search have its values.
 */
export function* entered(env: Env, search: Search, how: Manner = plainly(env)): Generator<Entry> {
  const limit = search.limit && code(env, search.limit);
  const best = new Map<string, Entry>();
  const open: Entry[] = [];
  const enter = (next: Entry): void => {
    const before = best.get(next.key);
    if (before !== undefined && !earlier(next, before)) return;
    best.set(next.key, next);
    open.push(next);
  };
  enter(entryOf(env, search, search.from, { cost: 0, steps: 0, stopped: false, before: undefined }));
  for (let top = takeFirst(open); top !== undefined; top = takeFirst(open)) {
    if (best.get(top.key) !== top) continue;
    env.world.spend(search.at.span);
    look(env, search, top);
    yield top;
    if (!top.stopped) for (const next of stepsFrom(env, search, top, limit, how)) enter(next);
  }
}

const earlier = (a: Entry, b: Entry): boolean => a.cost < b.cost || (a.cost === b.cost && a.steps < b.steps);

function takeFirst(open: Entry[]): Entry | undefined {
  const first = open.reduce((at, next, i) => (earlier(next, entry(open, at)) ? i : at), 0);
  return open.splice(first, 1)[0];
}

/** Gives the locals of a state their values. */
function look(env: Env, search: Search, { state, cost }: Entry): void {
  for (const [i, local] of search.over.entries()) env.frame.values[local] = entry(state, i);
  env.frame.values[search.spent] = cost;
}

function collect(env: Env, { over }: Search, top: Entry, results: Map<number, Entry>): void {
  const first = entry(over, 0);
  const ordinal = toOrdinal(localType(env, first), readLocal(env, first));
  if (!results.has(ordinal)) results.set(ordinal, top);
}

/** All states that one more step leads to, in the order of the steps and of their members. */
function* stepsFrom(env: Env, search: Search, from: Entry, limit: number | undefined, how: Manner): Generator<Entry> {
  for (const step of search.steps) {
    for (const _ of how.each(step.binder)) {
      if (!how.passes(step.guards)) continue;
      env.world.spend(step.binder.over.span);
      const cost = from.cost + (step.cost === undefined ? search.den : code(env, step.cost));
      if (limit !== undefined && cost > limit) continue;
      if (cost > MOST) throw new Fault('range', (step.cost ?? step.binder.over).span);
      const next = entryOf(env, search, step.to, { cost, steps: from.steps + 1, stopped: false, before: from });
      const stopped = step.stop !== undefined && how.stops(step.stop);
      yield stopped ? { ...next, stopped, key: `${next.key} stopped` } : next;
    }
  }
}

function entryOf(env: Env, search: Search, to: readonly Expr[], rest: Omit<Entry, 'state' | 'key'>): Entry {
  const state = to.map((expr) => env.value(expr));
  const key = JSON.stringify(search.counts ? [state, rest.cost] : state);
  return { state, key, ...rest };
}
