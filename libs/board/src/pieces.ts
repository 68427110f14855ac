import type { GameInfo } from '@sandtable/engine';
import { own } from '@sandtable/text';
import { type Badge, badgesOf } from './badges.ts';
import { formOf } from './counter-form.ts';
import { type PrintedValue, printedValues } from './counter-values.ts';
import { type Drafts, plannedPlace } from './drafts.ts';
import type { Reader } from './facts.ts';
import type { BoardLayout, CounterForm, KindLayout, SideLayout } from './layout.ts';
import { type FieldName, type NameOf, readable } from './names.ts';
import { placeOf } from './place-of.ts';
import type { Scene } from './scene.ts';
import { ownColour } from './sides.ts';
import { type Shown, symbolOf } from './symbol-of.ts';

/** A counter that stands somewhere on the board. */
export interface Piece extends Shown {
  readonly kind: string;
  readonly member: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly side: SideLayout | undefined;
  /** Member that names the side, and what people call it. */
  readonly sideId: string | undefined;
  readonly sideName: string | undefined;
  readonly place: string;
  readonly form?: CounterForm;
  readonly values?: readonly PrintedValue[];
  readonly sizeMark?: string;
  readonly symbolSet?: KindLayout['symbolSet'];
  readonly badges: readonly Badge[];
  /** Has nothing left to do. */
  readonly faded: boolean;
  /** Counters that it carries, by their names. */
  readonly riders: readonly string[];
  /** It isn't there yet: that is only what is being answered. */
  readonly planned?: true | undefined;
  /** What it does has been chosen, and isn't confirmed yet. */
  readonly queued?: true | undefined;
}

const text = (value: unknown): string => (value === undefined || value === 'none' ? '' : String(value));

/** All counters that have a place on the board now, and those that are nowhere where they are to stand. */
export function pieces(
  info: GameInfo,
  layout: BoardLayout,
  scene: Scene,
  read: Reader,
  nameOf: NameOf | undefined,
  drafts?: Drafts,
  fieldName?: FieldName,
): readonly Piece[] {
  const stands = (kind: string, i: number): string | undefined => placeOf(read(kind, i, layout.kinds[kind]?.at), scene);
  const planned = new Set<string>();
  const where = (kind: string, i: number): string | undefined => {
    const now = stands(kind, i);
    if (now !== undefined) return now;
    const member = info.kinds.find(({ name }) => name === kind)?.members[i] ?? '';
    const there = plannedPlace(drafts, scene, kind, member);
    if (there !== undefined) planned.add(member);
    return there;
  };
  const all = piecesAt(info, layout, read, nameOf, where, fieldName);
  return all.map((piece): Piece => {
    if (piece.kind !== drafts?.kind || own(drafts.values, piece.member) === undefined) return piece;
    return { ...piece, queued: true, planned: planned.has(piece.member) || undefined };
  });
}

/** All counters that are somewhere; `where` says in which place, or that they are nowhere. */
export const piecesAt = (
  info: GameInfo,
  layout: BoardLayout,
  read: Reader,
  nameOf: NameOf | undefined,
  where: (kind: string, ordinal: number) => string | undefined,
  fieldName?: FieldName,
): readonly Piece[] => {
  const pieceOf = pieceReader(info, layout, read, nameOf, fieldName);
  return info.kinds.flatMap((kind) => {
    if (layout.kinds[kind.name]?.draw !== 'counter') return [];
    return kind.members.flatMap((_, i): readonly Piece[] => {
      if (kind.live !== undefined && read(kind.name, i, '$live') !== true) return [];
      const place = where(kind.name, i);
      return place === undefined ? [] : [pieceOf(kind, i, place)];
    });
  });
};

/** A counter as it is drawn wherever it stands, also by itself. */
export function pieceReader(
  info: GameInfo,
  layout: BoardLayout,
  read: Reader,
  nameOf: NameOf | undefined,
  fieldName?: FieldName,
): (kind: GameInfo['kinds'][number], ordinal: number, place: string) => Piece {
  const carried = carriers(info, layout, read);
  const printed = printedValues(info, read, fieldName);
  return ({ name: kind, members }, i, place) => {
    const how: KindLayout = layout.kinds[kind] ?? { draw: 'none' };
    const member = members[i] ?? '';
    const sideId = text(read(kind, i, how.side)) || undefined;
    const [label, value] = [text(read(kind, i, how.label)), text(read(kind, i, how.value))];
    const { values, size } = printed(how, kind, i);
    return {
      ...{ kind, member, place },
      ...symbolOf(how, label, value),
      name: nameOf?.(member, kind) ?? readable(member),
      label: how.labels?.[label] ?? label,
      value: how.figures?.[value] ?? value,
      side: sideId === undefined ? ownColour(how) : own(layout.sides, sideId),
      sideId,
      sideName: sideId && (nameOf?.(sideId) ?? readable(sideId)),
      ...{ form: formOf(how, label, value), values, sizeMark: size, symbolSet: how.symbolSet },
      badges: badgesOf(how, kind, i, read, fieldName),
      faded: how.faded !== undefined && read(kind, i, how.faded) === true,
      riders: (carried.get(member) ?? []).map((rider) => nameOf?.(rider) ?? readable(rider)),
    };
  };
}

/** Counters that stand on other counters, by these: `aboard(wagon)` isn't a place of the board. */
function carriers(info: GameInfo, layout: BoardLayout, read: Reader): ReadonlyMap<string, readonly string[]> {
  const counters = info.kinds.filter(({ name }) => layout.kinds[name]?.draw === 'counter');
  const known = new Set(counters.flatMap(({ members }) => members));
  const pairs = counters.flatMap(({ name, members, live }) =>
    members.flatMap((member, i) => {
      const value = live === undefined || read(name, i, '$live') === true ? read(name, i, layout.kinds[name]?.at) : '';
      const carrier = typeof value === 'string' ? /\(([^()]*)\)$/.exec(value)?.[1] : undefined;
      return carrier !== undefined && known.has(carrier) ? [{ carrier, member }] : [];
    }),
  );
  const groups = Map.groupBy(pairs, ({ carrier }) => carrier);
  return new Map([...groups].map(([carrier, riders]) => [carrier, riders.map(({ member }) => member)]));
}
