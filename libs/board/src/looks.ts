import type { GameInfo } from '@sandtable/engine';
import { own } from '@sandtable/text';
import type { Reader } from './facts.ts';
import type { BoardLayout, Join, LookLayout, Point, SideLayout, Sign } from './layout.ts';
import { placeOf } from './place-of.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spot.ts';

/** How places look now: by the layout, from what the fields of each say. */
export interface Looks {
  /** Fill of places by `Kind.member`, as a CSS color. */
  readonly fills: ReadonlyMap<string, string>;
  readonly signs: readonly PlacedSign[];
  readonly joins: readonly Joined[];
  readonly numbers: readonly { readonly spot: Spot; readonly text: string }[];
  readonly flags: readonly { readonly spot: Spot; readonly side: SideLayout }[];
}
export interface PlacedSign {
  readonly sign: Sign;
  readonly at: Point;
  /** How far it reaches; 0 beside a place or in a region, where it is as large on every map. */
  readonly room: number;
  /** In degrees: where the line goes on that the sign lies across. */
  readonly turn: number;
}
/** A cell, and the centres of those neighbors that it is joined with. */
export interface Joined {
  readonly join: Join;
  readonly at: Point;
  readonly ends: readonly Point[];
}

/** The places on a sheet that looks are found for. */
type Spots = Pick<Scene, 'spots' | 'byMember'>;

export function looksOf(info: GameInfo, layout: BoardLayout, scene: Spots, read: Reader): Looks {
  const fills = new Map<string, string>();
  const found = scene.spots.flatMap((spot) => {
    if (spot.draw === 'feature') return [];
    const looks = layout.looks.filter((look) => applies(look, spot, read));
    const fill = looks.find((look) => look.fill !== undefined);
    if (fill !== undefined) fills.set(`${spot.kind}.${spot.member}`, colourOf(fill));
    return looks.map((look) => ({ look, spot }));
  });
  const joins = joinsIn(info, found);
  return {
    fills,
    joins,
    signs: found.flatMap(({ look, spot }) => signOf(look, spot, joins)),
    numbers: [
      ...found.flatMap(({ look, spot }) =>
        look.number === true ? [{ spot, text: String(shownOf(look, spot, read)) }] : [],
      ),
      ...signsOf(info, layout, scene, read),
    ],
    flags: found.flatMap(({ look, spot }) => {
      const side = look.flag === true ? own(layout.sides, String(shownOf(look, spot, read))) : undefined;
      return side === undefined ? [] : [{ spot, side }];
    }),
  };
}

/** Words and numbers of kinds that are printed on their places. */
const signsOf = (info: GameInfo, layout: BoardLayout, scene: Spots, read: Reader): Looks['numbers'] =>
  info.kinds.flatMap(({ name, members }) => {
    const how = layout.kinds[name];
    if (how?.draw !== 'sign') return [];
    return members.flatMap((member, i) => {
      const spot = scene.byMember.get(placeOf(read(name, i, how.at), scene) ?? '');
      const text = how.value === undefined ? member : String(read(name, i, how.value));
      return spot === undefined ? [] : [{ spot, text: how.figures?.[text] ?? text }];
    });
  });

const shownOf = ({ of }: LookLayout, spot: Spot, read: Reader): ReturnType<Reader> => {
  const [kind, field] = of.split('.');
  return kind === spot.kind ? read(spot.kind, spot.ordinal, field) : undefined;
};

function applies(look: LookLayout, spot: Spot, read: Reader): boolean {
  const value = shownOf(look, spot, read);
  if (value === undefined) return false;
  const wanted = typeof look.value === 'object' ? look.value : look.value === undefined ? undefined : [look.value];
  if (wanted === undefined) return isThere(value);
  return typeof value === 'object' ? value.some((one) => wanted.includes(one)) : wanted.includes(value);
}

const isThere = (value: ReturnType<Reader>): boolean =>
  typeof value === 'object' ? value.length > 0 : value !== 'none' && value !== false && value !== 0 && value !== '?';

/** A named tone is a property of the style sheet, which knows it for both sorts of paper. */
export const colourOf = ({ fill = '', dark }: Pick<LookLayout, 'fill' | 'dark'>): string => {
  if (!fill.startsWith('#')) return `var(--tone-${fill})`;
  return dark === undefined ? fill : `light-dark(${fill}, ${dark})`;
};

interface Found {
  readonly look: LookLayout;
  readonly spot: Spot;
}

/** Neighbours are joined where both have a look with the same join. */
function joinsIn(info: GameInfo, found: readonly Found[]): readonly Joined[] {
  const byJoin = Map.groupBy(
    found.filter(({ look }) => look.join !== undefined),
    ({ look, spot }) => `${look.join} ${spot.kind}`,
  );
  return [...byJoin].flatMap(([key, cells]) => {
    const [join = '', name] = key.split(' ');
    const kind = info.kinds.find((one) => one.name === name);
    const steps = kind?.grid?.sides ?? [];
    const places = new Map(cells.map(({ spot }) => [String(kind?.cells?.[spot.ordinal]), spot.at]));
    return cells.map(({ spot }): Joined => {
      const [q, r] = kind?.cells?.[spot.ordinal] ?? [0, 0];
      const ends = steps.flatMap(([dq, dr]) => {
        const end = places.get(String([q + dq, r + dr]));
        return end === undefined ? [] : [end];
      });
      return { join: join as Join, at: spot.at, ends };
    });
  });
}

function signOf({ mark }: LookLayout, spot: Spot, joins: readonly Joined[]): readonly PlacedSign[] {
  if (mark === undefined) return [];
  const [end] = mark === 'bridge' ? (joins.find(({ at }) => at === spot.at)?.ends ?? []) : [];
  const turn = end ? (Math.atan2(end[1] - spot.at[1], end[0] - spot.at[0]) * 180) / Math.PI : 0;
  return [{ sign: mark, at: spot.at, room: spot.draw === 'hex' ? spot.room : 0, turn }];
}
