import type { Box } from './boxes.ts';

/** How the sheet lies in its window: enlarged by `k`, then shifted, in units of the window. */
export interface Zoom {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export const isSame = (a: Zoom, b: Zoom): boolean => a.k === b.k && a.x === b.x && a.y === b.y;

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How near a reader looks at a sheet, and at which point of it: the same in windows of any form. */
export interface Look {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** Where a reader's look is kept while the board isn't drawn; empty until they move the view. */
export interface KeptLook {
  current: Look | undefined;
}

/** The window that a sheet is seen through, in units of the sheet where that isn't enlarged: then all of it is in sight. */
export interface Pane extends Extent {
  readonly sheet: Extent;
  /** What lies over the window along its upper and lower edge: the sheet is fitted into the rest. */
  readonly covered: Covered;
  /** The sheet is always seen as a whole first. */
  readonly isSparse: boolean;
  /** Few hexes or squares reach to its edges, so a small cut would take some of them. */
  readonly isFewCells: boolean;
  /** How far to zoom in at first so that counters can be read. */
  readonly readable?: number | undefined;
  /** The part of the sheet that is in sight at first as a whole; undefined where it would be too small in this window. */
  readonly inPlay?: Box | undefined;
}

/** Lengths along the upper and lower edge. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
}

const BARE: Covered = { top: 0, bottom: 0 };

/** Windows whose form is that of the sheet, but for so much, have no rim beside it. */
const ALIKE = 0.02;

/**
 * The smallest window of a form that shows the whole sheet; without a form it is as the sheet is. What is covered is given
 * as parts of the height of the window.
 */
export function paneOf(
  { width, height, isSparse = false, isFewCells = false }: Extent & Partial<Pick<Pane, 'isSparse' | 'isFewCells'>>,
  form: number | undefined,
  { top, bottom } = BARE,
): Pane {
  const free = 1 - top - bottom;
  const pane = (wide: number, high: number): Pane => ({
    ...{ width: wide, height: high / free, sheet: { width, height }, isSparse, isFewCells },
    covered: { top: (high / free) * top, bottom: (high / free) * bottom },
  });
  const own = width / height;
  const freeForm = form === undefined ? own : form / free;
  if (Math.abs(freeForm / own - 1) < ALIKE) return pane(width, height);
  return freeForm > own ? pane(height * freeForm, height) : pane(width, width / freeForm);
}

/** The whole sheet, in the middle of its window. */
export const whole = (pane: Pane): Zoom => bounded({ k: 1, x: 0, y: 0 }, pane);

/** The part of the window that a whole sheet takes at least. */
const TAKES = 0.65;
/** The part of the sheet that is in sight at least; a sheet that is cut by less than the rest of `NEARLY` fills the window. */
const SEEN = 0.45;
const NEARLY = 0.74;
/** A sheet that takes so much of a window held upright isn't cut for the rest: what stands at its sides would be. */
const UPRIGHT = 0.8;
/** A board of few cells is seen whole wherever it takes so much of its window. */
const HALF = 0.5;
/** The part of a narrow window that a sheet takes where it would neither fill it nor be small. */
const MOST_OF = 0.9;

/**
 * How a sheet is seen first: what is in play as a whole where there is room for it. Else as large as fills the window if that
 * hides hardly anything or if the whole would be small; else as a whole, or in a narrow window most of it. Readers move on from there, as on a map that is larger than the table.
 */
export function opening(pane: Pane): Zoom {
  if (pane.isSparse) return whole(pane);
  const { width, height, sheet, covered, readable = 1, inPlay } = pane;
  // What is cut off for readable counters anyway fills the window.
  if (inPlay && isSeenInPlay(pane)) return fitted(inPlay, pane);
  const free = height - covered.top - covered.bottom;
  // Measured by the window: a track that lies over it makes nothing smaller.
  const forms = [width / sheet.width, height / sheet.height];
  const [inside, across] = [Math.min(...forms), Math.max(...forms)];
  const part = inside / across;
  const isNarrow = width / sheet.width < height / sheet.height;
  const isSeenWhole = pane.isFewCells ? part > HALF : isNarrow && height > width && part > UPRIGHT;
  if (isSeenWhole && readable <= 1) return whole(pane);
  const isFilled = part < TAKES || part > NEARLY;
  const fitting = isFilled ? Math.min(across, inside / SEEN) : isNarrow ? Math.min(across, MOST_OF / part) : 1;
  const k = Math.max(fitting, readable);
  const high = sheet.height * k;
  const middle = covered.top + (free - high) / 2;
  // A sheet as high as the window leaves no gap in it, not even below a track.
  const y = high < height ? middle : Math.min(0, Math.max(height - high, middle));
  return bounded({ k, x: (width - sheet.width * k) / 2, y }, pane);
}

/** What is in play is seen as a whole at first, with counters that can be read. */
export const isSeenInPlay = (pane: Pane): boolean =>
  pane.inPlay !== undefined && fitted(pane.inPlay, pane).k >= (pane.readable ?? 1);

/** A part of the sheet in the middle of what is free of the window, as large as it can be. */
function fitted({ x, y, w, h }: Box, pane: Pane): Zoom {
  const { width, height, covered } = pane;
  const free = height - covered.top - covered.bottom;
  const k = Math.max(1, Math.min(width / w, free / h));
  return bounded({ k, x: width / 2 - (x + w / 2) * k, y: covered.top + free / 2 - (y + h / 2) * k }, pane);
}

/** The part of the sheet that a view shows, without what is covered. */
export const seenThrough = ({ k, x, y }: Zoom, { width, height, covered }: Pane): Box => ({
  ...{ x: -x / k, y: (covered.top - y) / k },
  ...{ w: width / k, h: (height - covered.top - covered.bottom) / k },
});

/** Keeps the sheet in what is free of the window: where it is larger it has no gap there, else it lies in the middle. */
export const bounded = ({ k, x, y }: Zoom, { width, height, sheet, covered }: Pane): Zoom => ({
  k,
  x: within(sheet.width * k, width, x),
  y: within(sheet.height * k, height, y, covered),
});

/** What is in the middle of the window. */
export const lookOf = ({ k, x, y }: Zoom, { width, height }: Pane): Look => ({
  k,
  x: (width / 2 - x) / k,
  y: (height / 2 - y) / k,
});

/** The view that has this in the middle of its window, as far as the edges of the sheet let it. */
export const lookingAt = ({ k, x, y }: Look, pane: Pane): Zoom =>
  bounded({ k, x: pane.width / 2 - x * k, y: pane.height / 2 - y * k }, pane);

const within = (length: number, room: number, shift: number, { top, bottom } = BARE): number => {
  const free = room - top - bottom;
  return length <= free ? top + (free - length) / 2 : Math.min(top, Math.max(room - bottom - length, shift));
};
