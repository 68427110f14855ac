import type { GameInfo } from '@sandtable/engine';
import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Arrangement } from './arrange.ts';
import { cornerNear } from './corner-near.ts';
import type { Hands } from './hands.ts';
import { labelWish, sideNear } from './labels.ts';
import type { BoardLayout, Point, Side } from './layout.ts';
import { outlinePoint } from './outline-handles.ts';
import { outlinePart, type Part, putAt } from './put-at.ts';
import type { Scene } from './scene.ts';
import type { Sizes } from './sizes.ts';
import type { Spot } from './spot.ts';

/** Something that is taken, where it was and where it would be put; both on the sheet. */
export interface Carried {
  readonly place: string;
  readonly part: Part;
  readonly from: Point;
  readonly at: Point;
}
/** What is carried moves with every step of the pointer: only who follows it is drawn again, not the board. */
export interface CarriedStore {
  get(): Carried | undefined;
  set(next: Carried | undefined): void;
  subscribe(listener: () => void): () => void;
}
export interface Carrying {
  readonly store: CarriedStore;
  take(place: string, part: Part): void;
  /** For what can be dragged. */
  onTake(place: string, part: Part): (event: PointerEvent<SVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGElement>) => void;
  readonly onPointerUp: () => void;
  /** Whether a click puts something down, and means nothing else. */
  readonly onClick: () => boolean;
}

const createStore = (): CarriedStore => {
  let carried: Carried | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => carried,
    set: (next) => {
      carried = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const useCarried = ({ store }: Carrying): Carried | undefined =>
  useSyncExternalStore(store.subscribe, store.get, store.get);

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
/** Pixels within which a corner goes to that of a neighbor. */
const SNAP = 9;
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
  const { scene, sizes, ground } = sheet;
  const [store] = useState(createStore);
  const press = useRef<{ readonly x: number; readonly y: number; dragged: boolean } | undefined>(undefined);
  const put = (what: Carried): void => {
    store.set(undefined);
    if (!isWhereItWas(what)) hands?.onPut(what.place, what.part, wherePut(sheet, what));
  };
  const take = (place: string, part: Part): void => {
    const from = partAt(sheet, place, part);
    if (from !== undefined) store.set({ place, part, from, at: from });
  };
  useHeldKeys(store, hands !== undefined, sizes.px, put);
  return {
    store,
    take,
    onTake: (place, part) => (event) => {
      if (event.button !== 0 || store.get() !== undefined || event.ctrlKey || event.metaKey) return;
      // It is followed outside of the board as well.
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = { x: event.clientX, y: event.clientY, dragged: false };
      take(place, part);
    },
    onPointerMove: (event) => {
      const held = store.get();
      const point = held && pointOf(ground.current, event);
      if (held === undefined || point === undefined) return;
      const begun = press.current;
      if (begun && !begun.dragged && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK) return;
      if (begun) begun.dragged = true;
      store.set({ ...held, at: within(point, scene) });
    },
    onPointerUp: () => {
      const [held, begun] = [store.get(), press.current];
      press.current = undefined;
      if (held === undefined || begun === undefined) return;
      if (begun.dragged) return put(held);
      // A click takes what was chosen before; else it is chosen only.
      if (hands?.chosen === held.place && hands.part === held.part) return;
      store.set(undefined);
      hands?.onChoose(held.place, held.part);
    },
    onClick: () => {
      const held = store.get();
      if (held === undefined || isWhereItWas(held)) return false;
      put(held);
      return true;
    },
  };
}

const isWhereItWas = ({ at, from }: Carried): boolean => at[0] === from[0] && at[1] === from[1];

/** Arrow keys move what is carried, Enter puts it down, Escape leaves it where it was; with the tool it is gone as well. */
function useHeldKeys(store: CarriedStore, on: boolean, px: number, put: (what: Carried) => void): void {
  const act = useRef((_: KeyboardEvent): boolean => false);
  const onKey = ({ key, shiftKey, target }: KeyboardEvent): boolean => {
    const held = store.get();
    if (held === undefined) return false;
    const way = WAYS[key];
    const isOthers = target instanceof Element && target.closest(OTHERS) !== null;
    if (key === 'Escape') store.set(undefined);
    else if (isOthers) return false;
    else if (key === 'Enter' || key === ' ') put(held);
    else if (way === undefined) return false;
    else {
      const far = (shiftKey ? LEAP : STEP) * px;
      store.set({ ...held, at: [held.at[0] + way[0] * far, held.at[1] + way[1] * far] });
    }
    return true;
  };
  useLayoutEffect(() => {
    act.current = onKey;
  });
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!act.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true });
      store.set(undefined);
    };
  }, [on, store]);
}

const spotOf = (scene: Scene, place: string): Spot | undefined => scene.spots.find((spot) => placeKey(spot) === place);

/** Where a part of a place lies on the sheet now. */
function partAt({ scene, names }: Sheet, place: string, part: Part): Point | undefined {
  const spot = spotOf(scene, place);
  const corner = outlinePart(part);
  if (corner) return outlinePoint(spot, corner);
  if (typeof part === 'number') return part === 0 ? spot?.at : spot?.anchors[part];
  const box = [...names.regions, ...names.labels].find(({ key }) => key === place)?.box;
  return box === undefined ? spot?.at : [box.x + box.w / 2, box.y + box.h / 2];
}

/** Names of printed places snap to the sides of their marks, corners to those of neighbors; everything else has coordinates. */
function wherePut({ info, layout, scene, sizes }: Sheet, { place, part, at }: Carried): Point | Side {
  const spot = spotOf(scene, place);
  const corner = outlinePart(part) ? cornerNear({ layout, scene }, place, at, SNAP * sizes.px) : undefined;
  if (corner !== undefined) return corner;
  const side = part === 'label' && spot?.draw === 'place' ? sideNear(labelWish(spot, sizes, false), at) : undefined;
  return side ?? putAt(info, layout, place, part, at);
}

export const pointOf = (
  ground: SVGGElement | null,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): Point | undefined => {
  const matrix = ground?.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [x, y];
};

const within = ([x, y]: Point, { width, height }: Scene): Point => [
  Math.min(width, Math.max(0, x)),
  Math.min(height, Math.max(0, y)),
];
