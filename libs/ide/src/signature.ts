import { entryOf, partsOf, showType, type Target } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import type { RoutineType, Type } from '@sandtable/model';
import { caretAt } from './caret.ts';
import { declOf, headOf } from './heads.ts';
import { docOf } from './hover.ts';
import { factsOf } from './members.ts';
import { textOf } from './places.ts';
import { sentenceOf } from './sorts.ts';

type World = Library['basis']['draft']['world'];

/** What a call takes; `active` is the parameter that is being typed. */
export interface Signature {
  readonly head: string;
  readonly params: readonly string[];
  readonly active: number;
  readonly doc: string;
}

export function signatureAt(library: Library, file: string, offset: number, lang: Language): Signature | undefined {
  const text = textOf(library, file);
  const { chunk } = caretAt(text, offset);
  const call = chunk && callAround(text.slice(chunk.start, offset));
  const target = call && calledTarget(library, call);
  if (call === undefined || target === undefined) return undefined;
  const params = paramsOf(library, target);
  const doc = docOf(library, target) || sentenceOf(library, target, messagesIn(lang));
  const head =
    target.sort === 'relation' || target.sort === 'builtin' || target.sort === 'field'
      ? `${call.name}(${params.join(', ')})`
      : headOf(library, target, undefined);
  return { head, params, active: call.active, doc };
}

interface Call {
  readonly name: string;
  /** The name before a dot, for the field of a relation. */
  readonly owner: string | undefined;
  readonly active: number;
}

/** The innermost call that is open at the end of a text. */
function callAround(before: string): Call | undefined {
  const bare = before.replaceAll(/"(?:[^"\\\n]|\\.)*"|\/\/.*/g, (all) => ' '.repeat(all.length));
  let [depth, active] = [0, 0];
  for (let at = bare.length - 1; at >= 0; at--) {
    const sign = bare[at] ?? '';
    if (')]}'.includes(sign)) depth += 1;
    else if (sign === ',' && depth === 0) active += 1;
    else if ('([{'.includes(sign) && depth-- === 0) return sign === '(' ? named(bare.slice(0, at), active) : undefined;
  }
  return undefined;
}

function named(before: string, active: number): Call | undefined {
  const found = /(?:([\p{L}\p{N}_]+)\.)?([\p{L}][\p{L}\p{N}_]*)$/u.exec(before);
  // The parentheses of a declaration are no call.
  if (
    found?.[2] === undefined ||
    /\b(?:function|procedure|decide|search|state|pile)\s+$/.test(before.slice(0, found.index))
  )
    return undefined;
  return { name: found[2], owner: found[1], active };
}

function calledTarget({ basis }: Library, { name, owner }: Call): Target | undefined {
  const { functions, searches, procedures, relations, states, piles, tags, kinds } = basis.draft.world;
  if (owner !== undefined && relations.has(owner)) return { sort: 'relation', name: owner, of: '' };
  if (owner !== undefined) return effectField(basis.draft.world, name);
  const known = {
    function: functions,
    search: searches,
    procedure: procedures,
    relation: relations,
    state: states,
    pile: piles,
  };
  for (const sort of Object.keys(known) as (keyof typeof known)[])
    if (known[sort].has(name)) return { sort, name, of: '' };
  if (kinds.some((kind) => kind.name === name && kind.pool !== undefined)) return { sort: 'kind', name, of: '' };
  const tagged = tags.get(name)?.[0];
  const part = tagged?.t === 'union' ? tagged.parts.find((one) => one.p === 'tag' && one.name === name) : undefined;
  if (part?.p === 'tag') return part.payload.length > 0 ? { sort: 'tag', name, of: part.of } : undefined;
  return undefined;
}

/** A field that holds something to be called; which kind has it the text alone does not say. */
function effectField({ kinds, fields }: World, name: string): Target | undefined {
  const owner = kinds.find((kind) => effectOf(fields[kind.fields.get(name) ?? -1]?.type) !== undefined);
  return owner && { sort: 'field', name, of: owner.name };
}

const effectOf = (type: Type | undefined): RoutineType | undefined =>
  (type ? partsOf(type) : []).flatMap((part) => (part.p === 'type' && part.type.t === 'routine' ? [part.type] : []))[0];

function effectParams(world: World, name: string, of: string): readonly string[] {
  const kind = world.kinds.find((one) => one.name === of);
  const type = effectOf(world.fields[kind?.fields.get(name) ?? -1]?.type);
  return type ? entryOf(world, type).params.map((param) => `${param.name}: ${showType(param.type)}`) : [];
}

function paramsOf(library: Library, { sort, name, of }: Target): readonly string[] {
  const { world } = library.basis.draft;
  if (sort === 'relation') {
    const relation = world.relations.get(name);
    return relation === undefined ? [] : [relation.left, relation.right].map(showType);
  }
  if (sort === 'kind') return factsOf(library, { sort, name, of }).map((field) => `${field.name}: ${field.value}`);
  if (sort === 'field') return effectParams(world, name, of);
  if (sort === 'tag') return payloadOf(world.tags.get(name) ?? [], name, of);
  const decl = declOf(library, name);
  const { functions, searches, procedures, states } = world;
  const types = (functions.get(name) ?? searches.get(name) ?? procedures.get(name) ?? states.get(name))?.params ?? [];
  const piled = world.piles.get(name)?.params.map(({ type }) => type) ?? [];
  const params = decl !== undefined && 'params' in decl ? decl.params : [];
  return params.map((param, i) => `${param.name.text}: ${shown(types[i] ?? piled[i])}`);
}

const shown = (type: Type | undefined): string => (type === undefined ? '?' : showType(type));

function payloadOf(types: readonly Type[], name: string, of: string): readonly string[] {
  const parts = types.flatMap((type) => (type.t === 'union' ? type.parts : []));
  const tag = parts.find((part) => part.p === 'tag' && part.name === name && part.of === of);
  return tag?.p === 'tag'
    ? tag.payload.map((field) => [...(field.name ? [field.name] : []), showType(field.type)].join(': '))
    : [];
}
