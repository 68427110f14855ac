import type { Stored } from '@sandtable/engine';
import {
  type Child,
  callOf,
  type Expr,
  hiddenWrites,
  type Model,
  type Place,
  type Stmt,
  type Visit,
  walkAll,
} from '@sandtable/model';
import { allOf, bodiesOf } from './bodies.ts';
import { head, type Item, text } from './code.ts';
import { type FewMembers, fewMembers } from './few-members.ts';
import type { MemberSets } from './member-set-index.ts';
import type { Plan } from './plan.ts';
import { wordsOf } from './words.ts';
import { keptFunctions, keptSearches, searching } from './worth.ts';

/**
 * What was found out about a position is kept until a place that was read for it has another value: each group of
 * places has a copy of them as they were, and a number that rises when they differ. They are compared once after
 * something was written, or another position is looked at.
 */
export interface Memos {
  readonly groups: readonly Places[];
  /** The group of a block of decisions. */
  readonly blocks: readonly number[];
  /** The group of a function whose results are kept in a table over its arguments. */
  readonly functions: ReadonlyMap<number, number>;
  /** Those of them that give the members for which a condition holds (`relations.ts`). */
  readonly rows: ReadonlySet<number>;
  /** By functions of a member and another value, those that give all members. */
  readonly sets: MemberSets;
  /** Those of them that search; their results are looked up even where their bodies could stand in place of calls. */
  readonly dear: ReadonlySet<number>;
  /** Searches that keep what they find: in so many slots, or without a number the last result alone. */
  readonly searches: ReadonlyMap<number, { readonly group: number; readonly slots: number | undefined }>;
}
interface Places {
  /** Of each field the members that it is read of; undefined is all. */
  readonly fields: ReadonlyMap<number, ReadonlySet<number> | undefined>;
  readonly states: ReadonlySet<number>;
  readonly settings: ReadonlySet<number>;
  readonly seats: boolean;
}

/** Statements that are counted run each time, so a watched module keeps no results of functions. */
export function memosOf(model: Model, watched: boolean, rows: readonly number[], sets: MemberSets): Memos {
  const groups: Places[] = [];
  const keys = new Map<string, number>();
  const groupOf = (roots: readonly Child[], lives: readonly number[] = []): number => {
    const places = placesRead(model, roots, lives);
    const key = keyOf(places);
    const known = keys.get(key) ?? groups.push(places) - 1;
    keys.set(key, known);
    return known;
  };
  const blocks = model.decisions.map((block) => groupOf(bodiesOf(model, block), livesAsked(model, block)));
  const functions = new Map(
    (watched ? [] : [...keptFunctions(model), ...rows]).map((fn) => [
      fn,
      groupOf(allOf('func', [model.functions[fn]])),
    ]),
  );
  const dear = new Set([...functions.keys()].filter((fn) => searching(model, fn)));
  const searches = new Map(
    (watched ? [] : keptSearches(model)).map(({ search, slots }) => {
      const group = groupOf(allOf('search', [model.searches[search]]));
      return [search, { group, slots }];
    }),
  );
  return { groups, blocks, functions, rows: new Set(rows), sets, dear, searches };
}

/** The same for groups of the same places. */
function keyOf({ fields, states, settings, seats }: Places): string {
  const ordered = (set: Iterable<number>): readonly number[] => [...set].sort((a, b) => a - b);
  const read = ordered(fields.keys()).map((field) => [field, ordered(fields.get(field) ?? [])]);
  return JSON.stringify([read, ordered(states), ordered(settings), seats]);
}

/** Fields that say which members of pools there are, of those that a block is asked about. */
const livesAsked = ({ functions, kinds }: Model, block: Model['decisions'][number] | undefined): readonly number[] =>
  (block?.decides ?? []).flatMap(
    (fn) =>
      functions[fn]?.locals.flatMap(({ type }) => {
        const pool = type.t === 'kind' ? kinds[type.kind]?.pool : undefined;
        return pool ? [pool.live] : [];
      }) ?? [],
  );

/** Expressions that look at who sits where. */
const SEATING: ReadonlySet<Expr['e']> = new Set<Expr['e']>(['seat', 'seated', 'automated', 'mode']);

/** Everything of a position that is read, also by what is called; `lives` are fields that are read besides. */
export function placesRead(model: Model, roots: readonly Child[], lives: readonly number[]): Places {
  const { fields, settings, functions, searches, decisions } = model;
  const found = {
    fields: new Map<number, Set<number> | undefined>(),
    states: new Set<number>(),
    settings: new Set<number>(),
    seats: false,
  };
  const seen = new Set<unknown>();
  const called = (bodies: readonly Child[]): void => {
    const fresh = bodies.filter(([, body]) => !seen.has(body));
    for (const [, body] of fresh) seen.add(body);
    for (const body of fresh) look(body);
  };
  const look = (root: Child): void => {
    const few = fewMembers(model, root);
    walkAll([root], visit(few));
  };
  const field = (index: number, members?: ReadonlySet<number>): void => {
    if (fields[index]?.state !== true) return;
    const known = found.fields.has(index) ? found.fields.get(index) : new Set<number>();
    found.fields.set(index, known && members && new Set([...known, ...members]));
  };
  const visit =
    (few: FewMembers): Visit<void> =>
    (sort, e) => {
      if (sort !== 'expr') return;
      if (e.e === 'field') field(e.field, e.of.e === 'local' ? few.get(e.of.local) : undefined);
      if (e.e === 'state') found.states.add(e.state);
      if (e.e === 'setting' && settings[e.setting]?.sort !== 'constant') found.settings.add(e.setting);
      if (SEATING.has(e.e)) found.seats = true;
      const call = callOf(sort, e);
      if (call?.to === 'function') called(allOf('func', [functions[call.index]]));
      if (call?.to === 'search') called(allOf('search', [searches[call.index]]));
      if (call?.to !== 'decisions') return;
      called(
        allOf(
          'func',
          (decisions[call.index]?.equations ?? []).map((fn) => functions[fn]),
        ),
      );
      // What is asked about a member that is gone is false.
      for (const live of livesAsked(model, decisions[call.index])) field(live);
    };
  for (const root of roots) look(root);
  for (const live of lives) field(live);
  return found;
}

/** What has to be emitted after a statement that writes something which was read. */
export function forgetting({ groups }: Memos, model: Model, stmt: Stmt): string | undefined {
  const written = writtenBy(model, stmt);
  const stale = groups.flatMap(({ fields, states }, g) =>
    written.some((place) => (place.place === 'field' ? fields.has(place.field) : states.has(place.state))) ? [g] : [],
  );
  return stale.length === 0 ? undefined : stale.map((g) => `MF${g} = false;`).join(' ');
}

type Written =
  | Pick<Extract<Place, { place: 'field' }>, 'place' | 'field'>
  | Pick<Extract<Place, { place: 'state' }>, 'place' | 'state'>;

function writtenBy(model: Model, stmt: Stmt): readonly Written[] {
  if (stmt.s === 'set') return stmt.place.place === 'local' ? [] : [stmt.place];
  return hiddenWrites(model, stmt).map((field) => ({ place: 'field', field }));
}

/** Said where the module is entered: the position may be another one. */
export const entering = ({ groups }: Memos): readonly string[] => (groups.length === 0 ? [] : ['forget();']);

/** `look0()` compares, and counts `MG0` up where something is different; `forget` has all compared again. */
export function memoItems({ groups }: Memos, plan: Plan, model: Model): readonly Item[] {
  if (groups.length === 0) return [];
  return [
    text(`let ${groups.map((_, g) => `MF${g} = false, MG${g} = 0`).join(', ')};`),
    {
      c: 'function',
      ...head('forget', [], 'void'),
      body: [groups.map((_, g) => `MF${g} = false;`).join(' ')],
    },
    ...groups.flatMap((places, g) => looking(rangesOf(places, plan, model), g)),
  ];
}

interface Range {
  readonly at: number;
  readonly size: number;
}

function looking(ranges: readonly Range[], g: number): readonly Item[] {
  const size = ranges.reduce((sum, range) => sum + range.size, 0);
  const starts = ranges.map((_, i) => ranges.slice(0, i).reduce((sum, range) => sum + range.size, 0));
  const same = ranges.map(({ at, size: n }, i) => sameIn(at, `MC${g}`, starts[i] ?? 0, n));
  const body = [
    `MF${g} = true;`,
    `if (MG${g} !== 0${same.map((test) => ` && ${test}`).join('')}) return;`,
    ...ranges.map(({ at, size: n }, i) => `for (let k = 0; k < ${n}; ++k) MC${g}[${starts[i]} + k] = S[${at} + k];`),
    `++MG${g};`,
  ];
  return [text(`const MC${g} = room(${size});`), { c: 'function', ...head(`look${g}`, [], 'void'), body }];
}

/** A call costs as much as to compare a few words. */
const sameIn = (at: number, copy: string, from: number, n: number): string =>
  n > 2
    ? `alike(S, ${at}, ${copy}, ${from}, ${n})`
    : Array.from({ length: n }, (_, k) => `S[${at + k}] === ${copy}[${from + k}]`).join(' && ');

/** Slots that were read, neighbours as one stretch. */
function rangesOf({ fields, states, settings, seats }: Places, plan: Plan, model: Model): readonly Range[] {
  const all = [
    ...[...fields].flatMap(([field, members]) => rangesOfField(plan.fields[field], members)),
    ...[...states].flatMap((state) => rangesOfField(plan.states[state], undefined)),
  ];
  const chosen = [...settings].flatMap((setting) => {
    const { type } = model.settings[setting] ?? {};
    return type === undefined ? [] : [{ at: plan.options[setting] ?? -1, size: wordsOf(type) }];
  });
  const single = seats ? [{ at: 4, size: 1 }] : [];
  const sorted = [...all, ...chosen.filter(({ at }) => at >= 0), ...single].sort((a, b) => a.at - b.at);
  const merged: { at: number; size: number }[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && last.at + last.size === range.at) last.size += range.size;
    else merged.push({ ...range });
  }
  return merged;
}

function rangesOfField(stored: Stored | undefined, members: ReadonlySet<number> | undefined): readonly Range[] {
  if (stored === undefined) return [];
  const { at, count, words, bits } = stored;
  if (members === undefined) return [{ at, size: bits ? Math.ceil(count / 32) : count * words }];
  const own = [...members].map((member) => (bits ? member >> 5 : member * words));
  return [...new Set(own)].map((offset) => ({ at: at + offset, size: bits ? 1 : words }));
}
