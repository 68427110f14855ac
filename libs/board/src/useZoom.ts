import { type Selection, select } from 'd3-selection';
import { zoomTransform } from 'd3-zoom';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { home, type Zoom } from './zoom.ts';
import { type OnMove, type SheetBehavior, transformOf, zoomBehavior } from './zoom-behavior.ts';

export interface Zooming {
  readonly zoom: Zoom;
  /** Readers who have moved the view themselves keep it where they put it. */
  readonly touched: boolean;
  /** The view was moved for the reader, which is animated. */
  readonly gliding: boolean;
  /** Moves the view for the reader. */
  readonly show: (next: (zoom: Zoom) => Zoom, gently: boolean) => void;
  readonly by: (factor: number) => void;
  readonly reset: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

type Drawing = Selection<SVGSVGElement, unknown, null, undefined>;
type Move = (behavior: SheetBehavior, drawing: Drawing) => void;

/** How far an arrow key moves the view, in sheet units. */
const STEP = 60;

const scaled =
  (factor: number): Move =>
  (behavior, drawing) =>
    behavior.scaleBy(drawing, factor);
const shifted =
  (x: number, y: number): Move =>
  (behavior, drawing) =>
    drawing.each(function () {
      const { k } = zoomTransform(this);
      behavior.translateBy(drawing, x / k, y / k);
    });
const whole: Move = (behavior, drawing) => behavior.transform(drawing, transformOf(home));

const KEYS: Readonly<Record<string, Move>> = {
  '+': scaled(1.3),
  '=': scaled(1.3),
  '-': scaled(1 / 1.3),
  '0': whole,
  ArrowLeft: shifted(STEP, 0),
  ArrowRight: shifted(-STEP, 0),
  ArrowUp: shifted(0, STEP),
  ArrowDown: shifted(0, -STEP),
};

const untouched: Pick<Zooming, 'zoom' | 'touched' | 'gliding'> = { zoom: home, touched: false, gliding: false };

const isSame = (a: Zoom, b: Zoom): boolean => a.k === b.k && a.x === b.x && a.y === b.y;

/** How near the sheet is seen, and which part of it: by wheel, pinch and dragging, keys and buttons. */
export function useZoom(ref: RefObject<SVGSVGElement | null>, width: number, height: number): Zooming {
  const [view, setView] = useState(untouched);
  const behavior = useMemo(() => {
    const onMove: OnMove = (zoom, byPointer) =>
      setView(({ touched }) => ({ zoom, touched: touched || byPointer, gliding: false }));
    return zoomBehavior(width, height, onMove);
  }, [width, height]);
  useBehavior(ref, behavior);
  const change = (move: Move): void => {
    if (ref.current === null) return;
    move(behavior, select(ref.current));
    setView((now) => ({ ...now, touched: true }));
  };
  return {
    ...view,
    show(next, gently) {
      if (ref.current === null) return;
      const now = zoomTransform(ref.current);
      const to = next(now);
      if (isSame(to, now)) return;
      behavior.transform(select(ref.current), transformOf(to));
      setView((moved) => ({ ...moved, gliding: gently }));
    },
    by: (factor) => change(scaled(factor)),
    reset: () => change(whole),
    onKeyDown: onKey(change),
  };
}

const onKey =
  (change: (move: Move) => void) =>
  (event: KeyboardEvent): void => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
    if (move === undefined) return;
    event.preventDefault();
    change(move);
  };

function useBehavior(ref: RefObject<SVGSVGElement | null>, behavior: SheetBehavior): void {
  useEffect(() => {
    if (ref.current === null) return;
    const drawing = select(ref.current);
    // A double click chooses twice. The page doesn't scroll under a wheel that can't zoom any further.
    drawing
      .call(behavior)
      .on('dblclick.zoom', null)
      .on('wheel.page', (event: WheelEvent) => event.preventDefault(), { passive: false });
    return () => {
      drawing.on('.zoom', null).on('.page', null);
    };
  }, [ref, behavior]);
}
