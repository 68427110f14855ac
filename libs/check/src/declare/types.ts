import { finding } from '@sandtable/diagnostics';
import {
  anyInt,
  errorType,
  INT_MAX,
  INT_MIN,
  mapOf,
  none,
  type Part,
  range,
  samePart,
  setOf,
  sizeOf,
  type Type,
  text,
  type UnionType,
} from '@sandtable/model';
import type { TypeDecl, TypeExpr, TypeWord } from '@sandtable/syntax';
import { near, type Span } from '@sandtable/text';
import { partsOf } from '../code/fit.ts';
import { showType } from '../code/show.ts';
import { behind, removing, replacing } from '../fixes.ts';
import { routineType } from '../routines/signature.ts';
import { defines, sought, usesType } from '../uses.ts';
import type { World } from '../world.ts';
import type { Draft } from './draft.ts';
import { listType, optionalOf } from './list-types.ts';
import { duplicate, unknown } from './report.ts';
import { checkStorage } from './storage.ts';

/** As many keys as a stored set may have elements. */
const MOST_KEYS = 4096;

type Named = Extract<TypeExpr, { node: 'namedType' }>;

/** A written type. `tagOwner` is the type or place that new tags of a union belong to; without it there are none. */
export function resolveType(world: World, type: TypeExpr, tagOwner?: string): Type {
  switch (type.node) {
    case 'missing':
      return errorType;
    case 'plainType':
      return plain(type.word);
    case 'rangeType':
      return rangeOf(world, type);
    case 'setType': {
      const of = countedType(world, type.of, tagOwner);
      return of.t === 'error' ? of : setOf(of);
    }
    case 'optionalType':
      return optionalOf(world, type, resolveType(world, type.of, tagOwner));
    case 'listType':
      return listType(world, type, resolveType(world, type.of, tagOwner));
    case 'mapType':
      return mapTypeOf(world, type);
    case 'namedType':
      return named(world, type);
    case 'unionType':
      return unionOf(world, type.parts, tagOwner);
    case 'recordType':
      world.findings.push(finding('type/unnamed', type.span));
      return errorType;
    case 'codeType':
      return routineOf(world, type);
  }
}

function routineOf(world: World, type: Extract<TypeExpr, { node: 'codeType' }>, name?: string): Type {
  const params = type.params.map((param) => resolveType(world, param.type));
  return routineType(world, type, { params, result: type.result && resolveType(world, type.result), name });
}

/** A type whose values are gone through or counted: how many effects there are shows only in the end. */
export function countedType(world: World, written: TypeExpr, tagOwner?: string): Type {
  const type = resolveType(world, written, tagOwner);
  if (!partsOf(type).some((part) => part.p === 'type' && part.type.t === 'routine')) return type;
  world.findings.push(finding('effect/listed', written.span, { type: showType(type) }));
  return errorType;
}

/** A map that is written down has a value for every key; the size of its key type is evaluated where it is stored. */
function mapTypeOf(world: World, { key, value }: Extract<TypeExpr, { node: 'mapType' }>): Type {
  const [from, to] = [countedType(world, key), resolveType(world, value)];
  if (from.t === 'error' || to.t === 'error') return errorType;
  const { size, limit } = { size: sizeOf(from), limit: MOST_KEYS };
  if (size <= limit && from.t !== 'set' && from.t !== 'map' && from.t !== 'list') return mapOf(from, to, false);
  world.findings.push(finding('map/key', key.span, { type: showType(from), limit }));
  return errorType;
}

function plain(word: TypeWord): Type {
  if (word === 'none') return { t: 'union', name: undefined, parts: [none] };
  return word === 'int' ? anyInt : word === 'text' ? text : { t: word };
}

function rangeOf(world: World, { low, high, by, span }: Extract<TypeExpr, { node: 'rangeType' }>): Type {
  const [num, den] = by ?? [1, 1];
  if (high >= low && num === 1 && den >= 1) return storable(world, { low, high, den, span });
  const turned = high < low && by === undefined ? [replacing(span, `${low}..${high}`, `${high}..${low}`)] : [];
  const code = high < low ? 'type/empty-range' : 'type/step';
  world.findings.push(finding(code, span, { low, high }, { fixes: turned }));
  return errorType;
}

/** A range whose values are among the numbers of `int`, when they are counted in steps. */
function storable(world: World, { low, high, den, span }: Written): Type {
  if (low * den >= INT_MIN && high * den <= INT_MAX) return range(low * den, high * den, den);
  const limit = Math.floor(INT_MAX / den);
  const [from, to] = [low, high].map((end) => Math.max(-limit, Math.min(limit, end)));
  const fixes = den === 1 && from !== to ? [replacing(span, `${low}..${high}`, `${from}..${to}`)] : [];
  world.findings.push(finding('type/wide-range', span, { low, high, limit }, { fixes }));
  return errorType;
}
interface Written {
  readonly low: number;
  readonly high: number;
  readonly den: number;
  readonly span: Span;
}

function named(world: World, type: Named): Type {
  const known = world.types.get(type.name.text);
  sought(world, type.name, undefined, 'type', undefined);
  if (known !== undefined) usesType(world, type.name);
  if (known !== undefined) return known;
  unknown(world, type.name, world.types.keys());
  return errorType;
}

function unionOf(world: World, exprs: readonly TypeExpr[], owner: string | undefined): Type {
  const parts: Part[] = [];
  for (const expr of exprs) {
    const found = partsIn(world, expr, owner);
    if (found === undefined) return errorType;
    for (const part of found) addPart(world, parts, part, expr, exprs);
  }
  const union: UnionType = {
    t: 'union',
    name: undefined,
    parts: [...parts].sort((a, b) => Number(b.p === 'none') - Number(a.p === 'none')),
  };
  if (owner !== undefined) registerTags(world, union, owner);
  return union;
}

/** A union inside a union gives its parts; `none` may come from several. */
function addPart(world: World, parts: Part[], part: Part, expr: TypeExpr, exprs: readonly TypeExpr[]): void {
  if (!parts.some((other) => samePart(other, part))) parts.push(part);
  else if (part.p !== 'none') twice(world, expr, exprs[exprs.indexOf(expr) - 1]);
}

function twice(world: World, { span }: TypeExpr, before: TypeExpr | undefined): void {
  const fixes = before === undefined ? [] : [removing('|', behind(before.span), span)];
  world.findings.push(finding('type/twice', span, {}, { fixes }));
}

function partsIn(world: World, expr: TypeExpr, owner: string | undefined): readonly Part[] | undefined {
  if (expr.node === 'namedType' && !world.types.has(expr.name.text)) return tagOf(world, expr, owner);
  const type = resolveType(world, expr, owner);
  if (type.t === 'error') return undefined;
  if (type.t === 'list') {
    world.findings.push(finding('type/payload', expr.span, { type: showType(type) }));
    return undefined;
  }
  return type.t === 'union' ? type.parts : [{ p: 'type', type }];
}

/** A name that no type has is a new tag, unless it looks like a misspelled type. */
function tagOf(world: World, { name, payload }: Named, owner: string | undefined): readonly Part[] | undefined {
  sought(world, name, undefined, 'type', undefined);
  if (owner === undefined || misspelt(world, name.text)) {
    unknown(world, name, world.types.keys());
    return undefined;
  }
  const fields = (payload ?? []).map((field) => ({ name: field.name?.text, type: numbered(world, field.type) }));
  defines(world, name, 'tag', owner);
  return [{ p: 'tag', of: owner, name: name.text, payload: fields }];
}

const misspelt = (world: World, name: string): boolean =>
  name.length > 3 && /^\p{Lu}/u.test(name) && near(name, world.types.keys()) !== undefined;

/** Makes the tags that belong to `owner` known; a type may be written down more than once while it is checked. */
export function registerTags(world: World, union: UnionType, owner: string): void {
  for (const part of union.parts) {
    if (part.p !== 'tag' || part.of !== owner) continue;
    const others = (world.tags.get(part.name) ?? []).filter((other) => !owns(other, part));
    world.tags.set(part.name, [...others, union]);
  }
}

const owns = (type: Type, tag: Part): boolean => type.t === 'union' && type.parts.some((part) => samePart(part, tag));

/** Declares all `type`s, each after those it is made of. */
export function declareTypes({ world, decls, types, source }: Draft): void {
  const all = new Map<string, TypeDecl>();
  for (const decl of decls.of('type'))
    if (!world.types.has(decl.name.text) && !all.has(decl.name.text)) all.set(decl.name.text, decl);
  const state = new Map<string, 'open' | 'done'>();
  const visit = (decl: TypeDecl, path: readonly TypeDecl[]): void => {
    const { text: name } = decl.name;
    if (state.get(name) === 'open') circle(world, decl, path);
    if (state.has(name)) return;
    state.set(name, 'open');
    for (const used of namesIn(decl.type)) {
      const next = all.get(used);
      if (next !== undefined) visit(next, [...path, decl]);
    }
    if (!world.types.has(name)) world.types.set(name, declaredType(world, decl));
    state.set(name, 'done');
  };
  for (const decl of all.values()) visit(decl, []);
  for (const decl of decls.of('type'))
    types.push({
      name: decl.name.text,
      type: world.types.get(decl.name.text) ?? errorType,
      at: source(decl.span, decl.doc),
    });
}

function circle(world: World, decl: TypeDecl, path: readonly TypeDecl[]): void {
  const names = path.slice(path.indexOf(decl)).map((one) => one.name.text);
  world.findings.push(
    finding('type/circle', decl.name.span, { name: decl.name.text, path: [...names, decl.name.text].join(' → ') }),
  );
  for (const name of names) world.types.set(name, errorType);
}

/** A single name that no type has declares a type with that one tag. */
export function declaredType(world: World, decl: TypeDecl): Type {
  const name = decl.name.text;
  if (decl.type.node === 'recordType') return recordOf(world, name, decl.type);
  if (decl.type.node === 'codeType') return routineOf(world, decl.type, name);
  const single = decl.type.node === 'namedType' && !world.types.has(decl.type.name.text);
  const type = single ? unionOf(world, [decl.type], name) : resolveType(world, decl.type, name);
  if (type.t !== 'union') return type;
  const union: UnionType = { ...type, name };
  registerTags(world, union, name);
  return union;
}

/** What a tag or record carries is part of its number, so it must have one itself. */
function numbered(world: World, written: TypeExpr): Type {
  const type = resolveType(world, written);
  if (!['set', 'map', 'list', 'text', 'routine'].includes(type.t)) return type;
  world.findings.push(finding('type/payload', written.span, { type: showType(type) }));
  return errorType;
}

/** A record is a union of one tag, which has the name of the type and its fields as payload. */
function recordOf(world: World, name: string, { fields, span }: TypeExpr & { readonly node: 'recordType' }): Type {
  for (const [i, field] of fields.entries()) {
    const first = fields.slice(0, i).find((other) => other.name.text === field.name.text);
    if (first !== undefined) duplicate(world, field.name, first.name.span);
  }
  const payload = fields.map((field) => ({ name: field.name.text, type: numbered(world, field.type) }));
  const union: UnionType = { t: 'union', name, parts: [{ p: 'tag', of: name, name, payload }] };
  const before = world.findings.length;
  checkStorage(world, union, span, false);
  if (world.findings.length > before) return errorType;
  registerTags(world, union, name);
  return union;
}

function namesIn(type: TypeExpr): readonly string[] {
  switch (type.node) {
    case 'namedType':
      return [type.name.text, ...(type.payload ?? []).flatMap((field) => namesIn(field.type))];
    case 'unionType':
      return type.parts.flatMap(namesIn);
    case 'recordType':
      return type.fields.flatMap((field) => namesIn(field.type));
    case 'setType':
    case 'listType':
    case 'optionalType':
      return namesIn(type.of);
    case 'mapType':
      return [...namesIn(type.key), ...namesIn(type.value)];
    case 'codeType':
      return [...type.params.flatMap((param) => namesIn(param.type)), ...(type.result ? namesIn(type.result) : [])];
    default:
      return [];
  }
}
