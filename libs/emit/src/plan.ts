import { HEADER, type IdentityStored, type Layout, type Stored } from '@sandtable/engine';
import { type Field, hidingKinds, type Model, sizeOf } from '@sandtable/model';
import type { Infos } from './info.ts';
import { isShown } from './is-shown.ts';
import { optionsOf } from './outline.ts';
import { wordsOf } from './words.ts';

/** An inverse index: for each value of a field the members that have it, and which values are taken at all. */
export interface Index {
  readonly at: number;
  readonly words: number;
  readonly taken: number;
  readonly takenWords: number;
}
/** For each group of values of a field the members that have one of them. */
export interface Group {
  readonly at: number;
  /** Words of the set of one group, and how many groups there are. */
  readonly words: number;
  readonly rows: number;
  /** The constant field that tells values apart; without one, parts of the type do. */
  readonly fact: number | undefined;
  /** The group of each code. */
  readonly of: readonly number[];
  /** The field whose members they hold. */
  readonly field: number;
  /** Where the groups next to each member lie, on a large grid (`near.ts`). */
  readonly near?: Near | undefined;
}
/** A bit per group for each member, in a half, a quarter … of a word. */
export interface Near {
  readonly at: number;
  readonly words: number;
  /** Members in a word, as a power of two. */
  readonly share: number;
}
/** The members whose hidden field says of someone that they know it; some of which nobody does may be among them. */
interface Shown {
  readonly at: number;
  readonly words: number;
}
/** The groups of a field before they have a place. */
export type Shape = Omit<Group, 'at' | 'near'> & { readonly near?: Omit<Near, 'at'> | undefined };
/** Where everything lies in a position. */
export interface Plan {
  readonly fields: readonly (Stored | undefined)[];
  readonly states: readonly Stored[];
  readonly options: readonly number[];
  readonly chances: number;
  /** Places of chance in lanes have a counter per role. */
  readonly roleChances: ReadonlyMap<number, number>;
  /** Kinds with hidden constants; `next` is the number that the next member to be mixed gets. */
  readonly identities: readonly (IdentityStored & { readonly next: number })[];
  readonly phase: number;
  /** Results of procedures that do not fit the header. */
  readonly result: number;
  readonly indexes: ReadonlyMap<number, Index>;
  readonly groups: ReadonlyMap<number, Group>;
  /** By the field that says who was shown where members of piles lie. */
  readonly shown: ReadonlyMap<number, Shown>;
  /** First slot of the frames. */
  readonly frames: number;
}

export function planOf(
  model: Model,
  infos: Infos,
  indexed: ReadonlySet<number>,
  grouped: ReadonlyMap<number, Shape>,
): Plan {
  let next = HEADER;
  const take: Take = (n) => {
    next += n;
    return next - n;
  };
  const phase = take(1);
  const fields = model.fields.map((field) => fieldAt(model, infos, field, take));
  const states = model.states.map((state) => stateAt(infos, state, take));
  const number = new Map(optionsOf(model).map(({ name, type }) => [name, take(wordsOf(type))]));
  const options = model.settings.map((setting) =>
    setting.sort === 'constant' ? -1 : (number.get(setting.name) ?? -1),
  );
  const chances = take(model.chances.length);
  const roles = model.kinds[model.seats.kind]?.members.length ?? 0;
  const roleChances = new Map(
    model.chances.flatMap(({ role }, i) => (role === undefined ? [] : [[i, take(roles)] as const])),
  );
  const identities = hidingKinds(model).map((kind) => identityOf(model, kind, take));
  const indexes = new Map([...indexed].map((f) => [f, indexOf(model, f, take)]));
  const groups = new Map([...grouped].map(([f, shape]) => [f, groupAt(shape, take)]));
  const shown = new Map(shownFields(model, indexed).map((f) => [f, shownAt(model, f, take)]));
  const result = take(Math.max(1, ...model.procedures.map((p) => (p.result === undefined ? 1 : wordsOf(p.result)))));
  return {
    fields,
    states,
    options,
    chances,
    roleChances,
    identities,
    phase,
    result,
    indexes,
    groups,
    shown,
    frames: next,
  };
}

/** Takes as many slots, and says where they begin. */
type Take = (n: number) => number;

function fieldAt(model: Model, infos: Infos, field: Field, take: Take): Stored | undefined {
  if (!field.state) return undefined;
  const count = model.kinds[field.kind]?.members.length ?? 0;
  const bits = field.type.t === 'bool';
  const words = wordsOf(field.type);
  const at = take(bits ? Math.ceil(count / 32) : count * words);
  const path = `${model.kinds[field.kind]?.name}.${field.name}`;
  return { path, type: infos.type(field.type), at, count, words, bits };
}

function stateAt(infos: Infos, { name, params, type }: Model['states'][number], take: Take): Stored {
  const count = params.reduce((n, param) => n * sizeOf(param), 1);
  const words = wordsOf(type);
  return { path: name, type: infos.type(type), at: take(count * words), count, words, bits: false };
}

function identityOf(model: Model, kind: number, take: Take): Plan['identities'][number] {
  const n = model.kinds[kind]?.members.length ?? 0;
  const words = Math.ceil((model.kinds[model.seats.kind]?.members.length ?? 1) / 32);
  return { kind, known: take(n * words), words, epochs: take(n), next: take(1) };
}

/** Such sets are intersected with those of the members of a pile, so these must be kept. */
const shownFields = (model: Model, indexed: ReadonlySet<number>): readonly number[] => [
  ...new Set(
    model.piles.flatMap(({ known, kind, field }) =>
      known !== undefined && indexed.has(field) && isShown(model, kind) ? [known] : [],
    ),
  ),
];

function shownAt(model: Model, field: number, take: Take): Shown {
  const words = Math.ceil((model.kinds[model.fields[field]?.kind ?? 0]?.members.length ?? 1) / 32);
  return { at: take(words), words };
}

function indexOf(model: Model, at: number, take: Take): Index {
  const field = model.fields[at];
  const values = field === undefined ? 1 : sizeOf(field.type);
  const words = Math.ceil((model.kinds[field?.kind ?? 0]?.members.length ?? 1) / 32);
  const takenWords = Math.ceil(values / 32);
  return { at: take(values * words), words, taken: take(takenWords), takenWords };
}

function groupAt(shape: Shape, take: Take): Group {
  const at = take(shape.rows * shape.words);
  return { ...shape, at, near: shape.near && { ...shape.near, at: take(shape.near.words) } };
}

/** What others may know of the plan. */
export const layoutOf = (plan: Plan, size: number, lanes: Layout['lanes']): Layout => ({
  size,
  fields: plan.fields.filter((stored) => stored !== undefined),
  states: plan.states,
  identities: plan.identities.map(({ kind, known, words, epochs }) => ({ kind, known, words, epochs })),
  chances: plan.chances,
  roleChances: [...plan.roleChances].map(([chance, at]) => ({ chance, at })),
  lanes,
  frames: plan.frames,
  phase: plan.phase,
});
