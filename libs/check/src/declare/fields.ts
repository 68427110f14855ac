import { finding } from '@sandtable/diagnostics';
import type { Type, Value } from '@sandtable/model';
import type { FieldDecl, KindDecl } from '@sandtable/syntax';
import type { KindEntry, World } from '../world.ts';
import type { Draft } from './draft.ts';
import { gridColumns } from './grid.ts';
import { idOf } from './kinds.ts';
import { checkKeys, declareLive, fillPool } from './pools.ts';
import { duplicate, unknownColumn } from './report.ts';
import type { Row } from './rows.ts';
import { checkStorage } from './storage.ts';
import { resolveType } from './types.ts';
import { brokenValue, type Constants, cellValue, emptyValue, readCell, settingOf } from './values.ts';

/** The fields of all kinds by name and type; their values need every type, and come in `fillFields`. */
export function declareFields(draft: Draft): void {
  const { world, decls } = draft;
  for (const [kind, entry, decl] of kindsOf(world, decls.of('kind'))) {
    declareLive(draft, kind, entry, decl);
    const first = new Map<string, FieldDecl>();
    for (const field of decl.fields) {
      const before = first.get(field.name.text);
      if (before !== undefined) duplicate(world, field.name, before.name.span);
      else {
        first.set(field.name.text, field);
        declareField(world, kind, entry, field);
      }
    }
  }
}

function declareField(
  world: World,
  kind: number,
  entry: KindEntry,
  { name, type: written, state, seen }: FieldDecl,
): void {
  const type = resolveType(world, written, `${entry.name}.${name.text}`);
  const pool = entry.pool !== undefined;
  checkStorage(world, type, written.span, state || pool);
  if (state || pool) checkKeys(world, type, written.span);
  entry.fields.set(name.text, world.fields.length);
  const fixed = pool && !state ? { fixed: true } : {};
  world.fields.push({ kind, name: name.text, type, state: state || pool, ...fixed, seen });
}

/** Kinds with their declarations; a kind that was declared twice keeps the first. */
export function kindsOf(world: World, decls: readonly KindDecl[]): readonly (readonly [number, KindEntry, KindDecl])[] {
  return world.kinds.flatMap((entry, kind) => {
    const decl = decls.find((one) => one.name.text === entry.name);
    return decl ? [[kind, entry, decl] as const] : [];
  });
}

/** One value per field and member, from the cells of its row or the default of the field. */
export function fillFields(draft: Draft): void {
  for (const [, entry, decl] of kindsOf(draft.world, draft.decls.of('kind'))) {
    if (entry.pool !== undefined) {
      fillPool(draft, entry, entry.pool, decl);
      continue;
    }
    const rows = memberRows(draft, entry);
    checkColumns(draft.world, rows, ['id', ...gridColumns(decl), ...entry.fields.keys()]);
    const members = rows.map((row) => new MemberReader(draft.world, entry, decl, row));
    for (const [name, index] of entry.fields) addField(draft, decl, name, index, members);
  }
}

function addField(
  { world, fields, source }: Draft,
  decl: KindDecl,
  name: string,
  index: number,
  members: readonly MemberReader[],
): void {
  const entry = world.fields[index];
  const field = decl.fields.find((one) => one.name.text === name);
  if (entry === undefined || field === undefined) return;
  const before = world.findings.length;
  const values = members.map((member) => member.value(name) ?? brokenValue(entry.type));
  tellOnce(world, before, name, members.length);
  const { kind, type, state } = entry;
  fields[index] = { kind, name, type, state, values, at: source(field.span, '', decl.span) };
}

/** A column that all rows lack is one mistake. */
function tellOnce({ findings }: World, from: number, column: string, rows: number): void {
  const lacking = findings
    .slice(from)
    .filter(({ code, fields }) => code === 'table/missing-column' && fields.column === column);
  if (lacking.length < rows) return;
  const rest = new Set(lacking.slice(1));
  findings.splice(from, findings.length - from, ...findings.slice(from).filter((one) => !rest.has(one)));
}

/** The row of each member, in their order. */
export function memberRows({ rows }: Draft, entry: KindEntry): readonly Row[] {
  const byId = new Map<string, Row>();
  for (const row of rows.get(entry.name) ?? []) {
    const id = idOf(row);
    if (id !== undefined && !byId.has(id)) byId.set(id, row);
  }
  return entry.members.flatMap((id) => byId.get(id) ?? []);
}

/** Each wrong column once per place where it is named: a header stands for all rows. */
export function checkColumns(world: World, rows: readonly Row[], columns: readonly string[]): void {
  const reported = new Set<string>();
  for (const { name, key } of rows.flatMap((row) => [...row.cells.values()])) {
    const place = `${key.file}:${key.start}`;
    if (columns.includes(name) || reported.has(place)) continue;
    reported.add(place);
    unknownColumn(world, { text: name, span: key }, columns);
  }
}

/** Reads the fields of one member; defaults may name other constants of the same member, in any order. */
class MemberReader {
  private readonly known = new Map<string, Value | undefined>();
  private readonly open = new Set<string>();
  private readonly world: World;
  private readonly entry: KindEntry;
  private readonly decl: KindDecl;
  private readonly row: Row;

  constructor(world: World, entry: KindEntry, decl: KindDecl, row: Row) {
    this.world = world;
    this.entry = entry;
    this.decl = decl;
    this.row = row;
  }

  /** `undefined` if there is no proper value; that has been reported. */
  value(name: string): Value | undefined {
    if (this.known.has(name)) return this.known.get(name);
    // Known to be read, so that a default that leads back to itself ends here.
    this.open.add(name);
    const value = this.read(name);
    this.open.delete(name);
    this.known.set(name, value);
    return value;
  }

  private read(name: string): Value | undefined {
    const field = this.decl.fields.find((one) => one.name.text === name);
    const type = this.typeOf(name);
    if (field === undefined || type === undefined) return undefined;
    const cell = this.row.cells.get(name)?.cell;
    if (cell !== undefined) return readCell(this.world, name, cell, type);
    if (field.initial !== undefined) return cellValue(this.world, field.initial, type, name, this.constants(name));
    const empty = field.state ? emptyValue(type) : undefined;
    if (empty === undefined) this.missing(name, type);
    return empty;
  }

  private missing(column: string, type: Type): void {
    if (type.t === 'error') return;
    this.world.findings.push(finding('table/missing-column', this.row.span, { column }));
  }

  private typeOf(name: string): Type | undefined {
    return this.world.fields[this.entry.fields.get(name) ?? -1]?.type;
  }

  private constants(self: string): Constants {
    return (name) => {
      const field = this.world.fields[this.entry.fields.get(name) ?? -1];
      if (field === undefined) return settingOf(this.world)(name);
      if (field.state || name === self || this.open.has(name)) return undefined;
      // A value that could not be read has its finding already.
      return { type: field.type, value: this.value(name) ?? brokenValue(field.type) };
    };
  }
}
