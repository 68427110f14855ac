import { type Selection, select } from 'd3-selection';
import { zoomTransform } from 'd3-zoom';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type WheelZoom, wheelZoom } from './wheel-zoom.ts';
import { bounded, isSame, type KeptLook, lookingAt, lookOf, opening, type Pane, whole, type Zoom } from './zoom.ts';
import { type OnMove, type SheetBehavior, transformOf, zoomBehavior } from './zoom-behavior.ts';

interface Seen {
  readonly zoom: Zoom;
  /** Readers who have moved the view themselves keep it where they put it. */
  readonly touched: boolean;
  /** The view was moved for the reader, which is animated. */
  readonly gliding: boolean;
}

export interface Zooming extends Seen {
  readonly pane: Pane;
  /** Where a reader left the view; another one is that of another match. */
  readonly kept: KeptLook | undefined;
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
const toWhole =
  (pane: Pane): Move =>
  (behavior, drawing) =>
    behavior.transform(drawing, transformOf(whole(pane)));

const KEYS: Readonly<Record<string, Move>> = {
  '+': scaled(1.3),
  '=': scaled(1.3),
  '-': scaled(1 / 1.3),
  ArrowLeft: shifted(STEP, 0),
  ArrowRight: shifted(-STEP, 0),
  ArrowUp: shifted(0, STEP),
  ArrowDown: shifted(0, -STEP),
};

const firstSeen = (pane: Pane, kept: KeptLook | undefined): Seen =>
  kept?.current === undefined
    ? { zoom: opening(pane), touched: false, gliding: false }
    : { zoom: lookingAt(kept.current, pane), touched: true, gliding: false };

const movedTo = (seen: Seen, zoom: Zoom, byPointer: boolean): Seen => {
  const touched = seen.touched || byPointer;
  // A view that is as it was has nothing drawn again.
  const isStill = isSame(zoom, seen.zoom);
  if (touched === seen.touched && !seen.gliding && isStill) return seen;
  return { zoom: isStill ? seen.zoom : zoom, touched, gliding: false };
};

/**
 * How near the sheet is seen, and which part of it: by wheel, pinch and dragging, keys and buttons. `kept` is where a reader
 * left it; another one is that of another match, which is seen as at first on the same sheet.
 */
export function useZoom(ref: RefObject<SVGSVGElement | null>, pane: Pane, kept?: KeptLook): Zooming {
  const [view, setView] = useSeen(pane, kept);
  const onMove = useCallback<OnMove>((zoom, byPointer) => setView((seen) => movedTo(seen, zoom, byPointer)), [setView]);
  const behavior = useMemo(() => zoomBehavior(pane, onMove), [pane, onMove]);
  useBehavior(ref, { behavior, pane, onMove, drawn: view.zoom });
  useInPane({ ref, behavior, pane, kept, touched: view.touched });
  useKept(kept, view, pane);
  const change = (move: Move): void => {
    if (ref.current === null) return;
    move(behavior, select(ref.current));
    setView((now) => ({ ...now, touched: true }));
  };
  return {
    ...view,
    pane,
    kept,
    show(next, gently) {
      if (ref.current === null) return;
      const now = zoomTransform(ref.current);
      const to = next(now);
      if (isSame(to, now)) return;
      behavior.transform(select(ref.current), transformOf(to));
      setView((moved) => ({ ...moved, gliding: gently }));
    },
    by: (factor) => change(scaled(factor)),
    reset: () => change(toWhole(pane)),
    onKeyDown: onKey({ ...KEYS, '0': toWhole(pane) }, change),
  };
}

/** What is seen of a sheet, as long as it is seen by the same look. */
function useSeen(pane: Pane, kept: KeptLook | undefined) {
  const [view, setView] = useState(() => firstSeen(pane, kept));
  const [look, setLook] = useState(kept);
  if (look === kept) return [view, setView] as const;
  const first = firstSeen(pane, kept);
  setLook(kept);
  setView(first);
  return [first, setView] as const;
}

const onKey =
  (keys: Readonly<Record<string, Move>>, change: (move: Move) => void) =>
  (event: KeyboardEvent): void => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (move === undefined) return;
    event.preventDefault();
    change(move);
  };

interface InPane {
  readonly ref: RefObject<SVGSVGElement | null>;
  readonly behavior: SheetBehavior;
  readonly pane: Pane;
  readonly kept: KeptLook | undefined;
  readonly touched: boolean;
}

/** In a window of another form, or in another match, the sheet is seen as it is at first, or where the reader put it. */
function useInPane({ ref, behavior, pane, kept, touched }: InPane): void {
  const settle = useEffectEvent((look: KeptLook | undefined) => {
    if (ref.current === null) return;
    const before = look?.current ? lookingAt(look.current, pane) : bounded(zoomTransform(ref.current), pane);
    const to = touched ? before : opening(pane);
    behavior.transform(select(ref.current), transformOf(to));
  });
  useEffect(() => {
    if (pane) settle(kept);
  }, [pane, kept]);
}

/** Keeps where the reader looks, for when the board is drawn again. */
function useKept(kept: KeptLook | undefined, view: Seen, pane: Pane): void {
  const keep = useEffectEvent(({ zoom, touched }: Seen) => {
    if (kept !== undefined && touched) kept.current = lookOf(zoom, pane);
  });
  useEffect(() => keep(view), [view]);
}

interface Behaving {
  readonly behavior: SheetBehavior;
  readonly pane: Pane;
  readonly onMove: OnMove;
  /** The view that is drawn. */
  readonly drawn: Zoom;
}

function useBehavior(ref: RefObject<SVGSVGElement | null>, { behavior, pane, onMove, drawn }: Behaving): void {
  const wheel = useRef<WheelZoom>(undefined);
  useEffect(() => {
    if (ref.current === null) return;
    const drawing = select(ref.current);
    // A double click chooses twice.
    drawing.call(behavior).on('dblclick.zoom', null);
    wheel.current = wheelZoom(ref.current, behavior, pane, onMove);
    return () => {
      wheel.current?.end();
      drawing.on('.zoom', null);
    };
  }, [ref, behavior, pane, onMove]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view has just been drawn
  useLayoutEffect(() => wheel.current?.drawn(), [drawn]);
}
