import type { GameInfo } from '@sandtable/engine';
import { described } from './described.ts';
import type { Reader } from './facts.ts';
import type { Heat } from './heat.ts';
import type { BoardLayout } from './layout.ts';
import type { NameOf } from './names.ts';
import { neighboursIn } from './neighbours.ts';
import type { Piece } from './pieces.ts';
import type { Scene } from './scene.ts';

interface Thing {
  readonly kind: string;
  readonly member: string;
  readonly name: string;
}
/** A place of the board in words: whose it is, what stands there, and where one gets from there. */
export interface TwinPlace extends Thing {
  readonly owner: string | undefined;
  readonly heat: string | undefined;
  readonly units: readonly Thing[];
  readonly near: readonly Thing[];
}

export interface TwinSource {
  readonly info: GameInfo;
  readonly layout: BoardLayout;
  readonly scene: Scene;
  readonly read: Reader;
  readonly pieces: readonly Piece[];
  readonly nameOf: NameOf | undefined;
  readonly heat?: Heat | undefined;
}

/** The board as a list, in the order of the ruleset. */
export const twinOf = ({ info, layout, scene, read, pieces, nameOf, heat }: TwinSource): readonly TwinPlace[] => {
  const near = neighboursIn(info, scene);
  const there = Map.groupBy(pieces, ({ place }) => place);
  return scene.spots.map(({ kind, member, ordinal, name }) => {
    const owner = read(kind, ordinal, layout.kinds[kind]?.side);
    return {
      kind,
      member,
      name,
      owner: typeof owner === 'string' && owner !== 'none' ? (nameOf?.(owner) ?? owner) : undefined,
      heat: heat?.places.get(`${kind}.${member}`)?.text,
      units: (there.get(member) ?? []).map((piece) => ({
        kind: piece.kind,
        member: piece.member,
        name: described(piece, ''),
      })),
      near: [...(near.get(member) ?? [])].flatMap((other) => scene.byMember.get(other) ?? []),
    };
  });
};

/** A line of the list: a place, or below one that is open something that stands there or a place beside it. */
export interface TwinRow {
  readonly key: string;
  readonly level: 1 | 2;
  readonly sort: 'place' | 'unit' | 'near';
  readonly thing: Thing;
  /** The place that it belongs to. */
  readonly place: TwinPlace;
}

export const rowsOf = (places: readonly TwinPlace[], open: ReadonlySet<string>): readonly TwinRow[] =>
  places.flatMap((place): readonly TwinRow[] => {
    const row = (sort: TwinRow['sort'], thing: Thing): TwinRow => ({
      key: sort === 'place' ? place.member : `${place.member} ${sort} ${thing.member}`,
      level: sort === 'place' ? 1 : 2,
      sort,
      thing,
      place,
    });
    const below = open.has(place.member)
      ? [...place.units.map((one) => row('unit', one)), ...place.near.map((one) => row('near', one))]
      : [];
    return [row('place', place), ...below];
  });

/** Where a key leads in the list; undefined if it leads nowhere. */
export const rowAt = (rows: readonly TwinRow[], at: number, key: string): number | undefined => {
  const row = rows[at];
  if (key === 'ArrowDown') return Math.min(rows.length - 1, at + 1);
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return rows.length - 1;
  if (key === 'ArrowLeft' && row?.level === 2) return rows.findIndex((one) => one.key === row.place.member);
  if (key === 'ArrowRight') return rows[at + 1]?.level === 2 ? at + 1 : undefined;
  if (key.length !== 1 || key === ' ') return undefined;
  // A letter leads to the next place that begins with it, round the end of the list.
  const after = [...rows.keys()].map((i) => (at + 1 + i) % rows.length);
  const begins = (i: number): boolean => rows[i]?.thing.name.toLowerCase().startsWith(key.toLowerCase()) ?? false;
  return after.find((i) => rows[i]?.level === 1 && begins(i));
};
