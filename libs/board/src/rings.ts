import { around, type Box, overlap } from './boxes.ts';
import type { Point } from './layout.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spot.ts';
import type { Standing } from './stand.ts';

/** Rings of regions by `Kind.member`, where they are drawn. */
export type Rings = ReadonlyMap<string, Point>;

/** Sides of a counter at which its ring may be, from the best on; in halves of its width and height. */
const AROUND: readonly Point[] = [
  [1, -0.6],
  [-1, -0.6],
  [1, 0.6],
  [-1, 0.6],
  [0, -1],
  [0, 1],
];

/** Each ring in the middle of its region while nothing stands there, else beside the counter: neither covers the other. */
export function ringsAround(scene: Scene, { counters, stacks }: Standing, size: number): Rings {
  const squares = [
    ...counters.map((one) => ({ ...one, place: one.place })),
    ...stacks.map(({ at, size: wide, pieces: [top] }) => ({ at, size: wide, place: top?.place })),
  ];
  const taken = squares.map(({ at, size: wide }) => around(at, wide, wide * 1.04));
  const out = new Map<string, Point>();
  for (const spot of ringed(scene)) {
    const own = squares.filter(({ place }) => place === spot.member);
    const aroundCounters = own.flatMap(({ at: [x, y], size: wide }) =>
      AROUND.map(([dx, dy]): Point => [x + dx * (wide / 2 + size * 0.55), y + dy * (wide / 2 + size * 0.55)]),
    );
    const isFree = (at: Point): boolean => !taken.some((box) => overlap(box, around(at, size, size)));
    const isOwn = (at: Point): boolean => scene.ground.holds(`${spot.kind}.${spot.member}`, at);
    const free = (own.length > 0 ? [...aroundCounters, spot.at] : [spot.at, ...around8(spot.at, size)]).filter(isFree);
    const at = free.find(isOwn) ?? free[0] ?? spot.at;
    out.set(`${spot.kind}.${spot.member}`, at);
    taken.push(around(at, size, size));
  }
  return out;
}

/** A counter of a neighbor may lie on the middle of a region. */
const around8 = ([x, y]: Point, size: number): readonly Point[] =>
  Array.from(
    { length: 8 },
    (_, i): Point => [x + Math.cos((i * Math.PI) / 4) * size * 1.5, y + Math.sin((i * Math.PI) / 4) * size * 1.5],
  );

const ringed = ({ spots }: Scene): readonly Spot[] => spots.filter(({ marked, shape }) => marked && shape === 'ring');

export const ringBoxes = (rings: Rings, size: number): readonly Box[] =>
  [...rings.values()].map((at) => around(at, size, size));
