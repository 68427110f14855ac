import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { bounded, type Pane, type Zoom } from './zoom.ts';

export type SheetBehavior = ZoomBehavior<SVGSVGElement, unknown>;
/** What it reports; only a pointer or the wheel has an event that it comes from. */
export type SheetEvent = D3ZoomEvent<SVGSVGElement, unknown> & { readonly sourceEvent: Event | null };
/** Gets every new view, and whether a pointer or the wheel led to it. */
export type OnMove = (zoom: Zoom, byPointer: boolean) => void;

const NEAREST = 8;

/** Pixels the pointer moves before a press counts as dragging. */
const SLACK = 4;

/** On a sheet that is dragged without being zoomed: its picture is moved then, and not painted again in each frame. */
const PANNING = 'data-panning';

/** What is in here is dragged by itself; the sheet stays where it is. */
const DRAGGED = '.map-handles';

export const transformOf = ({ k, x, y }: Zoom): ZoomTransform => zoomIdentity.translate(x, y).scale(k);

/** Zooms by pinch, and moves by dragging; `wheelZoom` adds the wheel, whose views aren't passed to `onMove`. */
export function zoomBehavior(pane: Pane, onMove: OnMove): SheetBehavior {
  const behavior: SheetBehavior = zoom<SVGSVGElement, unknown>()
    .extent([
      [0, 0],
      [pane.width, pane.height],
    ])
    .scaleExtent([1, NEAREST])
    .constrain((transform) => transformOf(bounded(transform, pane)))
    .filter(startsZoom)
    .clickDistance(SLACK);
  return steadied(behavior, onMove);
}

/** The power of two that one turn of the wheel zooms by. Browsers report a pinch on a touchpad as a wheel with Ctrl. */
export function powerOf({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  if (deltaMode === PAGES) return -deltaY;
  if (deltaMode === LINES) return deltaY * -0.12;
  return deltaY * (ctrlKey ? -0.014 : -0.0048);
}
/** Units of a wheel, as the standard numbers them. */
const LINES = 1;
const PAGES = 2;

/** The main or middle button or a finger moves the sheet; with Ctrl a click leads to a source. */
function startsZoom(event: MouseEvent | TouchEvent): boolean {
  const isMain = !('button' in event) || event.button === 0 || event.button === 1;
  return isMain && !event.ctrlKey && (event.target as Element).closest(DRAGGED) === null;
}

/** A hand that trembles while it clicks doesn't move the sheet. */
function steadied(behavior: SheetBehavior, onMove: OnMove): SheetBehavior {
  let still: { readonly press: MouseEvent; readonly at: ZoomTransform } | undefined;
  let scale = 1;
  return behavior
    .on('start', ({ sourceEvent, transform }: SheetEvent) => {
      scale = transform.k;
      still = sourceEvent?.type === 'mousedown' ? { press: sourceEvent as MouseEvent, at: transform } : undefined;
    })
    .on('zoom', function (this: SVGSVGElement, { sourceEvent, transform: { k, x, y } }: SheetEvent) {
      if (sourceEvent?.type === 'wheel') return;
      if (still && sourceEvent?.type === 'mousemove' && isNear(still.press, sourceEvent as MouseEvent)) return;
      still = undefined;
      this.toggleAttribute(PANNING, sourceEvent?.type.endsWith('move') === true && k === scale);
      onMove({ k, x, y }, sourceEvent !== null);
    })
    .on('end', function (this: SVGSVGElement) {
      this.removeAttribute(PANNING);
      if (still) behavior.transform(select(this), still.at);
    });
}

const isNear = (a: MouseEvent, b: MouseEvent): boolean =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) <= SLACK;
