import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

export interface Zoom {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}
export const home: Zoom = { k: 1, x: 0, y: 0 };

const MAX = 8;

/** Zooms about a point of the sheet that stays where it is. */
export const zoomAt = (zoom: Zoom, factor: number, x: number, y: number): Zoom => {
  const k = Math.min(MAX, Math.max(1, zoom.k * factor));
  const f = k / zoom.k;
  return k === 1 ? home : { k, x: x - (x - zoom.x) * f, y: y - (y - zoom.y) * f };
};

/** Keeps the sheet in the window: no side may be drawn in. */
export const bounded = (zoom: Zoom, width: number, height: number): Zoom => ({
  k: zoom.k,
  x: Math.min(0, Math.max(width * (1 - zoom.k), zoom.x)),
  y: Math.min(0, Math.max(height * (1 - zoom.k), zoom.y)),
});

const KEYS: Readonly<Record<string, (zoom: Zoom, w: number, h: number) => Zoom>> = {
  '+': (z, w, h) => zoomAt(z, 1.3, w / 2, h / 2),
  '=': (z, w, h) => zoomAt(z, 1.3, w / 2, h / 2),
  '-': (z, w, h) => zoomAt(z, 1 / 1.3, w / 2, h / 2),
  '0': () => home,
  ArrowLeft: (z) => ({ ...z, x: z.x + 60 }),
  ArrowRight: (z) => ({ ...z, x: z.x - 60 }),
  ArrowUp: (z) => ({ ...z, y: z.y + 60 }),
  ArrowDown: (z) => ({ ...z, y: z.y - 60 }),
};

export interface Zooming {
  readonly zoom: Zoom;
  /** The reader has moved the view: from then on it is nobody else's to move. */
  readonly touched: boolean;
  /** The view was moved for the reader, which is done gently. */
  readonly gliding: boolean;
  /** Moves the view for the reader. */
  readonly show: (next: (zoom: Zoom) => Zoom, gently: boolean) => void;
  readonly by: (factor: number) => void;
  readonly reset: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerUp: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

interface Moved {
  readonly zoom: Zoom;
  readonly touched: boolean;
  readonly gliding: boolean;
}
const untouched: Moved = { zoom: home, touched: false, gliding: false };

/** Moved by the reader. */
const moved =
  (next: (zoom: Zoom) => Zoom) =>
  ({ zoom }: Moved): Moved => ({ zoom: next(zoom), touched: true, gliding: false });

const isSame = (a: Zoom, b: Zoom): boolean => a.k === b.k && a.x === b.x && a.y === b.y;

/** Pixels the pointer moves before a press counts as dragging. */
const SLACK = 4;

type Change = (next: (zoom: Zoom) => Zoom) => void;

/** Wheel, pinch (which browsers report as a wheel with Ctrl), keys, buttons and dragging. */
export const useZoom = (ref: RefObject<SVGSVGElement | null>, width: number, height: number): Zooming => {
  const [{ zoom, touched, gliding }, setView] = useState(untouched);
  const change = useCallback<Change>((next) => setView(moved((z) => bounded(next(z), width, height))), [width, height]);
  const show = useCallback(
    (next: (z: Zoom) => Zoom, gently: boolean): void =>
      setView((was) => {
        const to = next(was.zoom);
        return isSame(to, was.zoom) ? was : { zoom: to, touched: was.touched, gliding: gently };
      }),
    [],
  );
  useWheel(ref, width, change);
  const dragging = useDrag(width, change);
  return {
    zoom,
    touched,
    gliding,
    show,
    by: (factor) => change((z) => zoomAt(z, factor, width / 2, height / 2)),
    reset: () => change(() => home),
    onKeyDown: (event) => {
      const key = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
      if (key === undefined) return;
      event.preventDefault();
      change((z) => key(z, width, height));
    },
    ...dragging,
  };
};

/** The wheel zooms where the pointer is. */
function useWheel(ref: RefObject<SVGSVGElement | null>, width: number, change: Change): void {
  useEffect(() => {
    const svg = ref.current;
    const onWheel = (event: WheelEvent): void => {
      const box = svg?.getBoundingClientRect();
      if (box === undefined) return;
      event.preventDefault();
      const unit = width / box.width;
      const [x, y] = [(event.clientX - box.left) * unit, (event.clientY - box.top) * unit];
      change((z) => zoomAt(z, Math.exp(-event.deltaY / 300), x, y));
    };
    // React registers wheel listeners as passive; this one must keep the page from scrolling.
    svg?.addEventListener('wheel', onWheel, { passive: false });
    return () => svg?.removeEventListener('wheel', onWheel);
  }, [ref, width, change]);
}

function useDrag(
  width: number,
  change: Change,
): Pick<Zooming, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onClickCapture'> {
  const drag = useRef<readonly [number, number] | undefined>(undefined);
  const dragged = useRef(0);
  return {
    onPointerDown: (event) => {
      drag.current = [event.clientX, event.clientY];
      dragged.current = 0;
    },
    onPointerMove: (event) => {
      const from = drag.current;
      if (from === undefined) return;
      const unit = width / event.currentTarget.getBoundingClientRect().width;
      const [dx, dy] = [(event.clientX - from[0]) * unit, (event.clientY - from[1]) * unit];
      dragged.current += Math.hypot(event.clientX - from[0], event.clientY - from[1]);
      drag.current = [event.clientX, event.clientY];
      // A hand that trembles while it clicks has not moved the board.
      if (dragged.current > SLACK) change((z) => ({ ...z, x: z.x + dx, y: z.y + dy }));
    },
    onPointerUp: () => {
      drag.current = undefined;
    },
    onClickCapture: (event) => {
      // Whoever drags the board does not choose what happens to lie under the pointer.
      if (dragged.current > SLACK) event.stopPropagation();
      dragged.current = 0;
    },
  };
}
