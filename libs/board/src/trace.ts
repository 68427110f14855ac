import type { GameInfo } from '@sandtable/engine';
import type { Change } from '@sandtable/session';
import type { Arrow } from './arrows.ts';
import { around, type Box } from './boxes.ts';
import type { BoardLayout, Point } from './layout.ts';
import { placeOf } from './place-of.ts';
import type { Rings } from './rings.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spot.ts';
import type { Standing } from './stand.ts';
import { standsOf } from './stands-at.ts';

/** What the last decision left on the board. */
export interface Trace {
  /** Ways that counters went. */
  readonly ways: readonly { readonly key: string; readonly from: Point; readonly to: Point }[];
  /** Where counters came from, or were taken from. */
  readonly left: readonly Box[];
  /** Counters that are new where they are, and places that are another's now. */
  readonly marked: readonly Box[];
}

const centre = (box: Box): Point => [box.x + box.w / 2, box.y + box.h / 2];
const unique = <T>(all: readonly T[]): readonly T[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

const NONE: Trace = { ways: [], left: [], marked: [] };

export const traceOf = (
  info: GameInfo,
  layout: BoardLayout,
  scene: Scene,
  standing: Standing,
  changes: readonly Change[],
  size: number,
  arrows: readonly Arrow[] = [],
  rings: Rings = new Map(),
): Trace => {
  if (changes.length === 0) return NONE;
  const named = changes.map(({ path, member, from, to }) => {
    const [kindName = '', field = ''] = path.split('.');
    const name = info.kinds.find((k) => k.name === kindName)?.members[member] ?? '';
    return { kindName, field, name, from, to };
  });
  const stands = standsOf(standing, new Set(named.map(({ name }) => name)));
  const found = named.map(({ kindName, field, name, from, to }) => {
    const how = layout.kinds[kindName];
    if (how?.draw === 'counter' && how.at === field) {
      const box = stands.get(`${kindName}.${name}`);
      const before = scene.byMember.get(placeOf(from, scene) ?? '')?.at;
      const after = placeOf(to, scene) === undefined ? undefined : box;
      const isShown = arrows.some(({ arrived, from: start }) => arrived === `${kindName}.${name}` && start === before);
      return { before, after, isShown };
    }
    const place = how?.side === field ? scene.byMember.get(name) : undefined;
    return { before: undefined, after: place && ownerBox(place, size, rings), isShown: false };
  });
  // A way that is an arrow already isn't drawn twice.
  const ways = found.flatMap(({ before, after, isShown }) =>
    before && after && !isShown ? [{ from: before, to: centre(after) }] : [],
  );
  return {
    ways: unique(ways).map((way) => ({ ...way, key: `${way.from} ${way.to}` })),
    left: unique(found.flatMap(({ before }) => (before ? [around(before, size, size)] : []))),
    marked: unique(found.flatMap(({ after }) => (after ? [after] : []))),
  };
};

/** Of a mark so much is framed, compared with a counter. */
const OF_MARK = 0.7;

/** What shows that a place is another's now: the place, or the mark of a region; a region without one has its color alone. */
function ownerBox({ draw, kind, member, marked, at }: Spot, size: number, rings: Rings): Box | undefined {
  if (draw !== 'region') return around(at, size, size);
  const ring = rings.get(`${kind}.${member}`) ?? at;
  return marked ? around(ring, size * OF_MARK, size * OF_MARK) : undefined;
}
