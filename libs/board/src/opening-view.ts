import { type Box, common } from './boxes.ts';
import type { BoardLayout } from './layout.ts';
import { panelsOf } from './panels-of.ts';
import type { Scene } from './scene.ts';
import { type Sizes, sizesAt } from './sizes.ts';
import { cellCounter } from './sought.ts';
import { boxOf, readableZoom } from './view.ts';
import { type Covered, isSeenInPlay, opening, type Pane, paneOf, seenThrough } from './zoom.ts';

/** A window in pixels; its height is undefined until the browser has measured it. */
interface BoardWindow {
  readonly width: number;
  readonly height: number | undefined;
  /** The board fills it, and what belongs to its edges lies over it. */
  readonly isFull: boolean;
  /** It has the page for itself, so that there is room for the whole board. */
  readonly hasRoom: boolean;
  /** What a tray lies over along the lower edge, in pixels. */
  readonly trayHeight?: number;
}

/** Pixels that a track along the upper or lower edge covers; scores alone are one line. */
const TRACK = 48;
const SCORES = 32;
/** From here on, in pixels, a sheet is wide enough to be seen as a whole at first. */
const ROOMY = 600;

/** The window through which a board is seen. */
export function paneFor(scene: Scene, how: BoardLayout, { trayHeight = 0, ...window }: BoardWindow): Pane {
  const pane = paneUnder(scene, how, window, 0);
  if (trayHeight === 0 || !isSeenInPlay(pane)) return pane;
  // A board that is seen as a whole stays so above a tray, unless its counters could no longer be read.
  const bare = paneUnder(scene, how, window, trayHeight + AIR);
  const above = { ...bare, readable: (bare.readable ?? 1) * MEANWHILE };
  return isSeenInPlay(above) ? above : pane;
}

/** What is read in the tray may be this much smaller on the board meanwhile. */
const MEANWHILE = 0.8;

/** Pixels between the board and a tray. */
const AIR = 4;

/** A window of whose lower edge so many pixels are covered in addition. */
function paneUnder(
  scene: Scene,
  how: BoardLayout,
  { width, height, isFull, hasRoom }: Omit<BoardWindow, 'trayHeight'>,
  more: number,
): Pane {
  const covered = isFull && height ? coveredOf(how, height) : undefined;
  const all = covered && height ? { ...covered, bottom: covered.bottom + more / height } : undefined;
  const pane = paneOf(scene, height && width / height, all);
  if (width === 0) return { ...pane, readable: 1 };
  const px = pane.width / width;
  const isWide = isFull && height !== undefined && width > height && scene.width / px >= ROOMY;
  return { ...pane, readable: readableOn(scene, px), inPlay: hasRoom && isWide ? boxInPlay(scene) : undefined };
}

/** How much of the sheet is kept around what is in play, in its units: counters and names reach beyond their places. */
const AROUND = 30;

/** The part of the sheet where there are places; the sea or the margin around them isn't played on. */
function boxInPlay({ spots, width, height }: Scene): Box {
  const points = spots.flatMap(({ at, polygons }) => [at, ...polygons.flat()]);
  return common(boxOf(points, AROUND), { x: 0, y: 0, w: width, h: height });
}

/** How far to zoom in until the counters of a sheet can be read. */
export function readableOn(scene: Scene, px: number): number {
  const counter = cellCounter(scene, sizesAt(px, scene.width, scene.apart).counter);
  return counter === undefined ? 1 : readableZoom(counter, px);
}

/** The parts of the window that something covers along an edge. */
function coveredOf(how: BoardLayout, height: number): Covered {
  const along = (side: 'top' | 'bottom'): number => {
    const there = panelsOf(how).filter(({ edge }) => edge === side);
    const isLine = there.every((one) => how.scores.some((score) => score === one));
    return there.length === 0 ? 0 : (isLine ? SCORES : TRACK) / height;
  };
  return { top: along('top'), bottom: along('bottom') };
}

/** A board that knows what of it is in sight at first, if names of regions are to be there: others stay as they are. */
export const withSeen = (scene: Scene, pane: Pane): Scene =>
  scene.spots.some(({ draw }) => draw === 'region') ? { ...scene, seen: seenThrough(opening(pane), pane) } : scene;

/** A board as it is seen first in a window that it fills, and how large things are drawn there. */
export function openingView(
  scene: Scene,
  how: BoardLayout,
  size: { readonly width: number; readonly height: number },
): { readonly scene: Scene; readonly sizes: Sizes } {
  const pane = paneFor(scene, how, { ...size, isFull: true, hasRoom: true });
  const px = pane.width / size.width / opening(pane).k;
  return { scene: withSeen(scene, pane), sizes: sizesAt(px, scene.width, scene.apart) };
}
