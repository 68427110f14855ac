import type { FieldInfo, GameInfo, GameModule, Stored, TypeInfo } from '@sandtable/engine';

/** Whose a member is in a position, as a bitset of seats. */
export type Owner = (S: Int32Array, member: number) => number;
/** Whose a value is: a role, a member of a role, or what roles have in common, such as their side. */
type ValueOwner = (code: number) => number;

export interface Owners {
  readonly seats: number;
  /** Undefined where members of a kind belong to nobody. */
  readonly ofMembers: (kind: number) => Owner | undefined;
  /** Undefined where values of a type belong to nobody. */
  readonly ofValues: (type: number) => ValueOwner | undefined;
}

/** Chains of fields that are followed from a member to a role: a unit of a nation of an alliance. */
const FURTHEST = 3;

/** Who owns what in a seating, as far as fields say so. */
export function ownersIn(module: GameModule, seating: number): Owners {
  const { info } = module;
  const seats = info.layouts[seating]?.seats ?? [];
  const owners: Owners = {
    seats: seats.length,
    ofMembers: (kind) => (kind === info.roleKind ? (_, role) => seatOf(role) : memberOwner(module, kind, owners)),
    ofValues: (type) => valueOwner(info, type, seatOf, FURTHEST),
  };
  return owners;

  function seatOf(role: number): number {
    return seats.reduce((bits, { roles }, seat) => (roles.includes(role) ? bits | (1 << seat) : bits), 0);
  }
}

/** What changes hands counts before what someone had from the beginning. */
function memberOwner(module: GameModule, kind: number, { ofValues }: Owners): Owner | undefined {
  const fields = module.info.fields.filter((field) => field.kind === kind);
  for (const field of fields.filter(({ state }) => state)) {
    const [owner, stored] = [ofValues(field.type), storedOf(module, field)];
    if (owner && stored && holdsRoles(module.info, field.type)) return (S, member) => owner(codeAt(S, stored, member));
  }
  for (const { type, values } of fields) {
    const owner = values && ofValues(type);
    if (owner) return (_, member) => owner(Number(values[member] ?? -1));
  }
  return undefined;
}

/** A member that stands on another is not owned by it. */
function holdsRoles({ types, roleKind }: GameInfo, type: number): boolean {
  const own = types[type];
  if (own?.t === 'kind') return own.kind === roleKind;
  if (own?.t !== 'union') return false;
  return own.parts.every((part) => part.p === 'none' || (part.p === 'type' && isKind(types[part.type], roleKind)));
}

const isKind = (type: TypeInfo | undefined, kind: number): boolean => type?.t === 'kind' && type.kind === kind;

function valueOwner(
  info: GameInfo,
  type: number,
  seatOf: (role: number) => number,
  steps: number,
): ValueOwner | undefined {
  if (isKind(info.types[type], info.roleKind)) return seatOf;
  return inCommon(info, type, seatOf) ?? partOwner(info, type, seatOf, steps) ?? owned(info, type, seatOf, steps);
}

/** Roles have a constant field of this type: a value belongs to all that have it. */
function inCommon(info: GameInfo, type: number, seatOf: (role: number) => number): ValueOwner | undefined {
  const field = info.fields.find(
    (one) => one.kind === info.roleKind && one.type === type && one.values !== undefined && isName(info.types[type]),
  );
  return (
    field &&
    ((code) => (field.values ?? []).reduce<number>((bits, own, role) => (own === code ? bits | seatOf(role) : bits), 0))
  );
}

const isName = (type: TypeInfo | undefined): boolean => type?.t === 'kind' || type?.t === 'union';

/** Either nothing, or something that is owned. */
function partOwner(
  info: GameInfo,
  type: number,
  seatOf: (role: number) => number,
  steps: number,
): ValueOwner | undefined {
  const own = info.types[type];
  if (own?.t !== 'union' || own.parts.length !== 2) return undefined;
  const [none, part] = own.parts;
  const inner = none?.p === 'none' && part?.p === 'type' ? valueOwner(info, part.type, seatOf, steps) : undefined;
  return inner && ((code) => (code === 0 ? 0 : inner(code - 1)));
}

/** A member of a kind that has an owner by a constant field. */
function owned(info: GameInfo, type: number, seatOf: (role: number) => number, steps: number): ValueOwner | undefined {
  const own = info.types[type];
  if (own?.t !== 'kind' || steps === 0) return undefined;
  for (const field of info.fields) {
    const owner = field.kind === own.kind && field.values && valueOwner(info, field.type, seatOf, steps - 1);
    if (owner) return (member) => owner(Number(field.values?.[member] ?? -1));
  }
  return undefined;
}

export function storedOf({ info, layout }: GameModule, field: FieldInfo): Stored | undefined {
  return layout.fields.find(({ path }) => path === `${info.kinds[field.kind]?.name}.${field.name}`);
}

export const codeAt = (S: Int32Array, { at, words, bits }: Stored, cell: number): number =>
  bits ? ((S[at + (cell >> 5)] ?? 0) >>> (cell & 31)) & 1 : (S[at + cell * words] ?? 0);
