import { type Func, type Local, type Search, setOf, sizeOf, type Type } from '@sandtable/model';
import { fixed } from './call.ts';
import { head, int, text } from './code.ts';
import { fieldName } from './plan-notes.ts';
import { namesOf } from './search-call.ts';
import { foundType } from './types.ts';
import { addFunction, lowest, wordsOf } from './unit.ts';
import type { Whole } from './whole.ts';

interface Taking {
  readonly locals: readonly Local[];
  readonly params: number;
}
const typesOf = ({ locals, params }: Taking): readonly Type[] => locals.slice(0, params).map(({ type }) => type);
const named = (types: readonly Type[]): readonly string[] => types.map((_, k) => `L${k}`);
const called = (name: string, types: readonly Type[]): string => `${name}(${named(types).join(', ')})`;

/** Arguments in mixed radix, the last varying fastest. */
const tupleOf = (types: readonly Type[]): string =>
  types.reduce((index, type, k) => {
    const ordinal = lowest(type) === 0 ? `L${k}` : `(L${k} - ${lowest(type)})`;
    return index === '' ? ordinal : `(${index}) * ${sizeOf(type)} + ${ordinal}`;
  }, '') || '0';

/** A function whose results are kept in a table; those of several words are found there by the caller. */
export function keepFunction(unit: Whole, i: number, f: Func): void {
  const types = typesOf(f);
  const tuples = types.reduce((n, type) => n * sizeOf(type), 1);
  keep(unit, {
    name: `f${i}`,
    own: `FX${i}`,
    table: `FV${i}`,
    types,
    words: wordsOf(f.result),
    slots: tuples,
    tuples,
    group: unit.memos.functions.get(i) ?? 0,
  });
  const reads = readsOf(unit, unit.memos.functions.get(i) ?? 0);
  const is = unit.memos.rows.has(i) ? 'kept-sets' : 'memo-function';
  unit.plans.push({ at: f.at.span, plan: { is, name: f.name, entries: tuples, reads } });
}

/** The same for a search of which nobody asks what it has cost. Where there are many tuples, some share a slot. */
export function keepSearch(unit: Whole, i: number, search: Search, slots: number): void {
  const types = typesOf(search);
  const { run, kept } = namesOf(i);
  keep(unit, {
    name: run,
    own: kept.run,
    table: kept.table,
    types,
    words: wordsOf(setOf(foundType(search))),
    slots,
    tuples: types.reduce((n, type) => n * sizeOf(type), 1),
    group: unit.memos.searches.get(i)?.group ?? 0,
  });
  noteSearch(unit, i, search, slots);
}

function noteSearch(unit: Whole, i: number, { at, name }: Search, entries: number): void {
  const reads = readsOf(unit, unit.memos.searches.get(i)?.group ?? 0);
  unit.plans.push({ at: at.span, plan: { is: 'memo-search', name, entries, reads } });
}

interface Kept {
  readonly name: string;
  readonly own: string;
  readonly table: string;
  readonly types: readonly Type[];
  readonly words: number;
  readonly slots: number;
  readonly tuples: number;
  readonly group: number;
}

function keep(unit: Whole, { name, own, table, types, words: n, slots, tuples, group }: Kept): void {
  const { w } = unit;
  const shared = slots < tuples;
  const extra = shared ? `, ${table}T = room(${slots})` : '';
  unit.items.push(text(`const ${table} = room(${slots * n}), ${table}S = room(${slots})${extra};`));
  addFunction(unit, head(name, named(types).map(int), 'number'), () => {
    w.line(`if (!MF${group}) look${group}();`);
    w.line(`const tuple = ${tupleOf(types)}, at = ${shared ? `tuple % ${slots}` : 'tuple'};`);
    const found = n === 1 ? `${table}[at]` : `at * ${n}`;
    w.line(`if (${table}S[at] === MG${group}${shared ? ` && ${table}T[at] === tuple` : ''}) return ${found};`);
    w.line(n === 1 ? `const value = ${called(own, types)};` : `${called(own, types)};`);
    w.line(`${table}S[at] = MG${group};${shared ? ` ${table}T[at] = tuple;` : ''}`);
    if (n === 1) return w.line(`return ${table}[at] = value;`);
    const from = fixed(unit, own, n);
    w.line(`for (let k = 0; k < ${n}; ++k) ${table}[at * ${n} + k] = T[${from.mem?.base} + k];`);
    w.line(`return ${found};`);
  });
}

/** A search whose costs are asked for: what it was asked last lies there still. */
export function keepLast(unit: Whole, i: number, search: Search): void {
  const { w } = unit;
  const types = typesOf(search);
  const { run, kept } = namesOf(i);
  const group = unit.memos.searches.get(i)?.group ?? 0;
  noteSearch(unit, i, search, 1);
  const last = types.map((_, k) => `${kept.table}${k}`);
  unit.items.push(
    text(`let ${[`${kept.table}G`, `${kept.table}V`, ...last].map((each) => `${each} = 0`).join(', ')};`),
  );
  addFunction(unit, head(run, named(types).map(int), 'number'), () => {
    w.line(`if (!MF${group}) look${group}();`);
    const same = last.map((each, k) => ` && ${each} === L${k}`).join('');
    w.line(`if (${kept.table}G === MG${group}${same}) return ${kept.table}V;`);
    w.line(`${kept.table}G = 0;`);
    w.line(`${kept.table}V = ${called(kept.run, types)};`);
    w.line(`${kept.table}G = MG${group};${last.map((each, k) => ` ${each} = L${k};`).join('')}`);
    w.line(`return ${kept.table}V;`);
  });
}

/** The places of a group by name, for people. */
export function readsOf({ model, memos }: Whole, group: number): string {
  const places = memos.groups[group];
  if (places === undefined) return '';
  const names = [
    ...[...places.fields].map(([field, members]) => fieldName(model, field) + ofMembers(model, field, members)),
    ...[...places.states].map((state) => model.states[state]?.name ?? ''),
    ...[...places.settings].map((setting) => model.settings[setting]?.name ?? ''),
  ];
  return names.join(', ');
}

/** Members beyond this are not named. */
const NAMED = 3;

function ofMembers({ fields, kinds }: Whole['model'], field: number, members: ReadonlySet<number> | undefined): string {
  if (members === undefined || members.size > NAMED) return '';
  const own = kinds[fields[field]?.kind ?? -1]?.members;
  return ` (${[...members].map((member) => own?.[member]?.id).join(', ')})`;
}
