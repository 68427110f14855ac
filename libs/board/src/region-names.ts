import { around, type Box, common, middleOf, within } from './boxes.ts';
import { LEAST, led, type PlacedLabel, textWidth } from './labels.ts';
import type { Point } from './layout.ts';
import { occupied } from './occupied.ts';
import type { Scene } from './scene.ts';
import type { Sizes } from './sizes.ts';
import type { Spot } from './spot.ts';
import { freeSpot } from './stacks.ts';

const LINE = 1.15;
/** Longer names are broken in two. */
const LONG = 13;

/** A long name in two lines, broken at the hyphen or space nearest its middle. */
export const brokenName = (name: string): readonly string[] => {
  if (name.length <= LONG) return [name];
  const breaks = [...name.matchAll(/[- ]/g)].map((found) => found.index + 1);
  const [best] = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return best === undefined ? [name] : [name.slice(0, best).trimEnd(), name.slice(best)];
};

/** How much of a name must lie on its own land, and how large it is then, from the best to the least. */
const TRIES = [
  { share: 0.95, scale: 1 },
  { share: 0.7, scale: 1 },
  { share: 0.7, scale: 0.88 },
  { share: 0.5, scale: 0.88 },
  { share: 0.5, scale: 0.78 },
  { share: 0.2, scale: 0.78 },
] as const;

interface Try {
  readonly name: string;
  readonly share: number;
  readonly scale: number;
}

/** Where there is a short name, it stands in for a long one that would not lie on its own ground. */
const tries = (spot: Spot): readonly Try[] => {
  const { name, short } = spot;
  if (short === undefined) return TRIES.map((one) => ({ name, ...one }));
  return [{ name, ...TRIES[0] }, ...TRIES.map((one) => ({ name: short, ...one }))];
};

const block = (name: string, size: number) => {
  const lines = brokenName(name);
  return {
    lines,
    w: Math.max(...lines.map((line) => textWidth(line, size))) + size * 0.4,
    h: lines.length * size * LINE,
  };
};

/** Where someone has put a name it stands, whatever lies there; in short where it would lie on other ground. */
const put = (spot: Spot, scene: Scene, size: number, at: Point): PlacedLabel => {
  const key = `${spot.kind}.${spot.member}`;
  const [whole, ...shorter] = tries(spot);
  const { w, h } = block(spot.name, size);
  const isOwn = whole === undefined || scene.ground.share(key, around(at, w, h)) >= whole.share;
  const name = block(isOwn ? spot.name : (shorter.at(-1)?.name ?? spot.name), size);
  return { key, lines: name.lines, box: around(at, name.w, name.h), size, sort: sortOf(spot) };
};

/** Names are in sight at first if their regions are. */
const boundsFor = ({ at }: Spot, { width, height, seen }: Scene): Box => {
  const sheet = { x: 0, y: 0, w: width, h: height };
  return seen !== undefined && within(around(at, 0, 0), seen) ? common(seen, sheet) : sheet;
};

const placed = (spot: Spot, scene: Scene, size: number, isTaken: (box: Box) => boolean): PlacedLabel | undefined => {
  const key = `${spot.kind}.${spot.member}`;
  if (spot.labelAt) return put(spot, scene, size, spot.labelAt);
  const sheet = boundsFor(spot, scene);
  for (const { name, share, scale } of tries(spot)) {
    const { lines, w, h } = block(name, size * scale);
    const isFree = (box: Box): boolean =>
      within(box, sheet) &&
      scene.ground.share(key, box) >= share &&
      scene.ground.holds(key, middleOf(box)) &&
      !isTaken(box);
    const at = freeSpot(spot.at, w, h, isFree, size * 22) ?? inside(spot, scene, w, h, isTaken, share);
    if (at) return { key, lines, box: around(at, w, h), size: size * scale, sort: sortOf(spot) };
  }
  return undefined;
};

/** Of all points of a region the one around which most of its ground lies, if that is enough. */
const inside = (
  spot: Spot,
  scene: Scene,
  w: number,
  h: number,
  isTaken: (box: Box) => boolean,
  share: number,
): Point | undefined => {
  const key = `${spot.kind}.${spot.member}`;
  const sheet = boundsFor(spot, scene);
  let best: { readonly at: Point; readonly own: number } | undefined;
  for (const at of scene.ground.points(key)) {
    const box = around(at, w, h);
    if (!within(box, sheet)) continue;
    const own = scene.ground.share(key, box);
    if (own >= share && own > (best?.own ?? 0) && !isTaken(box)) best = { at, own };
  }
  return best?.at;
};

/** Where regions are set apart from places, so are their names; parts of a map that is all regions are named like places. */
const sortOf = (spot: Spot): PlacedLabel['sort'] => (spot.on === 'sea' ? 'sea' : spot.closed ? 'area' : undefined);

/** Names of areas are larger than those of places, in as many parts of these. */
const LARGER = 1.2;

/**
 * Names of regions, each on its own land; the smallest regions choose first. They keep off `wanted`, where other names would be,
 * if they can. One that has no room on its land is next to it with a line, so that it is not read as a neighbor's.
 */
export const regionNames = (
  scene: Scene,
  { text, px }: Pick<Sizes, 'text' | 'px'>,
  taken: readonly Box[],
  wanted: readonly Box[] = [],
): readonly PlacedLabel[] => {
  const [all, others] = [occupied(taken), occupied(wanted)] as const;
  const out: PlacedLabel[] = [];
  const sheet = { x: 0, y: 0, w: scene.width, h: scene.height };
  const area = (spot: Spot): number => scene.ground.share(`${spot.kind}.${spot.member}`, sheet);
  for (const spot of scene.spots.filter((s) => s.draw === 'region' && !s.unnamed).sort((a, b) => area(a) - area(b))) {
    const size = sortOf(spot) === undefined ? text : text * LARGER;
    const key = `${spot.kind}.${spot.member}`;
    const short = { key, lines: brokenName(spot.short ?? spot.name), at: spot.at, size: Math.min(size, LEAST * px) };
    const name =
      placed(spot, scene, size, (box) => all.hits(box) || others.hits(box)) ??
      placed(spot, scene, size, all.hits) ??
      led(short, { taken: all, sheet }, sortOf(spot));
    if (name === undefined) continue;
    all.add(name.box);
    out.push(name);
  }
  return out;
};
