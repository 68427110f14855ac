import { around, type Box, within } from './boxes.ts';
import { type PlacedLabel, textWidth } from './labels.ts';
import type { Point } from './layout.ts';
import type { Scene } from './scene.ts';
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

/** How much of a name must lie on its own land, from the best to the least. */
const SHARES = [0.95, 0.7, 0.4, 0.2, 0] as const;

interface Try {
  readonly name: string;
  readonly share: number;
}

/** Where there is a short name, it stands in for a long one that would not lie on its own ground. */
const tries = (spot: Spot): readonly Try[] => {
  const { name, short } = spot;
  if (short === undefined) return SHARES.map((share) => ({ name, share }));
  return [{ name, share: 0.95 }, ...SHARES.map((share) => ({ name: short, share }))];
};

const block = (name: string, size: number) => {
  const lines = brokenName(name);
  return {
    lines,
    w: Math.max(...lines.map((line) => textWidth(line, size))) + size * 0.4,
    h: lines.length * size * LINE,
  };
};

/** Where somebody has put a name it stands, whatever lies there; in short where it would lie on other ground. */
const put = (spot: Spot, scene: Scene, size: number, at: Point): PlacedLabel => {
  const key = `${spot.kind}.${spot.member}`;
  const [whole, ...shorter] = tries(spot);
  const { w, h } = block(spot.name, size);
  const isOwn = whole === undefined || scene.ground.share(key, around(at, w, h)) >= whole.share;
  const name = block(isOwn ? spot.name : (shorter.at(-1)?.name ?? spot.name), size);
  return { key, lines: name.lines, box: around(at, name.w, name.h), size, sea: spot.on === 'sea' };
};

const placed = (
  spot: Spot,
  scene: Scene,
  size: number,
  taken: readonly Box[],
  least: number,
): PlacedLabel | undefined => {
  const key = `${spot.kind}.${spot.member}`;
  if (spot.labelAt) return put(spot, scene, size, spot.labelAt);
  const sheet = { x: 0, y: 0, w: scene.width, h: scene.height };
  for (const { name, share } of tries(spot).filter((one) => one.share >= least)) {
    const { lines, w, h } = block(name, size);
    const at = freeSpot(
      spot.at,
      w,
      h,
      taken,
      (box) => within(box, sheet) && scene.ground.share(key, box) >= share,
      share > 0 ? size * 22 : size * 6,
    );
    if (at) return { key, lines, box: around(at, w, h), size, sea: spot.on === 'sea' };
  }
  return undefined;
};

/**
 * Names of regions, each on its own land as far as it can be, and only where as much of it is as `least` says; the smallest
 * regions choose first.
 */
export const regionNames = (scene: Scene, size: number, taken: readonly Box[], least = 0): readonly PlacedLabel[] => {
  const all = [...taken];
  const out: PlacedLabel[] = [];
  const whole = { x: 0, y: 0, w: scene.width, h: scene.height };
  const area = (spot: Spot): number => scene.ground.share(`${spot.kind}.${spot.member}`, whole);
  for (const spot of scene.spots.filter((s) => s.draw === 'region').sort((a, b) => area(a) - area(b))) {
    const name = placed(spot, scene, size, all, least);
    if (name === undefined) continue;
    all.push(name.box);
    out.push(name);
  }
  return out;
};
