import { showType, type Target } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { setOf, type Type } from '@sandtable/model';
import type { Decl, FieldDecl, Name, Node, Param } from '@sandtable/syntax';
import { textOf } from './places.ts';
import { showValue } from './values.ts';

type World = Library['basis']['draft']['world'];

/** What a declaration says before its body, on one line, with the types that were inferred. */
export function headOf(library: Library, { sort, name, of }: Target, known: Type | undefined): string {
  const { world } = library.basis.draft;
  const decl = declOf(library, name);
  switch (sort) {
    case 'local':
      return known === undefined ? name : `${name}: ${showType(known)}`;
    case 'field':
      return fieldHead(library, of, name);
    case 'member':
      return `${of} ${name}`;
    case 'tag':
      return tagHead(world, of, name);
    case 'layout':
      return `seats ${name}`;
    case 'builtin':
      return name;
    default:
      return decl === undefined ? `${sort} ${name}` : declared(library, decl);
  }
}

function declared(library: Library, decl: Decl): string {
  const { world } = library.basis.draft;
  switch (decl.node) {
    case 'function':
      return `${isDecision(library, decl.name.text) ? 'decide' : 'function'} ${decl.name.text}${params(library, decl.params)}${resultOf(world, decl.name.text)}`;
    case 'search':
      return `search ${decl.name.text}${params(library, decl.params)}${foundBy(world, decl.name.text)}`;
    case 'policy':
      return `policy ${decl.name.text} for ${decl.role.text}`;
    case 'procedure':
      return `procedure ${decl.name.text}${params(library, decl.params)}${resultOf(world, decl.name.text)}`;
    case 'relation':
      return `relation ${decl.name.text}: ${source(library, decl.left)} ${decl.directed ? '->' : '--'} ${source(library, decl.right)}`;
    case 'state':
      return stateHead(library, decl);
    case 'pile':
      return `pile ${decl.name.text}${decl.params.length > 0 ? params(library, decl.params) : ''} of ${source(library, decl.of)}`;
    case 'setting':
      return settingHead(library, decl);
    case 'kind':
      return `kind ${decl.name.text}${decl.pool === undefined ? '' : ` pool ${decl.pool}`}`;
    case 'decisions':
      return `decisions ${decl.name.text}`;
    default:
      return source(library, decl).split('\n')[0] ?? '';
  }
}

export const isDecision = ({ basis }: Library, name: string): boolean =>
  basis.draft.world.functions.get(name)?.decide !== undefined;

function stateHead(library: Library, { name, params: own, type, initial }: Extract<Decl, { node: 'state' }>): string {
  const head = `state ${name.text}${own.length > 0 ? params(library, own) : ''}: ${source(library, type)}`;
  return initial === undefined ? head : `${head} = ${source(library, initial)}`;
}

function settingHead(library: Library, { sort, name, type }: Extract<Decl, { node: 'setting' }>): string {
  const { world } = library.basis.draft;
  const setting = world.settings.get(name.text);
  const value = setting === undefined ? '?' : showValue(world, setting.type, setting.value);
  return `${sort} ${name.text}: ${source(library, type)} = ${value}`;
}

/** The result as declared or inferred; nothing for a procedure without one. */
function resultOf({ functions, procedures }: World, name: string): string {
  const result = (functions.get(name) ?? procedures.get(name))?.result;
  return result === undefined ? '' : `: ${showType(result)}`;
}

/** A search gives a set of the first component of its states. */
function foundBy({ searches }: World, name: string): string {
  const type = searches.get(name)?.over[0];
  return type === undefined ? '' : `: ${showType(setOf(type))}`;
}

const params = (library: Library, all: readonly Param[]): string =>
  `(${all.map(({ name, type }) => `${name.text}: ${source(library, type)}`).join(', ')})`;

function fieldHead(library: Library, owner: string, name: string): string {
  const part = recordField(library, owner, name);
  if (part !== undefined) return `${owner}.${name}: ${source(library, part.type)}`;
  const field = fieldDecl(library, owner, name);
  if (field === undefined) return `${owner}.${name}`;
  const initial = field.initial === undefined ? '' : ` = ${source(library, field.initial)}`;
  return `${field.state ? 'state ' : ''}${owner}.${name}: ${source(library, field.type)}${initial}`;
}

export function fieldDecl(library: Library, owner: string, name: string): FieldDecl | undefined {
  const decl = declOf(library, owner);
  if (decl?.node !== 'kind' && decl?.node !== 'relation') return undefined;
  return decl.fields.find((field) => field.name.text === name);
}

/** A field of a record. */
export function recordField(library: Library, owner: string, name: string): Param | undefined {
  const decl = declOf(library, owner);
  if (decl?.node !== 'type' || decl.type.node !== 'recordType') return undefined;
  return decl.type.fields.find((field) => field.name.text === name);
}

function tagHead({ tags }: World, owner: string, name: string): string {
  const parts = (tags.get(name) ?? []).flatMap((type) => (type.t === 'union' ? type.parts : []));
  const tag = parts.find((part) => part.p === 'tag' && part.name === name && part.of === owner);
  const payload = tag?.p === 'tag' ? tag.payload : [];
  if (payload.length === 0) return `${owner}: ${name}`;
  return `${owner}: ${name}(${payload.map((field) => showType(field.type)).join(', ')})`;
}

type Decls = Library['basis']['draft']['decls'];

/** Completion asks for every declaration there is, so they are put in order once per state of the ruleset. */
const byName = new WeakMap<Decls, ReadonlyMap<string, Decl>>();

/** The declaration of a name; tables repeat the name of their kind and are passed over. */
export function declOf({ basis }: Library, name: string): Decl | undefined {
  const { decls } = basis.draft;
  const known = byName.get(decls) ?? named(decls);
  byName.set(decls, known);
  // What stands in a block of decisions isn't a declaration of its own.
  const { functions, searches } = basis.draft.world;
  return known.get(name) ?? functions.get(name)?.decl ?? searches.get(name)?.decl;
}

/** The first of several with one name is meant, as in checking. */
const named = ({ all }: Decls): ReadonlyMap<string, Decl> =>
  new Map(all.toReversed().flatMap((decl) => (isNamed(decl) ? [[decl.name.text, decl] as const] : [])));

const isNamed = (decl: Decl): decl is Decl & { readonly name: Name } =>
  decl.node !== 'table' && 'name' in decl && typeof decl.name === 'object';

/** The text of a node as it is today. */
export function source(library: Library, node: Node): string {
  const { file, start, end } = library.today(node.span);
  return textOf(library, file).slice(start, end);
}
