import type { Type } from '@sandtable/model';
import type { Decl, FieldDecl, Param } from '@sandtable/syntax';
import type { Sort } from '../sorts.ts';
import { defines, definesParam, uses, usesType } from '../uses.ts';
import type { World } from '../world.ts';
import type { Draft } from './draft.ts';
import type { Row } from './rows.ts';
import { searchSignature, signature } from './signatures.ts';
import { resolveType } from './types.ts';

/** Notes the names that declarations give, and the columns of tables; nothing is done if nobody asks for it. */
export function nameAll({ world, decls, rows }: Draft): void {
  if (world.uses === undefined) return;
  for (const decl of decls.all) nameOne(world, decl);
  for (const [owner, own] of rows) nameColumns(world, owner, own);
}

const SORTS: Partial<Record<Decl['node'], Sort>> = {
  type: 'type',
  kind: 'kind',
  relation: 'relation',
  die: 'die',
  pile: 'pile',
  state: 'state',
  setting: 'setting',
  function: 'function',
  search: 'search',
  policy: 'policy',
  procedure: 'procedure',
  decisions: 'decisions',
};

/** The names in the head of one declaration. */
function nameOne(world: World, decl: Decl): void {
  const sort = SORTS[decl.node];
  if (sort !== undefined && 'name' in decl && typeof decl.name === 'object') defines(world, decl.name, sort);
  switch (decl.node) {
    case 'type':
      return decl.type.node === 'recordType' ? nameFields(world, decl.name.text, decl.type.fields) : undefined;
    case 'kind':
    case 'relation':
      return nameFields(world, decl.name.text, decl.fields);
    case 'table':
      return world.relations.has(decl.name.text) ? uses(world, decl.name, 'relation') : usesType(world, decl.name);
    case 'die':
      for (const face of decl.faces) if (face.tag !== undefined) defines(world, face.tag, 'tag', decl.name.text);
      return;
    case 'seats':
      for (const { name } of decl.layouts) defines(world, name, 'layout');
      return usesType(world, decl.role);
    case 'decisions':
      for (const { name } of [...decl.decides, ...decl.functions]) defines(world, name, 'function');
      for (const { name } of decl.searches) defines(world, name, 'search');
      return;
    case 'state':
      return nameParams(world, decl.name.text, decl.params, world.states.get(decl.name.text)?.params ?? []);
    case 'pile':
      return nameParams(
        world,
        decl.name.text,
        decl.params,
        world.piles.get(decl.name.text)?.params.map(({ type }) => type) ?? [],
      );
    default:
  }
}

/** The head of a declaration that was read again: its types are known, so what is wrong with them has been reported. */
export function nameAgain(world: World, decl: Decl): void {
  if (world.uses === undefined) return;
  const before = world.findings.length;
  nameOne(world, decl);
  if (decl.node === 'function' || decl.node === 'procedure') signature(world, decl);
  if (decl.node === 'search') searchSignature(world, decl);
  if (decl.node === 'setting') resolveType(world, decl.type, decl.name.text);
  world.findings.length = before;
}

function nameFields(world: World, owner: string, fields: readonly Pick<FieldDecl, 'name'>[]): void {
  for (const { name } of fields) defines(world, name, 'field', owner);
}

function nameParams(world: World, owner: string, params: readonly Param[], types: readonly Type[]): void {
  for (const [i, { name }] of params.entries()) definesParam(world, owner, name, types[i]);
}

/** A column that is named once stands for all rows; in JSON every row names its own. */
function nameColumns(world: World, owner: string, rows: readonly Row[]): void {
  const kind = world.kinds.find(({ name }) => name === owner);
  const fields = new Set(kind?.fields.keys() ?? world.relations.get(owner)?.fields.map(({ name }) => name));
  const reported = new Set<string>();
  for (const { name, key } of rows.flatMap((row) => [...row.cells.values()])) {
    const place = `${key.file}:${key.start}`;
    if (!fields.has(name) || reported.has(place)) continue;
    reported.add(place);
    uses(world, { text: name, span: key }, 'field', owner);
  }
}
