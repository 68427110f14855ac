import { entry, type RunValue } from '@sandtable/eval';
import type { Kind, Model, Type } from '@sandtable/model';
import { show } from '../show.ts';
import type { Snapshot } from './snapshot.ts';

/** Members of pools have no names in the rules: an example makes them by its own, or says which one it means. */
type Pool = Kind & { readonly pool: NonNullable<Kind['pool']> };

const poolsOf = ({ kinds }: Model): readonly Pool[] => kinds.filter((kind): kind is Pool => kind.pool !== undefined);

export const isThere = ({ kinds }: Model, { fields }: Snapshot, kind: number, member: number): boolean => {
  const { pool } = entry(kinds, kind);
  return pool === undefined || fields[pool.live]?.[member] === 1;
};

/** Statements that make the members of pools that are there, each under the name it is known by. */
export function created(model: Model, snapshot: Snapshot): readonly string[] {
  const made = poolsOf(model).flatMap((pool) =>
    pool.members.flatMap(({ id }, member) => {
      if (snapshot.fields[pool.pool.live]?.[member] !== 1) return [];
      const values = ownFields(model, pool)
        .filter(({ type }) => !speaksOfPool(model, type))
        .map(({ name, type, index }) => `${name}: ${show(model, type, snapshot.fields[index]?.[member] ?? 0)}`);
      return [`let ${id} = create ${pool.name}(${values.join(', ')})`];
    }),
  );
  return [...made, ...spokenOf(model, snapshot)];
}

/** What speaks of other members is written when all of them are there. */
const spokenOf = (model: Model, snapshot: Snapshot): readonly string[] =>
  poolsOf(model).flatMap((pool) =>
    pool.members.flatMap(({ id }, member) => {
      if (snapshot.fields[pool.pool.live]?.[member] !== 1) return [];
      return ownFields(model, pool).flatMap(({ name, type, index }) => {
        const value = snapshot.fields[index]?.[member] ?? 0;
        return speaksOfPool(model, type) && !isNothing(value) ? [`${id}.${name} = ${show(model, type, value)}`] : [];
      });
    }),
  );

const isNothing = (value: RunValue): boolean => value === 0 || (Array.isArray(value) && value.length === 0);

/** Fields with values that the language can write. */
const ownFields = (model: Model, { fields, pool }: Pool) => {
  const hidden = new Set([pool.live, ...model.piles.flatMap(({ field, place, known }) => [field, place, known])]);
  return fields.flatMap((index) => {
    const field = entry(model.fields, index);
    return hidden.has(index) || field.type.t === 'map' ? [] : [{ ...field, index }];
  });
};

function speaksOfPool(model: Model, type: Type): boolean {
  if (type.t === 'kind') return entry(model.kinds, type.kind).pool !== undefined;
  if (type.t === 'set' || type.t === 'list') return speaksOfPool(model, type.of);
  if (type.t !== 'union') return false;
  return type.parts.some((part) =>
    part.p === 'tag'
      ? part.payload.some((one) => speaksOfPool(model, one.type))
      : part.p === 'type' && speaksOfPool(model, part.type),
  );
}

/** The same line with members of pools identified by their values: the only one of which something holds. */
export function described(model: Model, snapshot: Snapshot, line: string): string {
  return poolsOf(model).reduce((text, pool) => {
    const ids = new Map(pool.members.map(({ id }, member) => [id, member]));
    return text.replaceAll(/[\p{L}][\p{L}\d_]*/gu, (word) => {
      const member = ids.get(word);
      return member === undefined ? word : (onlyOne(model, snapshot, pool, member) ?? word);
    });
  }, line);
}

/** As few of its values as nothing else has all of. */
function onlyOne(model: Model, { fields }: Snapshot, pool: Pool, member: number): string | undefined {
  let others = pool.members.flatMap((_, m) => (m !== member && fields[pool.pool.live]?.[m] === 1 ? [m] : []));
  if (fields[pool.pool.live]?.[member] !== 1) return undefined;
  const plain = ownFields(model, pool).filter(({ type }) => !speaksOfPool(model, type) && type.t !== 'list');
  const tests: string[] = [];
  while (others.length > 0) {
    const remaining = plain.map(({ index }) => others.filter((m) => same(fields[index]?.[m], fields[index]?.[member])));
    const best = remaining.reduce((least, one, i) => (one.length < (remaining[least]?.length ?? 0) ? i : least), 0);
    const field = plain[best];
    if (field === undefined || (remaining[best]?.length ?? others.length) === others.length) return undefined;
    tests.push(`x.${field.name} == ${show(model, field.type, fields[field.index]?.[member] ?? 0)}`);
    others = remaining[best] ?? [];
  }
  return tests.length === 0 ? `(only x in ${pool.name})` : `(only x in ${pool.name} where ${tests.join(' and ')})`;
}

const same = (a: RunValue | undefined, b: RunValue | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
