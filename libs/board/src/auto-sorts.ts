import type { FieldInfo, GameInfo } from '@sandtable/engine';
import { isShown } from './names.ts';

/** What members of a kind are at a table: `loose` are those that stand nowhere and lie in no pile. */
export type Sort = 'place' | 'counter' | 'card' | 'loose' | 'none';

/** Kinds a value of this type may be a member of. */
export const kindsOf = (info: GameInfo, typeIndex: number): readonly number[] => {
  const type = info.types[typeIndex];
  if (type?.t === 'kind') return [type.kind];
  return type?.t === 'union' ? type.parts.flatMap((p) => (p.p === 'type' ? kindsOf(info, p.type) : [])) : [];
};

/** Fields of a kind that a board may show; what changes goes before what is fixed. */
export const fieldsOf = (info: GameInfo, kind: number): readonly FieldInfo[] =>
  info.fields
    .filter((field) => field.kind === kind && (isShown(field) || !field.state))
    .toSorted((a, b) => Number(b.state) - Number(a.state));

/** The first field of a kind that names a member of one of these kinds. */
export const fieldTo = (info: GameInfo, kind: number, targets: readonly number[]): FieldInfo | undefined =>
  fieldsOf(info, kind).find(({ type }) => kindsOf(info, type).some((one) => targets.includes(one)));

/** What each kind is, from the rules alone. */
export function sortsOf(info: GameInfo): readonly Sort[] {
  const places = placesAmong(info);
  const sorts = info.kinds.map((_, kind): Sort => {
    if (places.includes(kind)) return 'place';
    if (kind === info.roleKind) return 'none';
    if (isPiled(info, kind)) return 'card';
    if (fieldTo(info, kind, places)) return 'counter';
    return isPlayedWith(info, kind) ? 'loose' : 'none';
  });
  if (places.length > 0) return sorts;
  // Whatever is nobody's and isn't on the board is itself what the board is made of.
  return sorts.map((sort, kind) => (sort === 'loose' && !fieldTo(info, kind, [info.roleKind]) ? 'place' : sort));
}

/** Kinds on a grid, else those that are joined among themselves, else those that pieces stand on or that have an owner. */
function placesAmong(info: GameInfo): readonly number[] {
  const celled = info.kinds.flatMap((kind, i) => (kind.cells ? [i] : []));
  if (celled.length > 0) return celled;
  const joined = info.relations.filter(({ left, right }) => left === right).flatMap(({ left }) => kindsOf(info, left));
  if (joined.length > 0) return [...new Set(joined)];
  return info.kinds.flatMap((_, kind) => (kind !== info.roleKind && isHeld(info, kind) ? [kind] : []));
}

function isHeld(info: GameInfo, kind: number): boolean {
  if (isPiled(info, kind)) return false;
  return info.fields.some((field) => {
    if (!isShown(field)) return false;
    const targets = kindsOf(info, field.type);
    return field.kind === kind
      ? targets.includes(info.roleKind) && info.kinds[kind]?.live === undefined
      : isPiece(info, field) && targets.includes(kind);
  });
}

/** A role that thinks of a place stands on none. */
const isPiece = (info: GameInfo, { kind }: FieldInfo): boolean => kind !== info.roleKind && !isPiled(info, kind);

const isPiled = (info: GameInfo, kind: number): boolean => info.piles.some((pile) => pile.kind === kind);

/** Something of it changes, or is chosen. */
function isPlayedWith(info: GameInfo, kind: number): boolean {
  const asked = info.choices.flatMap(({ element, arms }) => [
    element,
    ...arms.flatMap(({ params }) => params.map(({ type }) => type)),
  ]);
  return (
    info.fields.some((field) => field.kind === kind && isShown(field)) ||
    asked.some((type) => kindsOf(info, type).includes(kind))
  );
}
