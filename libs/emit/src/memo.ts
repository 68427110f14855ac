import type { Expr, Model, Place, Stmt } from '@sandtable/model';
import { head, type Item, S, text } from './code.ts';
import type { Plan } from './plan.ts';
import { bodiesOf, keptFunctions, keptSearches, partsOf, searching } from './worth.ts';

/**
 * What was found out about a position is kept until a place that was read for it has another value: each group of
 * places has a copy of them as they were, and a number that rises when they differ. They are compared once after something
 * was written, or another position is looked at.
 */
export interface Memos {
  readonly groups: readonly Places[];
  /** The group of a block of decisions. */
  readonly blocks: readonly number[];
  /** The group of a function whose results are kept in a table over its arguments. */
  readonly functions: ReadonlyMap<number, number>;
  /** Those of them that search; their results are looked up even where their bodies could stand in place of calls. */
  readonly dear: ReadonlySet<number>;
  /** Searches that keep what they find: in so many slots, or without a number the last result alone. */
  readonly searches: ReadonlyMap<number, { readonly group: number; readonly slots: number | undefined }>;
}
interface Places {
  readonly fields: ReadonlySet<number>;
  readonly states: ReadonlySet<number>;
  readonly settings: ReadonlySet<number>;
  readonly seats: boolean;
}

/** Statements that are counted run each time, so a watched module keeps no results of functions. */
export function memosOf(model: Model, watched: boolean): Memos {
  const groups: Places[] = [];
  const keys = new Map<string, number>();
  const groupOf = (roots: readonly unknown[]): number => {
    const places = placesRead(model, roots);
    const key = [places.fields, places.states, places.settings].map((set) => [...set].sort((a, b) => a - b)).join('|');
    const known = keys.get(key + places.seats) ?? groups.push(places) - 1;
    keys.set(key + places.seats, known);
    return known;
  };
  const blocks = model.decisions.map((block) => groupOf([...bodiesOf(model, block), ...livesAsked(model, block)]));
  const functions = new Map(
    (watched ? [] : keptFunctions(model)).map((fn) => [fn, groupOf([model.functions[fn]?.body])]),
  );
  const dear = new Set([...functions.keys()].filter((fn) => searching(model, model.functions[fn]?.body)));
  const searches = new Map(
    (watched ? [] : keptSearches(model)).map(({ search, slots }) => {
      const group = groupOf([partsOf(model.searches[search])]);
      return [search, { group, slots }];
    }),
  );
  return { groups, blocks, functions, dear, searches };
}

/** What says which members of pools there are that a block is asked about, as something that is read. */
const livesAsked = ({ functions, kinds }: Model, block: Model['decisions'][number] | undefined): readonly unknown[] =>
  (block?.decides ?? []).flatMap((fn) =>
    functions[fn]?.locals.map(({ type }) => {
      const pool = type.t === 'kind' ? kinds[type.kind]?.pool : undefined;
      return pool && { e: 'field', field: pool.live };
    }),
  );

/** Expressions that look at who sits where. */
const SEATING: ReadonlySet<unknown> = new Set<Expr['e']>(['seat', 'seated', 'automated', 'mode']);

/** Everything of a position that is read, also by what is called. */
function placesRead(model: Model, roots: readonly unknown[]): Places {
  const { fields, settings, functions, searches, decisions } = model;
  const found = { fields: new Set<number>(), states: new Set<number>(), settings: new Set<number>(), seats: false };
  const seen = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const e = node as Expr;
    if (e.e === 'field' && fields[e.field]?.state === true) found.fields.add(e.field);
    if (e.e === 'state') found.states.add(e.state);
    if (e.e === 'setting' && settings[e.setting]?.sort !== 'constant') found.settings.add(e.setting);
    if (SEATING.has(e.e)) found.seats = true;
    if (e.e === 'call') called(functions[e.fn]?.body);
    if (e.e === 'search' || e.e === 'searchCost' || e.e === 'searchPath')
      called(searches[e.search]?.steps, partsOf(searches[e.search]));
    if (e.e === 'decided') {
      for (const fn of decisions[e.block]?.equations ?? []) called(functions[fn]?.body);
      // What is asked about a member that is gone is false.
      for (const live of livesAsked(model, decisions[e.block])) visit(live);
    }
    for (const key in node) if (key !== 'type' && key !== 'span') visit(node[key as keyof typeof node]);
  };
  const called = (body: unknown, parts = body): void => {
    if (seen.has(body)) return;
    seen.add(body);
    visit(parts);
  };
  for (const root of roots) visit(root);
  return found;
}

/** What has to be said after a statement that writes something which was read. */
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

function writtenBy({ piles, kinds }: Model, stmt: Stmt): readonly Written[] {
  if (stmt.s === 'create') return [{ place: 'field', field: kinds[stmt.kind]?.pool?.live ?? -1 }];
  if (stmt.s === 'set') return stmt.place.place === 'local' ? [] : [stmt.place];
  if (stmt.s !== 'put' && stmt.s !== 'draw' && stmt.s !== 'shuffle') return [];
  return piles.flatMap(({ field, place }) =>
    [field, place ?? field].map((one) => ({ place: 'field' as const, field: one })),
  );
}

/** Said where the module is entered: the position may be another one. */
export const entering = ({ groups }: Memos): readonly string[] => (groups.length === 0 ? [] : ['forget();']);

/** `look0(S)` compares, and counts `MG0` up where something is different; `forget` has all compared again. */
export function memoItems({ groups }: Memos, plan: Plan): readonly Item[] {
  if (groups.length === 0) return [];
  return [
    text(`let ${groups.map((_, g) => `MF${g} = false, MG${g} = 0`).join(', ')};`),
    {
      c: 'function',
      ...head('forget', [], 'void'),
      body: [groups.map((_, g) => `MF${g} = false;`).join(' ')],
    },
    ...groups.flatMap((places, g) => looking(rangesOf(places, plan), g)),
  ];
}

interface Range {
  readonly at: number;
  readonly size: number;
}

function looking(ranges: readonly Range[], g: number): readonly Item[] {
  const size = ranges.reduce((sum, range) => sum + range.size, 0);
  const starts = ranges.map((_, i) => ranges.slice(0, i).reduce((sum, range) => sum + range.size, 0));
  const same = ranges.map(({ at, size: n }, i) => `alike(S, ${at}, MC${g}, ${starts[i]}, ${n})`);
  const body = [
    `MF${g} = true;`,
    `if (MG${g} !== 0${same.map((test) => ` && ${test}`).join('')}) return;`,
    ...ranges.map(({ at, size: n }, i) => `for (let k = 0; k < ${n}; ++k) MC${g}[${starts[i]} + k] = S[${at} + k];`),
    `++MG${g};`,
  ];
  return [text(`const MC${g} = new Int32Array(${size});`), { c: 'function', ...head(`look${g}`, [S], 'void'), body }];
}

/** Slots that were read, neighbours as one stretch. */
function rangesOf({ fields, states, settings, seats }: Places, plan: Plan): readonly Range[] {
  const all = [
    ...[...fields].flatMap((field) => plan.fields[field] ?? []),
    ...[...states].flatMap((state) => plan.states[state] ?? []),
  ].map(({ at, count, words, bits }) => ({ at, size: bits ? Math.ceil(count / 32) : count * words }));
  const single = [...[...settings].map((setting) => plan.options[setting] ?? -1), ...(seats ? [4] : [])];
  const sorted = [...all, ...single.filter((at) => at >= 0).map((at) => ({ at, size: 1 }))].sort((a, b) => a.at - b.at);
  const merged: { at: number; size: number }[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && last.at + last.size === range.at) last.size += range.size;
    else merged.push({ ...range });
  }
  return merged;
}
