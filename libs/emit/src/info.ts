import type { GameInfo, TypeInfo } from '@sandtable/engine';
import {
  answerType,
  type Chance,
  type Choice,
  type Expr,
  type MapType,
  type Model,
  type Notation,
  type Part,
  type Pile,
  partSize,
  type Routine,
  type Source,
  sizeOf,
  type Type,
  type Value,
} from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { audienceNumber } from './audience.ts';
import { costsOf } from './costs.ts';
import { entries } from './entries.ts';
import { mapOf } from './map.ts';
import { type Sections, sectionsOf } from './sections.ts';
import { wordsOf } from './words.ts';

/** Collects everything about a module that is data; places and reasons are numbered as they come up. */
export interface Infos {
  type(type: Type): number;
  place(span: Span): number;
  reason(path: string): number;
  counted(span: Span): number;
  phase(path: string): number;
  text(value: string): number;
  info(): GameInfo;
}

export function infosOf(model: Model, digest: string): Infos {
  const types = typeTable(model);
  const places = interned<Span>((span) => `${span.file}\0${span.start}\0${span.end}`);
  const reasons = interned<string>((path) => path);
  const texts = interned<string>((value) => value);
  const counted: Span[] = [];
  const phases = model.labels.filter((label) => label.sort === 'phase').map((label) => label.path);
  const info = (): GameInfo => ({
    ...outline(model, types.index),
    digest,
    types: types.all,
    phases,
    procedures: entries(model.procedures).map(({ name }) => name),
    reasons: reasons.all,
    places: places.all.map(bare),
    counted: counted.map(bare),
  });
  const count = (span: Span) => counted.push(span) - 1;
  const phase = (path: string) => phases.indexOf(path);
  return {
    type: types.index,
    place: places.index,
    reason: reasons.index,
    text: texts.index,
    counted: count,
    phase,
    info,
  };
}

/** What is data about a module, without making one. */
export const gameInfo = (model: Model): GameInfo => infosOf(model, '').info();

const bare = (span: Span) => ({ file: span.file, start: span.start, end: span.end });

function interned<T>(keyOf: (value: T) => string) {
  const all: T[] = [];
  const seen = new Map<string, number>();
  const met = new Map<T, number>();
  const add = (value: T): number => {
    const key = keyOf(value);
    const known = seen.get(key) ?? all.push(value) - 1;
    seen.set(key, known);
    met.set(value, known);
    return known;
  };
  // The same objects are met again and again, and need no key then.
  const index = (value: T): number => met.get(value) ?? add(value);
  return { all, index };
}

function typeTable({ routines }: Model) {
  const table = interned<TypeInfo>((info) => JSON.stringify(info));
  const met = new Map<Type, number>();
  const index = (type: Type): number => {
    const known = met.get(type) ?? table.index(describe(type));
    met.set(type, known);
    return known;
  };
  const part = (each: Part) => {
    if (each.p === 'none') return { p: 'none' as const };
    if (each.p === 'type') return { p: 'type' as const, type: index(each.type), size: partSize(each) };
    return {
      p: 'tag' as const,
      name: each.name,
      payload: each.payload.map((field) => index(field.type)),
      ...(each.payload.some((field) => field.name) ? { names: each.payload.map((field) => field.name ?? '') } : {}),
      size: partSize(each),
      of: each.of,
    };
  };
  const describe = (type: Type): TypeInfo => {
    if (type.t === 'int') return { t: 'int', min: type.min, max: type.max, den: type.den };
    if (type.t === 'kind') return { t: 'kind', kind: type.kind };
    if (type.t === 'union') return { t: 'union', parts: type.parts.map(part) };
    if (type.t === 'set') return { t: 'set', of: index(type.of), size: sizeOf(type.of) };
    if (type.t === 'list') return { t: 'list', of: index(type.of), max: type.max, words: wordsOf(type.of) };
    if (type.t === 'map') return mapInfo(type, index);
    if (type.t === 'routine') return routineInfo(routines[type.routine], type.name);
    return { t: type.t === 'text' ? 'text' : 'bool' };
  };
  return { all: table.all, index };
}

/** A value is one word that nothing else is made of. */
const routineInfo = (routine: Routine | undefined, of: string): TypeInfo => ({
  t: 'union',
  parts: (routine?.constants ?? []).map(({ text, name, given }) => ({
    p: 'tag',
    name: text,
    payload: [],
    size: 1,
    of,
    call: { name, given: Object.fromEntries(given.map((one) => [one.name, givenText(one.type, one.value)])) },
  })),
});

/** What an effect is given, for its words: numbers as numbers, for plurals. */
const givenText = (type: Type, value: Value): string | number => {
  if (type.t === 'int' && typeof value === 'number') return value / type.den;
  if (type.t === 'set' && Array.isArray(value)) return value.map((each) => givenText(type.of, each)).join(', ');
  return String(value);
};

const mapInfo = (type: MapType, index: (type: Type) => number): TypeInfo => ({
  t: 'map',
  key: index(type.key),
  value: index(type.value),
  keys: sizeOf(type.key),
  words: wordsOf(type.value),
  partial: type.partial,
});

type Outline = Omit<GameInfo, 'digest' | 'types' | 'phases' | 'procedures' | 'reasons' | 'places' | 'counted'>;

function outline(model: Model, type: (type: Type) => number): Outline {
  const sections = sectionsOf(model);
  return {
    id: model.id,
    version: model.version,
    ...(model.layout === undefined ? {} : { layout: model.layout }),
    kinds: model.kinds.map((kind) => kindInfo(model, kind)),
    fields: model.fields.map((f) => ({
      kind: f.kind,
      name: f.name,
      type: type(f.type),
      state: f.state,
      values: f.state ? undefined : f.values,
      seen: audienceNumber(model, f.seen),
    })),
    states: model.states.map((state) => ({
      name: state.name,
      params: state.params.map(type),
      type: type(state.type),
      seen: audienceNumber(model, state.seen),
    })),
    relations: model.relations.map((relation) => relationInfo(relation, type)),
    dice: model.dice.map((die) => ({ name: die.name, type: type(die.type), faces: die.faces })),
    roleKind: model.seats.kind,
    layouts: model.seats.layouts,
    ...(model.policies.length > 0 ? { policies: model.policies.map(({ name }) => name) } : {}),
    options: optionsOf(model).map((s) => ({ name: s.name, sort: s.sort, type: type(s.type), value: Number(s.value) })),
    constants: constantsOf(model).map(({ name, type: own, value }) => ({ name, type: type(own), value })),
    choices: model.choices.map((choice) => ({
      ...choiceInfo(model, choice, type, nameOfKeys(model, choice)),
      ...(model.procedures[choice.procedure]?.lane ? { together: true } : {}),
      ...(choice.askers ? { anyone: true } : {}),
      ...leading(choice, sections),
    })),
    chances: model.chances.map((chance) => ({ ...chanceInfo(model, chance, type), ...leading(chance, sections) })),
    piles: model.piles.map((pile) => pileInfo(model, pile, type)),
    logs: model.logs.map((log) => ({
      path: log.path,
      args: log.args.map((arg, i) => ({ name: log.names[i] ?? '', type: type(arg) })),
      ...leading(log, sections),
    })),
    ...(model.notations.length > 0 ? { notations: model.notations.map((one) => notationInfo(one, type)) } : {}),
  };
}

/** Settings that a match is started with, in the order of `start`'s options. */
export const optionsOf = (model: Model) =>
  model.settings.flatMap((s) => (s.sort === 'constant' ? [] : [{ ...s, sort: s.sort }]));

/** Constants that a text can name: a set is no word. */
const constantsOf = (model: Model) =>
  model.settings.flatMap(({ sort, name, type, value }) =>
    sort === 'constant' && typeof value !== 'object' ? [{ name, type, value }] : [],
  );

const kindInfo = (model: Model, kind: Model['kinds'][number]) => ({
  name: kind.name,
  members: kind.members.map((member) => member.id),
  cells: kind.grid?.cells,
  hexes: kind.grid === undefined ? undefined : [kind.grid.shape, ...kind.grid.words].join(' '),
  live: kind.pool && `${kind.name}.${model.fields[kind.pool.live]?.name}`,
});

const relationInfo = (relation: Model['relations'][number], type: (type: Type) => number) => ({
  name: relation.name,
  left: type(relation.left),
  right: type(relation.right),
  directed: relation.directed,
  fields: relation.fields.map((f) => ({ name: f.name, type: type(f.type) })),
  joins: relation.joins.map((join) => ({ left: join.left, right: join.right, values: join.values })),
});

function chanceInfo(model: Model, chance: Chance, type: (type: Type) => number) {
  const { path, sort } = chance;
  const none = { path, sort, die: -1, element: -1, pile: -1 };
  if (chance.sort === 'die') return { ...none, die: chance.die };
  if (chance.sort === 'pick') {
    const { result } = chance;
    return { ...none, element: type(result.t === 'set' ? result.of : result) };
  }
  const { kind = -1 } = model.piles[chance.pile] ?? {};
  const { name = '', members = [] } = model.kinds[kind] ?? {};
  return { ...none, pile: chance.pile, element: type({ t: 'kind', kind, name, size: members.length }) };
}

function pileInfo(model: Model, pile: Pile, type: (type: Type) => number) {
  const { name, kind, part, ordered, max } = pile;
  const path = (field: number) => `${model.kinds[kind]?.name}.${model.fields[field]?.name}`;
  const params = pile.params.map((param) => ({ name: param.name, type: type(param.type) }));
  const place = pile.place === undefined ? undefined : path(pile.place);
  const seen = audienceNumber(model, pile.seen);
  const known = pile.known === undefined ? {} : { known: path(pile.known) };
  return { name, params, kind, field: path(pile.field), part, place, ...known, ordered, max, seen };
}

const notationInfo = ({ name, type: values, context, file, at }: Notation, type: (type: Type) => number) => ({
  name,
  type: type(values),
  context: { name: context.name, type: type(context.type) },
  file,
  place: bare(at.span),
});

/** What the key of an assignment is called where it is asked. */
function nameOfKeys(model: Model, choice: Choice): string {
  const local = choice.form === 'menu' ? undefined : choice.each?.local;
  return model.procedures[choice.procedure]?.locals[local ?? -1]?.name ?? '';
}

const eachInfo = (map: MapType, type: (type: Type) => number, name: string) => ({
  name,
  key: type(map.key),
  cell: type(map.value),
  map: type(map),
});

/** The way from what is seen of a match to the rules behind it. */
function leading({ at }: { readonly at: Source }, sections: Sections) {
  const cites = sections(at);
  return { place: bare(at.span), ...(cites.length > 0 ? { cites } : {}) };
}

function choiceInfo(model: Model, choice: Choice, type: (type: Type) => number, keys: string) {
  const cost = (from: Expr, element: Type) => {
    const parts = costsOf(model, from, element);
    return parts === undefined ? {} : { cost: parts };
  };
  const arms =
    choice.form !== 'menu'
      ? []
      : choice.arms.map((arm) => ({
          name: arm.name,
          params: arm.params.map((p) => ({ name: p.name, type: type(p.element), ...cost(p.from, p.element) })),
        }));
  return {
    path: choice.path,
    form: choice.form,
    element: choice.form === 'menu' ? -1 : type(choice.element),
    arms,
    ...(choice.form === 'one' || choice.form === 'optional'
      ? choice.each
        ? {}
        : cost(choice.from, choice.element)
      : {}),
    ...(choice.secret === true ? { secret: true } : {}),
    ...(choice.form !== 'menu' && (choice.wishes?.length ?? 0) > 0 ? { wishes: true } : {}),
    ...(choice.form !== 'menu' && choice.offered ? { offering: true } : {}),
    ...(choice.form !== 'menu' && choice.each ? { each: eachInfo(mapOf(answerType(choice)), type, keys) } : {}),
  };
}
