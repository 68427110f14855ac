import { type Effect, type Env, entry, Fault, type RunValue } from '@sandtable/eval';
import { codeAt, type Model, type Part, partOffsets, partSize, sizeOf, type Type } from '@sandtable/model';
import type { Position } from './position.ts';
import type { Setup } from './setup.ts';

/** The lowest member that is not live and that nothing speaks of; its fields are written by the statements behind. */
export function create(
  { model, position }: Setup,
  env: Env,
  stmt: Extract<Effect, { readonly s: 'create' }>,
): undefined {
  const { pool, members } = entry(model.kinds, stmt.kind);
  const live = entry(position.fields, pool?.live ?? -1);
  const spokenOf = spoken(model, position, stmt.kind);
  const member = members.findIndex((_, m) => live[m] !== 1 && !spokenOf.has(m));
  if (member < 0) throw new Fault('full', stmt.span, { found: members.length });
  live[member] = 1;
  env.frame.values[stmt.into] = member;
}

/** Whether a member of a kind is there: those of pools come and go. */
export function isLive(model: Model, { fields }: Position, kind: number, member: number): boolean {
  const { pool } = entry(model.kinds, kind);
  return pool === undefined || entry(fields, pool.live)[member] === 1;
}

/** The members of a kind that are named in fields of members that are there, and in states. */
function spoken(model: Model, position: Position, kind: number): ReadonlySet<number> {
  const found = new Set<number>();
  const take = (type: Type, value: RunValue): void => {
    for (const member of named(type, value, kind)) found.add(member);
  };
  for (const [f, field] of model.fields.entries()) {
    if (!field.state || !canName(field.type, kind)) continue;
    for (const [m, value] of entry(position.fields, f).entries())
      if (isLive(model, position, field.kind, m)) take(field.type, value);
  }
  for (const [s, { type }] of model.states.entries())
    if (canName(type, kind)) for (const value of entry(position.states, s)) take(type, value);
  return found;
}

/** Most types can't name a kind, and their values need no look. */
function canName(type: Type, kind: number): boolean {
  switch (type.t) {
    case 'kind':
      return type.kind === kind;
    case 'union':
      return type.parts.some((part) =>
        part.p === 'type'
          ? canName(part.type, kind)
          : part.p === 'tag' && part.payload.some((one) => canName(one.type, kind)),
      );
    case 'set':
    case 'list':
      return canName(type.of, kind);
    case 'map':
      return canName(type.key, kind) || canName(type.value, kind);
    default:
      return false;
  }
}

/** The members of a kind that stand in a value. */
function named(type: Type, value: RunValue, kind: number): readonly number[] {
  if (type.t === 'kind') return type.kind === kind && typeof value === 'number' ? [value] : [];
  if (type.t === 'union') return inUnion(type, Number(value), kind);
  if (typeof value !== 'object') return [];
  if (type.t === 'set') return value.flatMap((ordinal) => named(type.of, codeAt(type.of, Number(ordinal)), kind));
  if (type.t === 'list') return value.flatMap((item) => named(type.of, item, kind));
  if (type.t !== 'map') return [];
  return value.flatMap((cell, key) => {
    const present = type.partial ? (cell as readonly RunValue[]) : [cell];
    return present.flatMap((one) => [...named(type.key, codeAt(type.key, key), kind), ...named(type.value, one, kind)]);
  });
}

function inUnion(type: Extract<Type, { t: 'union' }>, code: number, kind: number): readonly number[] {
  const offsets = partOffsets(type);
  const at = type.parts.findIndex((part, i) => code >= entry(offsets, i) && code < entry(offsets, i) + partSize(part));
  const part = entry(type.parts, at);
  const ordinal = code - entry(offsets, at);
  if (part.p === 'type') return named(part.type, codeAt(part.type, ordinal), kind);
  return part.p === 'tag' ? inPayload(part, ordinal, kind) : [];
}

/** Mixed radix, the last varying fastest. */
function inPayload({ payload }: Extract<Part, { p: 'tag' }>, ordinal: number, kind: number): readonly number[] {
  let rest = ordinal;
  return payload.toReversed().flatMap(({ type }) => {
    const digit = rest % sizeOf(type);
    rest = Math.floor(rest / sizeOf(type));
    return named(type, codeAt(type, digit), kind);
  });
}
