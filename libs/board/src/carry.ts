import type { GameInfo } from '@sandtable/engine';
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Arrangement, Sizes } from './arrange.ts';
import { frame } from './frame.ts';
import type { Hands } from './hands.ts';
import { labelWish, sideNear } from './labels.ts';
import type { BoardLayout, Point, Side } from './layout.ts';
import { type Part, putAt } from './put-at.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spot.ts';

/** Something that is taken, where it was and where it would be put; both on the sheet. */
export interface Carried {
  readonly place: string;
  readonly part: Part;
  readonly from: Point;
  readonly at: Point;
}
export interface Carrying {
  readonly carried: Carried | undefined;
  /** Where it would be put, as the layout would say it, for who follows by ear. */
  readonly told: Point | undefined;
  take(place: string, part: Part): void;
  /** For what can be dragged. */
  onTake(place: string, part: Part): (event: PointerEvent<SVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGElement>) => void;
  readonly onPointerUp: () => void;
  /** Whether a click puts something down, and means nothing else. */
  readonly onClick: () => boolean;
}

export const placeKey = ({ kind, member }: Pick<Spot, 'kind' | 'member'>): string => `${kind}.${member}`;

/** Screen pixels that one press of an arrow key moves, and with Shift. */
const STEP = 4;
const LEAP = 24;
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels the pointer moves before a press counts as dragging. */
const SLACK = 4;

/** Where these have the focus, keys are theirs. */
const OTHERS = 'input, select, textarea, button, a, .monaco';

interface Sheet {
  readonly info: GameInfo;
  readonly layout: BoardLayout;
  readonly scene: Scene;
  readonly sizes: Sizes;
  readonly names: Pick<Arrangement, 'regions' | 'labels'>;
  /** What is zoomed: its own coordinates are those of the sheet. */
  readonly ground: RefObject<SVGGElement | null>;
}

/** Places and names are taken by the pointer or by keys, moved, and put down or left where they were. */
export function useCarry(sheet: Sheet, hands: Hands | undefined): Carrying {
  const { info, layout, scene, sizes, ground } = sheet;
  const [carried, set] = useState<Carried | undefined>(undefined);
  const press = useRef<{ readonly x: number; readonly y: number; dragged: boolean } | undefined>(undefined);
  const held = hands === undefined ? undefined : carried;
  const put = (what: Carried): void => {
    set(undefined);
    if (what.at[0] === what.from[0] && what.at[1] === what.from[1]) return;
    hands?.onPut(what.place, what.part, wherePut(sheet, what));
  };
  const take = (place: string, part: Part): void => {
    const from = partAt(sheet, place, part);
    if (from !== undefined) set({ place, part, from, at: from });
  };
  useHeldKeys(held, sizes.px, set, put);
  const toTell = useMemo(() => (hands === undefined ? undefined : frame(info, layout)), [hands, info, layout]);
  const isDragging = (): boolean => press.current?.dragged === true;
  return {
    carried: held,
    told: held && toTell?.back(held.at),
    take,
    onTake: (place, part) => (event) => {
      if (event.button !== 0 || held !== undefined || event.ctrlKey || event.metaKey) return;
      // The sheet does not move along, and it is followed outside of the board as well.
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = { x: event.clientX, y: event.clientY, dragged: false };
      take(place, part);
    },
    onPointerMove: (event) => {
      const point = held && pointOf(ground.current, event);
      if (held === undefined || point === undefined) return;
      const begun = press.current;
      if (begun && !begun.dragged && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK) return;
      if (begun) begun.dragged = true;
      set({ ...held, at: within(point, scene) });
    },
    onPointerUp: () => {
      const wasDragged = isDragging();
      const wasPressed = press.current !== undefined;
      press.current = undefined;
      if (held === undefined || !wasPressed) return;
      if (wasDragged) return put(held);
      // A click takes what was chosen before; else it is chosen only.
      if (hands?.chosen === held.place && hands.part === held.part) return;
      set(undefined);
      hands?.onChoose(held.place, held.part);
    },
    onClick: () => {
      if (held === undefined || (held.at[0] === held.from[0] && held.at[1] === held.from[1])) return false;
      put(held);
      return true;
    },
  };
}

/** Arrow keys move what is carried, Enter puts it down, Escape leaves it where it was. */
function useHeldKeys(
  held: Carried | undefined,
  px: number,
  set: (next: Carried | undefined) => void,
  put: (what: Carried) => void,
): void {
  const act = useRef((_: KeyboardEvent): boolean => false);
  const onKey = ({ key, shiftKey, target }: KeyboardEvent): boolean => {
    if (held === undefined) return false;
    const way = WAYS[key];
    const isOthers = target instanceof Element && target.closest(OTHERS) !== null;
    if (key === 'Escape') set(undefined);
    else if (isOthers) return false;
    else if (key === 'Enter' || key === ' ') put(held);
    else if (way === undefined) return false;
    else {
      const far = (shiftKey ? LEAP : STEP) * px;
      set({ ...held, at: [held.at[0] + way[0] * far, held.at[1] + way[1] * far] });
    }
    return true;
  };
  useLayoutEffect(() => {
    act.current = onKey;
  });
  const isHeld = held !== undefined;
  useEffect(() => {
    if (!isHeld) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!act.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isHeld]);
}

const spotOf = (scene: Scene, place: string): Spot | undefined => scene.spots.find((spot) => placeKey(spot) === place);

/** Where a part of a place lies on the sheet now. */
function partAt({ scene, names }: Sheet, place: string, part: Part): Point | undefined {
  const spot = spotOf(scene, place);
  if (part !== 'label') return part === 0 ? spot?.at : spot?.anchors[part];
  const box = [...names.regions, ...names.labels].find(({ key }) => key === place)?.box;
  return box === undefined ? spot?.at : [box.x + box.w / 2, box.y + box.h / 2];
}

/** Names of printed places snap to the sides of their marks; everything else is told by its coordinates. */
function wherePut({ info, layout, scene, sizes }: Sheet, { place, part, at }: Carried): Point | Side {
  const spot = spotOf(scene, place);
  const side = part === 'label' && spot?.draw === 'place' ? sideNear(labelWish(spot, sizes, false), at) : undefined;
  return side ?? putAt(info, layout, place, part, at);
}

const pointOf = (ground: SVGGElement | null, { clientX, clientY }: PointerEvent): Point | undefined => {
  const matrix = ground?.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [x, y];
};

const within = ([x, y]: Point, { width, height }: Scene): Point => [
  Math.min(width, Math.max(0, x)),
  Math.min(height, Math.max(0, y)),
];
