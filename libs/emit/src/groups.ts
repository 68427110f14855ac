// Fields whose values are told apart by a fact about them, such as hexes by the side of the army on them: one bitset of
// members per group is kept while the field changes, so that "an enemy is there" is a set and no look at each place.
import { type Expr, expressionsIn, type Model, type Part, partSize, sizeOf, type Type } from '@sandtable/model';
import { bodiesIn } from './bodies.ts';
import { nearOf } from './near.ts';
import type { Shape } from './plan.ts';

/** Facts with more values than this are too fine, and no more words than this are kept for one field. */
const MOST_VALUES = 16;
const MOST_WORDS = 512;
/** Values of a field with more codes are looked at one by one. */
const MOST_CODES = 4096;

/** The groups that are worth keeping, by the field whose members they hold. */
export function groupedFields(model: Model, indexed: ReadonlySet<number>): ReadonlyMap<number, Shape> {
  const roots = bodiesIn(model).map((root) => expressionsIn(...root));
  const facts = new Map<number, Map<number, number>>();
  for (const [field, fact] of roots.flatMap((all) => factsAsked(model, all))) {
    const votes = facts.get(field) ?? new Map<number, number>();
    facts.set(field, votes.set(fact, (votes.get(fact) ?? 0) + 1));
  }
  const parted = roots.flatMap((all) => all.flatMap(partsAsked)).filter((field) => !indexed.has(field));
  const fields = [...new Set([...facts.keys(), ...parted])].sort((a, b) => a - b);
  return new Map(
    fields.flatMap((field) => {
      const [fact] = [...(facts.get(field) ?? [])].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
      const shape = shapeOf(model, field, fact);
      return shape === undefined ? [] : [[field, shape] as const];
    }),
  );
}

/** `x.at is p: Place and p.owner == …`: the field `at`, and the fact `owner` about what it holds. */
function factsAsked(model: Model, all: readonly Expr[]): readonly (readonly [field: number, fact: number])[] {
  const bound = new Map(all.flatMap((e) => (e.e === 'is' ? boundIn(e) : [])));
  const sides = all.flatMap((e) => (e.e === 'compare' && (e.op === '==' || e.op === '!=') ? [e.left, e.right] : []));
  return sides.flatMap((side) => {
    const field = side.e === 'field' && side.of.e === 'local' ? bound.get(side.of.local) : undefined;
    return side.e === 'field' && field !== undefined && isFact(model, side.field) ? [[field, side.field] as const] : [];
  });
}

/** The local that a test binds to the value of a field of another local. */
export function boundIn(e: Extract<Expr, { e: 'is' }>): readonly (readonly [local: number, field: number])[] {
  if (e.of.e !== 'field' || e.of.of.e !== 'local' || e.pattern.p !== 'codes' || e.pattern.bind === undefined) return [];
  return [[e.pattern.bind, e.of.field]];
}

const isFact = (model: Model, fact: number): boolean => {
  const field = model.fields[fact];
  return field !== undefined && !field.state && SCALARS.has(field.type.t) && sizeOf(field.type) <= MOST_VALUES;
};
const SCALARS: ReadonlySet<Type['t']> = new Set<Type['t']>(['int', 'kind', 'bool', 'union']);

/** Fields that are only asked which part of their type holds, such as whether there is something at all. */
function partsAsked(e: Expr): readonly number[] {
  if (e.e === 'is') return e.of.e === 'field' && e.of.of.e === 'local' ? [e.of.field] : [];
  if (e.e !== 'compare' || e.left.e !== 'field' || e.left.of.e !== 'local' || e.right.e !== 'value') return [];
  return e.op === '==' || e.op === '!=' ? [e.left.field] : [];
}

/** A group per value of the fact, and one per part of the type that it says nothing about. */
function shapeOf(model: Model, index: number, fact: number | undefined): Shape | undefined {
  const field = model.fields[index];
  if (field?.state !== true || field.type.t !== 'union' || sizeOf(field.type) > MOST_CODES) return undefined;
  const about = fact === undefined ? undefined : model.fields[fact];
  const isAbout = (part: Part) => part.p === 'type' && part.type.t === 'kind' && part.type.kind === about?.kind;
  const values = (about?.values ?? []).map((value) => Number(value) - (about?.type.t === 'int' ? about.type.min : 0));
  const facts = about === undefined ? 0 : sizeOf(about.type);
  const others = field.type.parts.filter((part) => !isAbout(part));
  const of = field.type.parts.flatMap((part) =>
    isAbout(part) ? values : Array.from({ length: partSize(part) }, () => facts + others.indexOf(part)),
  );
  const [rows, words] = [facts + others.length, Math.ceil(field.values.length / 32)];
  if (others.length === field.type.parts.length && fact !== undefined) return undefined;
  return rows < 2 || rows * words > MOST_WORDS
    ? undefined
    : { words, rows, fact, of, field: index, near: nearOf(model, index, rows) };
}
