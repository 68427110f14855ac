import { type Info, kindAt, partsAt } from './shape.ts';

/** The number of the type of all members of a kind. */
export const typeOfKind = (info: Info, kind: number): number =>
  info.types.findIndex((type) => type.t === 'kind' && type.kind === kind);

/** The type at the end of a path of fields; undefined where it leads nowhere. */
export function typeAlong(info: Info, type: number, path: readonly string[]): number | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return type;
  const next = typeOfField(info, type, first);
  return next === undefined ? undefined : typeAlong(info, next, rest);
}

/** In a union, kinds without the field stand for themselves: the land of a land is that land. */
function typeOfField(info: Info, type: number, name: string): number | undefined {
  const kind = kindAt(info, type);
  if (kind !== undefined) return info.fields.find((field) => field.kind === kind && field.name === name)?.type;
  const ends = partsAt(info, type).flatMap((part) =>
    part.p === 'type' ? [typeOfField(info, part.type, name) ?? part.type] : [],
  );
  return new Set(ends).size === 1 ? ends[0] : undefined;
}

/** Follows a path of constant fields from a member, both by name. */
export function memberAlong(
  info: Info,
  type: number,
  member: string | undefined,
  path: readonly string[],
): string | undefined {
  const [first, ...rest] = path;
  if (first === undefined || member === undefined) return member;
  const next = typeOfField(info, type, first);
  return next === undefined ? undefined : memberAlong(info, next, constantOf(info, type, member, first), rest);
}

/** The value of a constant field of a member; of one in a union that has no such field, the member itself. */
function constantOf(info: Info, type: number, member: string, name: string): string | undefined {
  const kind = kindAt(info, type);
  const inUnion = kind === undefined;
  const own = inUnion ? kindsIn(info, type).find((one) => info.kinds[one]?.members.includes(member)) : kind;
  const field = info.fields.find((one) => one.kind === own && one.name === name);
  if (field === undefined) return inUnion ? member : undefined;
  const code = field.values?.[info.kinds[own ?? -1]?.members.indexOf(member) ?? -1];
  const target = kindAt(info, field.type);
  return target === undefined || typeof code !== 'number' ? undefined : info.kinds[target]?.members[code];
}

const kindsIn = (info: Info, type: number): readonly number[] =>
  partsAt(info, type).flatMap((part) => (part.p === 'type' ? (kindAt(info, part.type) ?? []) : []));

/** What is at the end of a path from a piece: the first name is one of its fields, the others are constants. */
export function alongPiece(
  info: Info,
  kind: number,
  fields: Readonly<Record<string, string>>,
  path: readonly string[],
): string | undefined {
  const [first = '', ...rest] = path;
  const type = typeOfField(info, typeOfKind(info, kind), first);
  return type === undefined ? undefined : memberAlong(info, type, fields[first], rest);
}
