import {
  asSet,
  bind,
  convert,
  entered,
  entry,
  fromOrdinal,
  makeFrame,
  type RunValue,
  type SearchEntry,
  toOrdinal,
} from '@sandtable/eval';
import type { Expr, Guard, Search, SearchStep, Type } from '@sandtable/model';
import type { Atom } from './atom.ts';
import { explain } from './explain.ts';
import { isTrue, type Look, shown, valueIn, within } from './look.ts';
import { type Noun, nounOf } from './noun.ts';
import { decisive, forMembers, leaf, type Part } from './part.ts';
import { plainValue } from './plain-value.ts';
import { boundTo } from './quantified.ts';

/**
 * Why a search doesn't have something: `outside` where it comes there and it is no result, or the way is too costly or
 * has a stop; `barred` with the conditions of steps that would lead there, `unreached` with those of other steps.
 */
interface Unreached {
  readonly how: 'outside' | 'barred' | 'unreached';
  readonly parts: readonly Part[];
}

type Call = Extract<Expr, { e: 'search' }>;

/** The highest number of conditions of steps that are shown. */
const WAYS = 4;

export function unreached(look: Look, set: Call, ordinal: number): Unreached {
  const search = entry(look.env.model.searches, set.search);
  const args = set.args.map((arg) => valueIn(look, arg));
  if (args.includes(undefined)) return { how: 'unreached', parts: [] };
  const frame = makeFrame(search.locals, args as RunValue[]);
  const from: From = { look: { ...look, env: look.env.enter(frame), known: 'all' }, search, ordinal };
  const sure = [notEnding, tooCostly, stopping].map((one) => one(from)).find((parts) => parts.length > 0);
  return sure ? { how: 'outside', parts: sure } : forbidden(from);
}

interface From {
  readonly look: Look;
  readonly search: Search;
  /** What isn't found. */
  readonly ordinal: number;
}

/** The states that a search enters, up to one at a place; those before a fault where there is one. */
function statesOf({ look, ordinal }: From, search: Search): readonly SearchEntry[] {
  const states: SearchEntry[] = [];
  try {
    for (const one of entered(within(look).env, search)) {
      states.push(one);
      if (placeOf(search, one) === ordinal) break;
    }
  } catch {
    // What was entered before stands.
  }
  return states;
}

const typeOf = ({ locals, over }: Search): Type => entry(locals, entry(over, 0)).type;

const placeOf = (search: Search, { state }: SearchEntry): number => toOrdinal(typeOf(search), entry(state, 0));

const isThere = (search: Search, last: SearchEntry | undefined, ordinal: number): last is SearchEntry =>
  last !== undefined && placeOf(search, last) === ordinal;

/** It comes there, and may not end there. */
function notEnding(from: From): readonly Part[] {
  const last = statesOf(from, from.search).at(-1);
  return isThere(from.search, last, from.ordinal) ? unmet(at(from, last), from.search.ends) : [];
}

/** A search whose steps depend on the cost would have no end without its limit. */
function tooCostly(from: From): readonly Part[] {
  const { look, search } = from;
  const { limit } = search;
  if (limit === undefined || search.counts) return [];
  const last = statesOf(from, unlimited(search)).at(-1);
  if (!isThere(search, last, from.ordinal)) return [];
  const cost = last.cost / search.den;
  const atom = { says: 'most', what: { n: 'cost' }, has: cost, ...comparedWith(look, limit), negative: false } as const;
  return [{ ...decisive(leaf(look, limit)), atom }];
}

/** What is reckoned from several is described by how much that is, unless each of them has a name. */
function comparedWith(look: Look, expr: Expr): Pick<Atom, 'than' | 'thanHas'> {
  const value = valueIn(look, expr);
  if (value === undefined) return {};
  const plain = plainValue(look.env.model, expr.type, value);
  const noun = nounOf(look, expr);
  return noun.n === 'join' && !isNamed(noun) ? { than: { n: 'value', value: plain } } : { than: noun, thanHas: plain };
}

const isNamed = (noun: Noun): boolean =>
  noun.n === 'join' ? isNamed(noun.left) && isNamed(noun.right) : noun.n === 'name';

/** The first stop on the way that it would go without stops. */
function stopping(from: From): readonly Part[] {
  const { search } = from;
  if (search.counts || search.steps.every(({ stop }) => stop === undefined)) return [];
  const free = statesOf(from, {
    ...unlimited(search),
    steps: search.steps.map((one) => ({ ...one, stop: undefined })),
  });
  const last = free.at(-1);
  if (!isThere(search, last, from.ordinal)) return [];
  const going = new Set(
    statesOf(from, unlimited(search))
      .filter(({ stopped }) => !stopped)
      .map(keyOf),
  );
  const stop = wayTo(last).find((one) => !going.has(keyOf(one)));
  const step = search.steps.find((one) => one.stop !== undefined)?.stop;
  if (stop === undefined || step === undefined || stop === last) return [];
  const where = plainValue(from.look.env.model, typeOf(search), entry(stop.state, 0));
  return [{ ...decisive(leaf(from.look, step)), is: 'value', truth: true, atom: stopAt(where) }];
}

const stopAt = (where: ReturnType<typeof plainValue>) =>
  ({ says: 'stop', what: { n: 'value', value: where }, negative: true }) as const;

const unlimited = (search: Search): Search => ({ ...search, limit: undefined });

const keyOf = ({ state }: SearchEntry): string => JSON.stringify(state);

const wayTo = (last: SearchEntry): readonly SearchEntry[] =>
  last.before === undefined ? [last] : [...wayTo(last.before), last];

/** The conditions of steps that would lead there, or else to anything that isn't reached. */
function forbidden(from: From): Unreached {
  const { search, ordinal } = from;
  const states = statesOf(from, search.counts ? search : unlimited(search));
  const reached = new Set(states.map((one) => placeOf(search, one)));
  const waysTo = (ends: (to: number) => boolean): readonly Part[] =>
    states
      .filter(({ stopped }) => !stopped)
      .flatMap((one) => waysFrom(from, one, ends))
      .slice(0, WAYS);
  const ways = waysTo((to) => to === ordinal);
  if (ways.length > 0) return { how: 'barred', parts: ways };
  // With costs or more than places, what lies around is far too much, and most of it says nothing about this one.
  if (search.limit !== undefined || search.over.length > 1) return { how: 'unreached', parts: [] };
  return { how: 'unreached', parts: waysTo((to) => !reached.has(to)) };
}

function waysFrom(from: From, state: SearchEntry, ends: (to: number) => boolean): readonly Part[] {
  const { search } = from;
  const { name, type } = entry(search.locals, entry(search.over, 0));
  const here = at(from, state);
  const of = `${name} = ${shown(here, { type }, entry(state.state, 0))}`;
  return search.steps.flatMap((step) =>
    membersOf(here, step).flatMap((member) => {
      const inner = within(here);
      bind(inner.env, step.binder, member);
      const to = endOf(inner, search, step, member);
      if (to === undefined || !ends(to)) return [];
      return unmet(inner, step.guards).map((part) => forMembers(part, `${of}, ${boundTo(inner, step.binder)}`));
    }),
  );
}

const membersOf = (look: Look, { binder: { over } }: SearchStep): readonly number[] =>
  over.type.t === 'set' ? asSet(valueIn(look, over) ?? []) : [];

/** Where a step leads; what leads nowhere before it is allowed would lead to its member. */
function endOf(look: Look, search: Search, { to, binder }: SearchStep, member: number): number | undefined {
  const [place] = to;
  const value = place && valueIn(look, place);
  if (value !== undefined) return toOrdinal(typeOf(search), value);
  const { type } = binder.over;
  if (type.t !== 'set') return undefined;
  const moved = convert(type.of, typeOf(search), fromOrdinal(type.of, member));
  return moved === undefined ? undefined : toOrdinal(typeOf(search), moved);
}

/** The look from a state. */
function at({ look, search }: From, { state, cost }: SearchEntry): Look {
  const inner = within(look);
  for (const [i, local] of search.over.entries()) inner.env.frame.values[local] = entry(state, i);
  inner.env.frame.values[search.spent] = cost;
  return inner;
}

/** Guards that do not hold, with their parts. */
const unmet = (look: Look, guards: readonly Guard[]): readonly Part[] =>
  guards.filter(({ test }) => !isTrue(look, test)).map(({ test }) => decisive(explain(look, test)));
