import type { GameInfo, TypeInfo } from '@sandtable/engine';
import { type Choice, type Model, type Part, partSize, sizeOf, type Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';

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
  const types = typeTable();
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

const bare = (span: Span) => ({ file: span.file, start: span.start, end: span.end });

function interned<T>(keyOf: (value: T) => string) {
  const all: T[] = [];
  const seen = new Map<string, number>();
  const index = (value: T): number => {
    const key = keyOf(value);
    const known = seen.get(key);
    if (known !== undefined) return known;
    seen.set(key, all.length);
    return all.push(value) - 1;
  };
  return { all, index };
}

function typeTable() {
  const table = interned<TypeInfo>((info) => JSON.stringify(info));
  const index = (type: Type): number => table.index(describe(type));
  const part = (each: Part) => {
    if (each.p === 'none') return { p: 'none' as const };
    if (each.p === 'type') return { p: 'type' as const, type: index(each.type), size: partSize(each) };
    return {
      p: 'tag' as const,
      name: each.name,
      payload: each.payload.map((field) => index(field.type)),
      size: partSize(each),
    };
  };
  const describe = (type: Type): TypeInfo => {
    if (type.t === 'int') return { t: 'int', min: type.min, max: type.max, den: type.den };
    if (type.t === 'kind') return { t: 'kind', kind: type.kind };
    if (type.t === 'union') return { t: 'union', parts: type.parts.map(part) };
    if (type.t === 'set') return { t: 'set', of: index(type.of), size: sizeOf(type.of) };
    return { t: type.t === 'text' ? 'text' : 'bool' };
  };
  return { all: table.all, index };
}

type Outline = Omit<GameInfo, 'digest' | 'types' | 'phases' | 'reasons' | 'places' | 'counted'>;

function outline(model: Model, type: (type: Type) => number): Outline {
  return {
    id: model.id,
    version: model.version,
    kinds: model.kinds.map(kindInfo),
    fields: model.fields.map((f) => ({
      kind: f.kind,
      name: f.name,
      type: type(f.type),
      state: f.state,
      values: f.state ? undefined : f.values,
    })),
    states: model.states.map((state) => ({ name: state.name, params: state.params.map(type), type: type(state.type) })),
    relations: model.relations.map((relation) => ({
      name: relation.name,
      left: type(relation.left),
      right: type(relation.right),
      directed: relation.directed,
      fields: relation.fields.map((f) => ({ name: f.name, type: type(f.type) })),
      joins: relation.joins.map((join) => ({ left: join.left, right: join.right, values: join.values })),
    })),
    dice: model.dice.map((die) => ({ name: die.name, type: type(die.type), faces: die.faces })),
    roleKind: model.seats.kind,
    layouts: model.seats.layouts,
    options: optionsOf(model).map((s) => ({ name: s.name, sort: s.sort, type: type(s.type), value: Number(s.value) })),
    choices: model.choices.map((choice) => choiceInfo(choice, type)),
    chances: model.chances.map((chance) => ({ path: chance.path, die: chance.die })),
    logs: model.logs.map((log) => ({
      path: log.path,
      args: log.args.map((arg, i) => ({ name: log.names[i] ?? '', type: type(arg) })),
    })),
  };
}

/** Settings that a match is started with, in the order of `start`'s options. */
export const optionsOf = (model: Model) =>
  model.settings.flatMap((s) => (s.sort === 'constant' ? [] : [{ ...s, sort: s.sort }]));

const kindInfo = (kind: Model['kinds'][number]) => ({
  name: kind.name,
  members: kind.members.map((member) => member.id),
  cells: kind.grid?.cells,
  hexes: kind.grid === undefined ? undefined : [kind.grid.shape, ...kind.grid.words].join(' '),
});

function choiceInfo(choice: Choice, type: (type: Type) => number) {
  const arms =
    choice.form !== 'menu'
      ? []
      : choice.arms.map((arm) => ({
          name: arm.name,
          params: arm.params.map((p) => ({ name: p.name, type: type(p.element) })),
        }));
  return {
    path: choice.path,
    form: choice.form,
    element: choice.form === 'menu' ? -1 : type(choice.element),
    arms,
    place: bare(choice.at.span),
  };
}
