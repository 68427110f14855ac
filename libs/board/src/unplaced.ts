import type { GameInfo } from '@sandtable/engine';
import { anchors, type BoardLayout, type PlaceLayout, type Point } from './layout.ts';

/** So many spots in a row and in a column are looked at. */
const TRIED = 24;

/**
 * The layout with places for members that it leaves out, of kinds of which it places others: each where most room is left
 * among the places that there are. A variant may add such members.
 */
export function withUnplaced(info: GameInfo, layout: BoardLayout): BoardLayout {
  const keys = Object.keys(layout.places);
  const lacking = info.kinds
    .filter(({ name, live }) => live === undefined && keys.some((key) => key.startsWith(`${name}.`)))
    .flatMap(({ name, members }) => members.map((id) => `${name}.${id}`).filter((key) => !(key in layout.places)));
  if (lacking.length === 0 || lacking.length > keys.length) return layout;
  const taken = Object.values(layout.places).flatMap(anchors);
  const spots = spotsIn(taken);
  const places: Record<string, PlaceLayout> = { ...layout.places };
  for (const key of lacking) {
    const at = roomiest(spots, taken);
    if (at === undefined) break;
    taken.push(at);
    places[key] = { at };
  }
  return { ...layout, places };
}

function spotsIn(points: readonly Point[]): readonly Point[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return Array.from({ length: TRIED * TRIED }, (_, i): Point => {
    const [column, row] = [i % TRIED, Math.floor(i / TRIED)];
    return [left + ((column + 0.5) / TRIED) * (right - left), low + ((row + 0.5) / TRIED) * (high - low)];
  });
}

function roomiest(spots: readonly Point[], taken: readonly Point[]): Point | undefined {
  const room = ([x, y]: Point): number => Math.min(...taken.map(([a, b]) => Math.hypot(a - x, b - y)));
  let best: { readonly at: Point; readonly room: number } | undefined;
  for (const at of spots) {
    const own = room(at);
    if (best === undefined || own > best.room) best = { at, room: own };
  }
  return best?.at;
}
