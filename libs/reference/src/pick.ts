import {
  bindLocal,
  code,
  type Effect,
  type Env,
  elementOf,
  entry,
  Fault,
  fromOrdinal,
  makeMap,
  mapType,
  members,
  type RunValue,
} from '@sandtable/eval';
import { type Many, sizeOf } from '@sandtable/model';
import { type Come, comeTo } from './counter.ts';
import type { Setup } from './setup.ts';

type Pick = Extract<Effect, { s: 'pick' }>;
export function pick(setup: Setup, env: Env, stmt: Pick): undefined {
  env.frame.values[stmt.into] = stmt.each ? pickEach(setup, env, stmt) : pickOnce(setup, env, stmt);
}

/** What is offered is evaluated before it counts as picked. */
function pickOnce(setup: Setup, env: Env, stmt: Pick): RunValue {
  const asked = askedFor(env, stmt);
  return asValue(stmt, taken(setup, stmt, asked, comeTo(setup, env, stmt.chance), 0));
}

/** Which members it are depends on the key, not on how many keys there are. */
function pickEach(setup: Setup, env: Env, stmt: Pick): RunValue {
  const { each, from, chance } = stmt;
  if (each === undefined) throw new TypeError('a pick for each has keys');
  const keys = members(env, each.over);
  const come = comeTo(setup, env, chance);
  const keyType = elementOf(each.over.type);
  const width = sizeOf(elementOf(from.type)) + 1;
  const picked = new Map(
    keys.map((key) => {
      bindLocal(env, each.local, keyType, fromOrdinal(keyType, key));
      return [key, asValue(stmt, taken(setup, stmt, askedFor(env, stmt), come, key * width))] as const;
    }),
  );
  return makeMap(mapType(entry(env.frame.locals, stmt.into).type), (key) => picked.get(key));
}

interface Asked {
  readonly offered: readonly number[];
  readonly least: number;
  readonly most: number;
}

function askedFor(env: Env, { from, many, span }: Pick): Asked {
  const offered = members(env, from);
  const bounds = boundsOf(env, many, offered.length);
  if ((many.many === 'one' || many.many === 'some') && offered.length === 0) throw new Fault('nothing-to-choose', span);
  const most = Math.max(0, Math.min(bounds.most, offered.length));
  return { offered, least: Math.max(0, Math.min(bounds.least, most)), most };
}

function boundsOf(env: Env, many: Many, all: number): { readonly least: number; readonly most: number } {
  if (many.many === 'one') return { least: 1, most: 1 };
  if (many.many === 'some') return { least: 1, most: all };
  if (many.many === 'count') {
    const count = code(env, many.count);
    return { least: count, most: count };
  }
  return {
    least: many.least === undefined ? 0 : code(env, many.least),
    most: many.most === undefined ? all : code(env, many.most),
  };
}

/** First how many, if that is open, then which; an example may say itself which. */
function taken(
  setup: Setup,
  stmt: Pick,
  { offered, least, most }: Asked,
  { face, forced }: Come,
  index: number,
): readonly number[] {
  if (setup.pick !== undefined)
    return setup.pick({ index: stmt.chance, offered, least, most, known: undefined, span: stmt.span });
  const open = stmt.many.many === 'some' || stmt.many.many === 'drawn';
  const number = (): number => (forced.length > 0 ? forced.length : least + face(index, most - least + 1));
  const n = open ? number() : most;
  const first = open ? index + 1 : index;
  const remaining = [...offered];
  const picked = Array.from({ length: n }, (_, i) => {
    const wanted = forced[i];
    const at = wanted === undefined ? face(first + i, remaining.length) : remaining.indexOf(wanted);
    return entry(remaining.splice(at, 1), 0);
  });
  setup.witness?.fell(stmt.chance, picked, setup.position);
  return picked;
}

function asValue({ from, many }: Pick, picked: readonly number[]): RunValue {
  if (many.many !== 'one') return picked.toSorted((a, b) => a - b);
  return fromOrdinal(elementOf(from.type), entry(picked, 0));
}
