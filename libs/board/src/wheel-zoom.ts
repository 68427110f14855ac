import { type Selection, select } from 'd3-selection';
import { type ZoomTransform, zoomTransform } from 'd3-zoom';
import { atRest } from './at-rest.ts';
import { type Extent, isSame, type Zoom } from './zoom.ts';
import { type OnMove, powerOf, type SheetBehavior, type SheetEvent } from './zoom-behavior.ts';

/** On the window of a sheet whose picture is scaled: which way. */
const ZOOMING = 'data-zooming';

/** The sheet as it was drawn when the wheel began to turn, and where its window is on screen. */
interface Picture {
  readonly from: ZoomTransform;
  readonly box: DOMRect;
  /** Units of the window in a pixel. */
  readonly unit: number;
}

/** The types of d3 don't have the event that what is reported is to come from. */
type ScaleBy = (
  sheet: Selection<SVGSVGElement, unknown, null, undefined>,
  by: number,
  at: [number, number],
  event: Event,
) => void;

export interface WheelZoom {
  /** The sheet is drawn as it is to be seen, so its picture is no longer scaled. */
  readonly drawn: () => void;
  readonly end: () => void;
}

/**
 * Zooms a sheet by the wheel. Its picture is scaled while the wheel turns, and drawn again once it rests: to paint a map of
 * a continent takes longer than ten frames. `onMove` gets the new view then.
 */
export function wheelZoom(svg: SVGSVGElement, behavior: SheetBehavior, pane: Extent, onMove: OnMove): WheelZoom {
  const sheet = select(svg);
  const scaleBy: ScaleBy = behavior.scaleBy;
  let picture: Picture | undefined;

  const drop = (): void => {
    rest.stop();
    picture = undefined;
    svg.style.transform = '';
    svg.parentElement?.removeAttribute(ZOOMING);
  };
  const draw = (): void => {
    if (picture === undefined) return;
    rest.stop();
    const [to, { from }] = [zoomTransform(svg), picture];
    picture = undefined;
    // Its picture is scaled until it is drawn, which isn't done if it is seen as before.
    if (isSame(from, to)) drop();
    onMove(viewOf(to), true);
  };
  const rest = atRest(draw);
  const turn = (event: WheelEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (picture === undefined) {
      drop();
      picture = pictureOf(svg, pane);
      onMove(viewOf(picture.from), true);
    }
    const { box, unit } = picture;
    const at: [number, number] = [(event.clientX - box.left) * unit, (event.clientY - box.top) * unit];
    scaleBy(sheet, 2 ** powerOf(event), at, event);
    svg.style.transform = scaled(picture, zoomTransform(svg));
    const isOut = zoomTransform(svg).k < picture.from.k;
    svg.parentElement?.setAttribute(ZOOMING, isOut ? 'out' : 'in');
    rest.wait();
  };

  sheet.on('wheel.zoom', turn, { passive: false });
  // Whatever is pressed is where it is seen.
  sheet.on('pointerdown.wheel', draw, { capture: true });
  // Keys and buttons move the view from where the wheel has left it.
  behavior.on('zoom.wheel', ({ sourceEvent }: SheetEvent) => {
    if (sourceEvent?.type !== 'wheel') drop();
  });
  return {
    drawn: () => {
      if (picture === undefined) drop();
    },
    end: () => {
      drop();
      sheet.on('.wheel', null);
      behavior.on('zoom.wheel', null);
    },
  };
}

function pictureOf(svg: SVGSVGElement, pane: Extent): Picture {
  const box = svg.getBoundingClientRect();
  return { from: zoomTransform(svg), box, unit: pane.width / box.width };
}

/** What scales and shifts a picture so that it shows another view. */
function scaled({ from, unit }: Picture, { k, x, y }: ZoomTransform): string {
  const by = k / from.k;
  return `translate(${(x - by * from.x) / unit}px, ${(y - by * from.y) / unit}px) scale(${by})`;
}

const viewOf = ({ k, x, y }: ZoomTransform): Zoom => ({ k, x, y });
