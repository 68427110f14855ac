import type { GameInfo } from '@sandtable/engine';
import { frame } from './frame.ts';
import { anchors, type BoardLayout, type Point } from './layout.ts';

/** A corner of the outline of a region by its ring and its number, or the middle of the edge behind it. */
export type OutlinePart = `${'corner' | 'edge'} ${number} ${number}`;

/** What is put somewhere: an anchor of a place by its number, its name, or a part of its outline. */
export type Part = number | 'label' | OutlinePart;

/** Reads which corner or edge is meant. */
export function outlinePart(
  part: Part,
): { readonly isEdge: boolean; readonly ring: number; readonly at: number } | undefined {
  if (typeof part === 'number' || part === 'label') return undefined;
  const [what, ring, at] = part.split(' ');
  return { isEdge: what === 'edge', ring: Number(ring), at: Number(at) };
}

const ROUNDS = 8;

/**
 * The coordinates, as a layout would have them, that put a part of `Kind.member` at a point of the sheet. A place that moves
 * stretches the map a little otherwise, so they are found step by step; they are no more exact than can be seen.
 */
export const putAt = (info: GameInfo, layout: BoardLayout, place: string, part: Part, goal: Point): Point => {
  const { to, back } = frame(info, layout);
  const start = back(goal);
  const found = typeof part !== 'number' ? start : settled(info, layout, place, part, goal);
  const [next, below] = [back([goal[0] + 1, goal[1]]), back([goal[0], goal[1] + 1])];
  const put: Point = [rounded(found[0], next[0] - start[0]), rounded(found[1], below[1] - start[1])];
  return to(put).every(Number.isFinite) ? put : start;
};

/** Of all that was tried what came nearest: on the rim of a map, which is fitted to its sheet, no place comes to its goal. */
const settled = (info: GameInfo, layout: BoardLayout, place: string, part: number, goal: Point): Point => {
  let aim = goal;
  let best = { at: frame(info, layout).back(goal), off: Number.POSITIVE_INFINITY };
  for (let i = 0; i < ROUNDS; i++) {
    const at = frame(info, layout).back(aim);
    const lies = frame(info, moved(layout, place, part, at)).to(at);
    const off: Point = [goal[0] - lies[0], goal[1] - lies[1]];
    const far = Math.hypot(...off);
    if (!(far < best.off)) break;
    best = { at, off: far };
    aim = [aim[0] + off[0], aim[1] + off[1]];
  }
  return best.at;
};

/** The layout with an anchor elsewhere. */
const moved = (layout: BoardLayout, place: string, part: number, at: Point): BoardLayout => {
  const own = layout.places[place];
  const all = own === undefined ? [at] : anchors(own).map((one, i) => (i === part ? at : one));
  return { ...layout, places: { ...layout.places, [place]: { ...own, at: all } } };
};

/** As many decimals as one unit of the sheet needs to be seen. */
export const rounded = (value: number, unit: number): number => {
  const decimals = Math.min(6, Math.max(0, Math.ceil(-Math.log10(Math.abs(unit) || 1))));
  return Number(value.toFixed(decimals));
};
