import { entry, fromOrdinal, makeSet, type RunValue } from '@sandtable/eval';
import { type Model, sizeOf, type Type } from '@sandtable/model';
import { ordinalNamed } from './named.ts';
import { layAt, layInto } from './piles.ts';
import type { Position } from './position.ts';
import type { Setup } from './setup.ts';

/** What an author did to a match beside deciding, by names, as saves keep it. */
export type NamedByHand =
  | {
      readonly hand: 'dice';
      readonly place: string;
      readonly role?: string;
      readonly occurrence: number;
      readonly gives: readonly (string | number)[];
    }
  | {
      readonly hand: 'change';
      readonly path: string;
      readonly of: readonly string[];
      readonly value: Named | readonly Named[];
    }
  | { readonly hand: 'seed'; readonly seed: number };
type Named = string | number | boolean;

/** Does it to the match; false where it names what is not there. Whether it may be done is not asked. */
export function doByHand(setup: Setup, act: NamedByHand): boolean {
  if (act.hand === 'change') return change(setup, act);
  if (act.hand === 'dice') return tell(setup, act);
  setup.seed = act.seed;
  return true;
}

/** What is set for chance is kept as codes of faces, or ordinals of what is picked or drawn. */
function tell(
  { model, forced }: Setup,
  { place, role, occurrence, gives }: Extract<NamedByHand, { hand: 'dice' }>,
): boolean {
  const chance = model.chances.find(({ path }) => path === place);
  if (chance === undefined) return false;
  const die = chance.sort === 'die';
  const type = die ? entry(model.dice, chance.die).type : elementOf(model, chance);
  const ordinals = gives.map((name) => ordinalNamed(model, type, name));
  if (ordinals.includes(undefined)) return false;
  const values = ordinals.map((ordinal) => (die ? Number(fromOrdinal(type, ordinal ?? 0)) : (ordinal ?? 0)));
  forced.set(`${role === undefined ? place : `${place}(${role})`} ${occurrence}`, values);
  return true;
}

function elementOf(model: Model, chance: Exclude<Model['chances'][number], { sort: 'die' }>): Type {
  if (chance.sort === 'pick') return chance.result.t === 'set' ? chance.result.of : chance.result;
  const { kind } = entry(model.piles, chance.pile);
  return { t: 'kind', kind, name: entry(model.kinds, kind).name, size: entry(model.kinds, kind).members.length };
}

function change(setup: Setup, { path, of, value }: Extract<NamedByHand, { hand: 'change' }>): boolean {
  const done = changed(setup, path, of, value);
  if (done) setup.written();
  return done;
}

function changed(
  { model, position }: Setup,
  path: string,
  of: readonly string[],
  value: Named | readonly Named[],
): boolean {
  const state = model.states.findIndex(({ name }) => name === path);
  if (state >= 0) {
    const { params, type } = entry(model.states, state);
    return write(model, entry(position.states, state), tuple(model, params, of), type, value);
  }
  const field = model.fields.findIndex(
    ({ kind, name, state: own }) => own && `${entry(model.kinds, kind).name}.${name}` === path,
  );
  const found = model.fields[field];
  if (found === undefined) return false;
  const member = entry(model.kinds, found.kind).members.findIndex(({ id }) => id === of[0]);
  return (
    laid(model, position, field, member, value) ??
    write(model, entry(position.fields, field), member, found.type, value)
  );
}

/** Whether a member was laid elsewhere; undefined where the field says nothing of piles. */
function laid(
  model: Model,
  position: Position,
  field: number,
  member: number,
  value: Named | readonly Named[],
): boolean | undefined {
  const pile = model.piles.find((one) => one.field === field || one.place === field);
  if (pile === undefined) return undefined;
  const { type } = entry(model.fields, field);
  const ordinal = isMany(value) ? undefined : ordinalNamed(model, type, value);
  if (ordinal === undefined) return false;
  if (pile.field === field) layInto(model, position, pile, member, ordinal);
  else layAt(position, pile, member, ordinal);
  return true;
}

function tuple(model: Model, params: readonly Type[], of: readonly string[]): number {
  const ordinals = params.map((type, i) => ordinalNamed(model, type, of[i]) ?? Number.NaN);
  return ordinals.reduce((cell, ordinal, i) => cell * sizeOf(entry(params, i)) + ordinal, 0);
}

function write(model: Model, cells: RunValue[], cell: number, type: Type, value: Named | readonly Named[]): boolean {
  const next = runValue(model, type, value);
  if (next === undefined || cells[cell] === undefined) return false;
  cells[cell] = next;
  return true;
}

function runValue(model: Model, type: Type, value: Named | readonly Named[]): RunValue | undefined {
  if (!isMany(value)) {
    const ordinal = ordinalNamed(model, type, value);
    return ordinal === undefined ? undefined : fromOrdinal(type, ordinal);
  }
  if (type.t !== 'set' && type.t !== 'list') return undefined;
  const ordinals = value.map((name) => ordinalNamed(model, type.of, name));
  if (ordinals.includes(undefined)) return undefined;
  const found = ordinals as readonly number[];
  return type.t === 'set' ? makeSet(found) : found.map((ordinal) => fromOrdinal(type.of, ordinal));
}

const isMany = (value: Named | readonly Named[]): value is readonly Named[] => typeof value === 'object';
