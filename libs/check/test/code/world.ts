import type { Model, Type } from '@sandtable/model';
import { range } from '@sandtable/model';
import { type Decl, type Param, parse } from '@sandtable/syntax';
import {
  checkExample,
  checkExpectation,
  checkFunction,
  checkPlay,
  checkProcedure,
  checkWatcher,
} from '../../src/code/index.ts';
import { resolveType } from '../../src/declare/types.ts';
import type { World } from '../../src/world.ts';

/** A world with the declarations that tests of bodies need; tables and defaults are the business of other tests. */
export function worldOf(source: string): { readonly world: World; readonly decls: readonly Decl[] } {
  const file = parse('test.sand', source);
  const world = empty();
  world.findings.push(...file.findings);
  for (const decl of file.decls) enterType(world, decl, file.decls);
  for (const decl of file.decls) enter(world, decl);
  return { world, decls: file.decls };
}

const empty = (): World => ({
  types: new Map(),
  kinds: [],
  fields: [],
  relations: new Map(),
  dice: new Map(),
  states: new Map(),
  settings: new Map(),
  functions: new Map(),
  procedures: new Map(),
  tags: new Map(),
  members: new Map(),
  roleKind: -1,
  choices: [],
  chances: [],
  logs: [],
  labels: [],
  findings: [],
  funcs: [],
  procs: [],
});

function enterType(world: World, decl: Decl, all: readonly Decl[]): void {
  if (decl.node === 'type') {
    const type = resolveType(world, decl.type, decl.name.text);
    world.types.set(decl.name.text, type.t === 'union' ? { ...type, name: decl.name.text } : type);
  }
  if (decl.node === 'kind') enterKind(world, decl.name.text, membersOf(all, decl.name.text));
  if (decl.node === 'die') enterDie(world, decl);
}

function membersOf(all: readonly Decl[], name: string): readonly string[] {
  const table = all.find((decl) => decl.node === 'table' && decl.name.text === name);
  const rows = table?.node === 'table' ? table.rows.slice(1) : [];
  return rows.flatMap(({ cells }) => (cells[0]?.value?.node === 'name' ? [cells[0].value.name.text] : []));
}

function enterKind(world: World, name: string, members: readonly string[]): void {
  const kind = world.kinds.length;
  const type: Type & { t: 'kind' } = { t: 'kind', kind, name, size: members.length };
  world.kinds.push({ name, type, members, fields: new Map(), grid: false });
  world.types.set(name, type);
  for (const [ordinal, id] of members.entries()) world.members.set(id, { kind, ordinal });
}

function enterDie(world: World, decl: Decl & { readonly node: 'die' }): void {
  const numbers = decl.faces.flatMap((face) => (face.tag ? [] : [face.low, face.high]));
  const tags = [...new Set(decl.faces.flatMap((face) => (face.tag ? [face.tag.text] : [])))];
  const number = { p: 'type' as const, type: range(Math.min(...numbers), Math.max(...numbers)) };
  const parts = tags.map((name) => ({ p: 'tag' as const, of: decl.name.text, name, payload: [] }));
  const type: Type =
    tags.length === 0
      ? number.type
      : { t: 'union', name: decl.name.text, parts: [...(numbers.length > 0 ? [number] : []), ...parts] };
  world.types.set(decl.name.text, type);
  world.dice.set(decl.name.text, { index: world.dice.size, type });
  for (const tag of tags) world.tags.set(tag, [type]);
}

const paramTypes = (world: World, params: readonly Param[]): readonly Type[] =>
  params.map((param) => resolveType(world, param.type));

function enter(world: World, decl: Decl): void {
  switch (decl.node) {
    case 'kind': {
      const kind = world.kinds.findIndex(({ name }) => name === decl.name.text);
      for (const field of decl.fields) {
        world.kinds[kind]?.fields.set(field.name.text, world.fields.length);
        world.fields.push({
          kind,
          name: field.name.text,
          type: resolveType(world, field.type, field.name.text),
          state: field.state,
        });
      }
      break;
    }
    case 'relation': {
      const fields = decl.fields.map((field) => ({
        name: field.name.text,
        type: resolveType(world, field.type),
        initial: 0,
      }));
      world.relations.set(decl.name.text, {
        index: world.relations.size,
        left: resolveType(world, decl.left),
        right: resolveType(world, decl.right),
        fields,
        directed: decl.directed,
      });
      break;
    }
    case 'state':
      world.states.set(decl.name.text, {
        index: world.states.size,
        params: paramTypes(world, decl.params),
        type: resolveType(world, decl.type, decl.name.text),
      });
      break;
    case 'setting':
      world.settings.set(decl.name.text, {
        index: world.settings.size,
        type: resolveType(world, decl.type, decl.name.text),
        value: undefined,
        sort: decl.sort,
      });
      break;
    case 'seats':
      world.roleKind = world.kinds.findIndex(({ name }) => name === decl.role.text);
      break;
    case 'function':
      world.functions.set(decl.name.text, {
        index: world.functions.size,
        decl,
        params: paramTypes(world, decl.params),
        result: decl.result && resolveType(world, decl.result),
        inferring: false,
      });
      break;
    case 'procedure':
      world.procedures.set(decl.name.text, {
        index: world.procedures.size,
        decl,
        params: paramTypes(world, decl.params),
        result: decl.result && resolveType(world, decl.result),
        requires: [],
      });
      break;
    default:
  }
}

export interface Checked {
  readonly world: World;
  readonly codes: readonly string[];
  readonly examples: Model['examples'];
}

/** Checks every body of a source. */
export function checked(source: string): Checked {
  const { world, decls } = worldOf(source);
  for (const entry of world.functions.values()) checkFunction(world, entry);
  for (const entry of world.procedures.values()) world.procs[entry.index] = checkProcedure(world, entry).procedure;
  checkPlay(
    world,
    decls.filter((decl) => decl.node === 'play'),
  );
  for (const decl of decls) if (decl.node === 'whenever') checkWatcher(world, decl);
  for (const decl of decls) if (decl.node === 'expect') checkExpectation(world, decl);
  const examples = decls.flatMap((decl) => (decl.node === 'example' ? [checkExample(world, decl)] : []));
  return { world, codes: world.findings.map(({ code }) => code), examples };
}
