import { finding } from '@sandtable/diagnostics';
import { bool, type Member, type Type, type Value } from '@sandtable/model';
import type { FieldDecl, KindDecl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { fitOf } from '../code/fit.ts';
import { mentionsPool } from '../code/live.ts';
import { showType } from '../code/show.ts';
import type { KindEntry, PoolEntry, World } from '../world.ts';
import type { Draft } from './draft.ts';
import { duplicate } from './report.ts';
import { brokenValue, cellValue, emptyValue, settingOf } from './values.ts';

/** Sets of members must fit into a position. */
const MOST_MEMBERS = 4096;

/** How many members a pool can have at a time; a number that makes no sense is reported, and counts as one. */
export function poolSize(world: World, { name, pool = 1 }: KindDecl): number {
  if (pool >= 1 && pool <= MOST_MEMBERS) return pool;
  world.findings.push(finding('pool/size', name.span, { size: pool, limit: MOST_MEMBERS }));
  return 1;
}

/** What saves, answers and views call the members; rules cannot name them. */
const memberNames = (kind: string, size: number): readonly string[] =>
  Array.from({ length: size }, (_, i) => `${kind.toLowerCase()}_${i + 1}`);

/** Names of pools in answers and saves must not be those of other members, nor may tables have rows for them. */
export function checkPools({ world, decls, rows }: Draft, taken: ReadonlyMap<string, Span>): void {
  for (const decl of decls.of('kind')) {
    const { name, pool } = decl;
    const entry = world.kinds.find((kind) => kind.name === name.text);
    if (pool === undefined || entry === undefined) continue;
    for (const id of memberNames(name.text, entry.type.size)) {
      const first = taken.get(id);
      if (first !== undefined) duplicate(world, { text: id, span: first }, name.span);
    }
    for (const table of decls.of('table'))
      if (table.name.text === name.text && rows.has(name.text)) noMembers(world, table.name.span, name.text, 'table');
  }
}

export function noMembers(
  world: World,
  span: Span,
  name: string,
  what: 'table' | 'relation' | 'seats' | 'state' | 'map',
): void {
  world.findings.push(finding('pool/members', span, { name, what }));
}

/** A map that is stored has a value for every key of its type: there is none for members that come and go. */
export function checkKeys(world: World, type: Type, span: Span): void {
  if (type.t === 'map' && mentionsPool(world, type.key)) noMembers(world, span, showType(type.key), 'map');
}

/** The hidden field that says which members there are. */
export function declareLive({ world, fields, source }: Draft, kind: number, entry: KindEntry, decl: KindDecl): void {
  if (entry.pool === undefined) return;
  entry.pool.live = world.fields.length;
  const field = { kind, name: '$live', type: bool, state: true };
  world.fields.push(field);
  fields[entry.pool.live] = { ...field, values: slots(entry, 0), at: source(decl.name.span) };
}

/** Members before they are made: none is live, and nobody reads their fields. */
const slots = ({ type }: KindEntry, value: Value): readonly Value[] => Array.from({ length: type.size }, () => value);

export function poolMembers({ source }: Draft, entry: KindEntry, decl: KindDecl): readonly Member[] {
  const at = { ...source(decl.name.span), cites: [] };
  return memberNames(entry.name, entry.type.size).map((id) => ({ id, at, provenance: [] }));
}

/** What the fields of a pool begin with. */
export function fillPool({ world, fields, source }: Draft, entry: KindEntry, pool: PoolEntry, decl: KindDecl): void {
  for (const [name, index] of entry.fields) {
    const own = world.fields[index];
    const field = decl.fields.find((one) => one.name.text === name);
    if (own === undefined || field === undefined) continue;
    const preset = presetOf(world, entry, field, index);
    if (preset !== undefined) pool.presets.set(index, preset);
    const begin = preset !== undefined && 'value' in preset ? preset.value : brokenValue(own.type);
    const { seen: _, ...stored } = own;
    fields[index] = { ...stored, values: slots(entry, begin), at: source(field.span, '', decl.span) };
  }
}

type Preset = PoolEntry['presets'] extends Map<number, infer P> ? P : never;

function presetOf(world: World, entry: KindEntry, field: FieldDecl, index: number): Preset | undefined {
  const type = world.fields[index]?.type;
  if (type === undefined) return undefined;
  const { initial } = field;
  if (initial === undefined) {
    const value = field.state ? emptyValue(type) : undefined;
    return value === undefined ? undefined : { value };
  }
  const like = initial.node === 'name' ? earlier(world, entry, initial.name.text, index) : undefined;
  if (like !== undefined) return { like };
  return { value: cellValue(world, initial, type, field.name.text, settingOf(world)) ?? brokenValue(type) };
}

/** Another field that stands before it and whose values fit: its value is taken over. */
function earlier(world: World, { fields }: KindEntry, name: string, index: number): number | undefined {
  const like = fields.get(name);
  const [from, to] = [world.fields[like ?? -1], world.fields[index]];
  if (like === undefined || like >= index || from === undefined || to === undefined) return undefined;
  return fitOf(from.type, to.type) === 'proved' ? like : undefined;
}
