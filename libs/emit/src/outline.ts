import type { GameInfo } from '@sandtable/engine';
import {
  answerType,
  type Chance,
  type Choice,
  type Expr,
  type MapType,
  type Model,
  type Notation,
  type Pile,
  type Source,
  type Type,
  textRoom,
  type Value,
} from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { audienceNumber } from './audience-numbers.ts';
import { costsOf } from './priced.ts';
import { type Sections, sectionsOf } from './sections.ts';
import { mapOf } from './types.ts';
import { slotsOf } from './words.ts';

export const bare = (span: Span) => ({ file: span.file, start: span.start, end: span.end });

type Outline = Omit<
  GameInfo,
  'digest' | 'texts' | 'types' | 'phases' | 'procedures' | 'reasons' | 'places' | 'counted'
>;

/** What the declarations of a model are called and made of, with types by number. */
export function outline(model: Model, type: (type: Type) => number, text: (value: string) => number): Outline {
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
    options: optionsOf(model).map((option) => optionInfo(option, type, text)),
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

type Option = ReturnType<typeof optionsOf>[number];

function optionInfo(
  { name, sort, type: own, value }: Option,
  type: (type: Type) => number,
  text: (value: string) => number,
): GameInfo['options'][number] {
  const slots = optionSlots(own, value, text);
  return { name, sort, type: type(own), value: slots[0] ?? 0, ...(slots.length > 1 ? { slots } : {}) };
}

/** How an option is handed over: as it lies in a position; a text has room for its characters behind its code. */
export function optionSlots(type: Type, value: Value, text: (value: string) => number): readonly number[] {
  const slots = slotsOf(type, value, text);
  if (type.t !== 'text') return slots;
  const words = String(value);
  const room = Array.from({ length: textRoom(words) }, (_, i) => words.charCodeAt(i) || 0);
  return [...slots, words.length, ...room];
}

/** Constants that a text can name: a set isn't a word. */
const constantsOf = (model: Model) =>
  model.settings.flatMap(({ sort, name, type, value }) =>
    sort === 'constant' && typeof value !== 'object' ? [{ name, type, value }] : [],
  );

const kindInfo = (model: Model, kind: Model['kinds'][number]) => ({
  name: kind.name,
  members: kind.members.map((member) => member.id),
  cells: kind.grid?.cells,
  grid: kind.grid && { cell: kind.grid.cell, sides: kind.grid.sides },
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
  if (chance.sort === 'die') return { ...none, die: chance.die, element: chance.each ? type(chance.each) : -1 };
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
    ...(choice.openLocals === true ? { openLocals: true } : {}),
    ...(choice.form !== 'menu' && (choice.wishes?.length ?? 0) > 0 ? { wishes: true } : {}),
    ...(choice.form !== 'menu' && choice.offered ? { offering: true } : {}),
    ...(choice.form !== 'menu' && choice.each ? { each: eachInfo(mapOf(answerType(choice)), type, keys) } : {}),
  };
}
