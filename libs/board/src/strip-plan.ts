import type { GameInfo } from '@sandtable/engine';
import { own } from '@sandtable/text';
import type { BoardProps } from './board-props.ts';
import type { CardFace } from './card-face.ts';
import { type Reader, reader } from './facts.ts';
import { kindOfField } from './kind-of-field.ts';
import type { BoardLayout, SideLayout, StripLayout } from './layout.ts';
import { readable } from './names.ts';
import { ownColour } from './sides.ts';

/** A place in a row. */
export interface StripSpace {
  readonly member: string;
  readonly name: string;
  /** What is written on it. */
  readonly text: string;
  readonly side: SideLayout | undefined;
  readonly signs: readonly string[];
  readonly markers: readonly StripMarker[];
}

export interface StripMarker {
  readonly key: string;
  readonly name: string;
  readonly side: SideLayout | undefined;
}

/** Neighbours that share a label. */
export interface StripGroup {
  readonly key: string;
  readonly label: string;
  readonly spaces: readonly StripSpace[];
}

type Needed = Pick<BoardProps, 'info' | 'view' | 'nameOf'> & {
  readonly how: BoardLayout;
  readonly faceOf: (kind: string, member: string) => CardFace;
};

/** The places of a kind in their order, with what stands on them. */
export function stripPlan(needed: Needed, { of, order }: StripLayout): readonly StripGroup[] {
  const { info, view } = needed;
  const read = reader(info, view);
  const members = info.kinds.find(({ name }) => name === of)?.members ?? [];
  const placeOf = (at: number): number =>
    order === undefined ? at + 1 : Number(read(of, at, order.slice(of.length + 1)));
  const inOrder = members
    .map((_, at) => at)
    .filter((at) => placeOf(at) > 0)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const markers = markersOn(needed, of, read);
  const groups: { key: string; label: string; spaces: StripSpace[] }[] = [];
  for (const at of inOrder) {
    const face = needed.faceOf(of, members[at] ?? '');
    const space = spaceOf(needed, face, at, read);
    const full = { ...space, markers: markers.filter(({ place }) => place === face.member) };
    const last = groups.at(-1);
    if (last?.label === face.label) last.spaces.push(full);
    else groups.push({ key: face.member, label: face.label, spaces: [full] });
  }
  return groups;
}

function spaceOf({ how }: Needed, { kind, member, name, side }: CardFace, at: number, read: Reader) {
  const looks = own(how.kinds, kind);
  const value = read(kind, at, looks?.value);
  const text = value === undefined ? '' : (own(looks?.figures ?? {}, String(value)) ?? String(value));
  const signs = (looks?.badges ?? []).flatMap(({ field, sign }) =>
    read(kind, at, field) === true ? (sign ?? '•') : [],
  );
  return { member, name, text, side, signs };
}

/** Counters whose field names a place of the kind. */
function markersOn({ info, how, nameOf }: Needed, kind: string, read: Reader) {
  return info.kinds.flatMap(({ name, members }, at) => {
    const looks = own(how.kinds, name);
    if (looks?.draw !== 'counter' || looks.at === undefined || !leadsTo(info, at, looks.at, kind)) return [];
    return members.map((member, i) => ({
      key: `${name}.${member}`,
      name: nameOf?.(member, name) ?? readable(member),
      side: own(how.sides, String(read(name, i, looks.side))) ?? ownColour(looks),
      place: String(read(name, i, looks.at)),
    }));
  });
}

/** Whether members of a kind are the values of a field. */
function leadsTo(info: GameInfo, owner: number, field: string, kind: string): boolean {
  return kindOfField(info, owner, field) === kind;
}
