import { setOf, type Type } from '@sandtable/model';
import type { Chain, Decl, Expr, FieldDecl, PileDecl, SeatsDecl, StateDecl, TableDecl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { type Basis, branch } from './again.ts';
import {
  checkExample,
  checkExpectation,
  checkFunction,
  checkPlay,
  checkPolicy,
  checkProcedure,
  checkSearch,
  checkWatcher,
  checkWhenEmpty,
  deps,
  fieldAudience,
  paramAudience,
} from './code/index.ts';
import { type Columns, columnsOf } from './columns.ts';
import { entriesOf, searchesOf } from './declare/blocks.ts';
import { searchSignature, signature } from './declare/signatures.ts';
import { declaredType, resolveType } from './declare/types.ts';
import { cellValue, settingOf } from './declare/values.ts';
import type { Sought } from './use.ts';
import { newUses, sought } from './uses.ts';
import type { World } from './world.ts';

/**
 * What could stand at the place of a name: the declaration around it is checked once more, beside a ruleset that is
 * known already and stays as it is. The declaration may be half typed, and need not be part of the ruleset.
 */
export function lookAt({ draft }: Basis, decl: Decl, at: Span): Sought | undefined {
  const uses = newUses(at);
  const aside = branch(draft.world, new Set(), []);
  const world: World = { ...aside, uses, tags: new Map(aside.tags), piles: new Map(aside.piles) };
  checkOne(world, decl, at);
  return uses.probe?.found;
}

function checkOne(world: World, decl: Decl, at: Span): void {
  switch (decl.node) {
    case 'function':
      checkFunction(world, functionOf(world, decl));
      return;
    case 'search':
      checkSearch(world, searchOf(world, decl), deps(world));
      return;
    case 'decisions':
      return checkBlock(world, decl, at);
    case 'policy':
      checkPolicy(world, decl);
      return;
    case 'procedure':
      checkProcedure(world, procedureOf(world, decl));
      return;
    case 'play':
      checkPlay(world, [decl]);
      return;
    case 'whenever':
      checkWatcher(world, decl);
      return;
    case 'expect':
      checkExpectation(world, decl);
      return;
    case 'example':
      checkExample(world, decl);
      return;
    default:
      return checkData(world, decl, at);
  }
}

/** Declarations without statements in them. */
function checkData(world: World, decl: Decl, at: Span): void {
  switch (decl.node) {
    case 'type':
      declaredType(world, decl);
      return;
    case 'kind':
      return checkFields(world, decl.name.text, decl.fields);
    case 'relation':
      resolveType(world, decl.left);
      resolveType(world, decl.right);
      return checkFields(world, decl.name.text, decl.fields);
    case 'setting':
      return checkValue(world, decl.value, resolveType(world, decl.type, decl.name.text));
    case 'state':
      return checkState(world, decl);
    case 'pile':
      return checkPile(world, decl);
    case 'table':
      return checkTable(world, decl, at);
    case 'seats':
      return checkSeats(world, decl);
    case 'notation':
      sought(world, decl.type, undefined, 'type', undefined);
      resolveType(world, decl.binderType);
      return;
    default:
  }
}

type Of<N extends Decl['node']> = Extract<Decl, { readonly node: N }>;

function functionOf(world: World, decl: Of<'function'>) {
  const index = world.functions.get(decl.name.text)?.index ?? world.funcs.length;
  const entry = { index, decl, ...signature(world, decl), inferring: false };
  world.functions.set(decl.name.text, entry);
  world.funcs[index] = undefined;
  return entry;
}

function searchOf(world: World, decl: Of<'search'>) {
  const index = world.searches.get(decl.name.text)?.index ?? world.explored.length;
  const entry = { index, decl, ...searchSignature(world, decl), checking: false };
  world.searches.set(decl.name.text, entry);
  world.explored[index] = undefined;
  return entry;
}

/** The functions of a block see each other; only the one at the place is checked. */
function checkBlock(world: World, decl: Of<'decisions'>, at: Span): void {
  const block = { index: world.decisions.size, decl, equations: new Map() };
  for (const entry of entriesOf(world, block)) {
    const index = world.functions.get(entry.decl.name.text)?.index ?? world.funcs.push(undefined) - 1;
    world.functions.set(entry.decl.name.text, { ...entry, index });
    world.funcs[index] = undefined;
  }
  for (const entry of searchesOf(world, block)) {
    const index = world.searches.get(entry.decl.name.text)?.index ?? world.explored.push(undefined) - 1;
    world.searches.set(entry.decl.name.text, { ...entry, index });
    world.explored[index] = undefined;
  }
  for (const entry of world.functions.values())
    if (entry.block === block && around(entry.decl.span, at)) checkFunction(world, entry);
  for (const entry of world.searches.values())
    if (entry.block === block && around(entry.decl.span, at)) checkSearch(world, entry, deps(world));
}

function procedureOf(world: World, decl: Of<'procedure'>) {
  const index = world.procedures.get(decl.name.text)?.index ?? world.procs.length;
  const entry = { index, decl, ...signature(world, decl), requires: [] };
  world.procedures.set(decl.name.text, entry);
  world.procs[index] = undefined;
  return entry;
}

function checkFields(world: World, owner: string, fields: readonly FieldDecl[]): void {
  const kind = world.kinds.find(({ name }) => name === owner);
  for (const { name, type: written, initial, seen } of fields) {
    const type = resolveType(world, written, `${owner}.${name.text}`);
    if (initial !== undefined) checkValue(world, initial, type);
    if (seen !== undefined && kind !== undefined) fieldAudience(world, seen, kind.type);
  }
}

function checkValue(world: World, value: Expr, type: Type): void {
  cellValue(world, value, type, '', settingOf(world));
}

function checkState(world: World, { name, params, type: written, initial, seen }: StateDecl): void {
  const types = params.map((param) => resolveType(world, param.type, `${name.text}.${param.name.text}`));
  const type = resolveType(world, written, name.text);
  if (initial !== undefined) checkValue(world, initial, type);
  if (seen !== undefined) paramAudience(world, seen, params, types);
}

function checkPile(world: World, decl: PileDecl): void {
  const { name, params, of, seen } = decl;
  resolveType(world, of);
  const types = params.map((param) => resolveType(world, param.type, `${name.text}.${param.name.text}`));
  if (seen !== undefined) paramAudience(world, seen, params, types);
  const entry = world.piles.get(name.text);
  if (entry !== undefined) checkWhenEmpty(world, { ...entry, decl }, world.procs.length);
}

function checkSeats(world: World, { role, layouts }: SeatsDecl): void {
  sought(world, role, undefined, 'type', undefined);
  const kind = world.kinds.find(({ name }) => name === role.text);
  if (kind === undefined) return;
  for (const { roles } of layouts.flatMap(({ seats }) => seats)) checkValue(world, roles, setOf(kind.type));
}

/** Only the row at the place is read; the others are as they are. */
function checkTable(world: World, { name, rows, chains }: TableDecl, at: Span): void {
  const columns = columnsOf(world, name.text);
  sought(world, name, undefined, 'type', undefined);
  const [head, ...body] = rows;
  const names = head?.cells.map(({ value }) => (value?.node === 'name' ? value.name : undefined)) ?? [];
  for (const column of names) if (column !== undefined) sought(world, column, undefined, 'join', undefined, name.text);
  for (const { span, cells } of body)
    if (around(span, at))
      for (const [i, { value }] of cells.entries()) checkCell(world, value, columns, names[i]?.text);
  for (const chain of chains) if (around(chain.span, at)) checkChain(world, name.text, chain, columns);
}

function checkCell(world: World, value: Expr | undefined, columns: Columns, column: string | undefined): void {
  const type = columns.get(column ?? '');
  if (value !== undefined && type !== undefined) checkValue(world, value, type);
}

function checkChain(world: World, owner: string, { first, links }: Chain, columns: Columns): void {
  sought(world, first, undefined, 'pattern', columns.get('from'));
  for (const { to, fields } of links) {
    sought(world, to, undefined, 'pattern', columns.get('to'));
    for (const { name, value } of fields) {
      sought(world, name, undefined, 'join', undefined, owner);
      checkCell(world, value, columns, name.text);
    }
  }
}

const around = ({ start, end }: Span, at: Span): boolean => start <= at.start && end >= at.end;
