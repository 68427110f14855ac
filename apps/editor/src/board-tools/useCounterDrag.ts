import { useDrag } from '@use-gesture/react';
import { type SyntheticEvent, useState } from 'react';
import type { BoardTool } from './useBoardTool.ts';

/** A pointer that moves less than this, in pixels, clicks. */
const SLACK = 5;

interface Ghost {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

type Point = readonly [number, number];

/** A counter is dragged to a place by mouse or finger: the same as picking one after the other. */
export function useCounterDrag(tool: BoardTool | undefined) {
  const [ghost, setGhost] = useState<Ghost | undefined>(undefined);
  const isOn = tool !== undefined && tool.counters.size > 0;
  const bind = useDrag<PointerEvent>(
    ({ first, last, tap, canceled, initial, xy, memo, cancel }) => {
      if (tool === undefined || tap) return undefined;
      const name: string | undefined = first ? counterAt(tool, initial) : memo;
      if (name === undefined) return first ? cancel() : undefined;
      if (first) tool.hold(name);
      setGhost(last ? undefined : { name, x: xy[0], y: xy[1] });
      if (last) drop(tool, name, canceled ? undefined : xy);
      return name;
    },
    // The board is drawn again under the pointer, so that no element of it can follow the pointer.
    { enabled: isOn, threshold: SLACK, filterTaps: true, pointer: { capture: false, keys: false } },
  );
  if (!isOn) return undefined;
  const keepSheet = (event: SyntheticEvent<Element, MouseEvent | TouchEvent>): void => keepSheetStill(tool, event);
  return { ghost, on: { ...bind(), onMouseDownCapture: keepSheet, onTouchStartCapture: keepSheet } };
}

/** The counter that can be taken there. */
function counterAt({ held, counters }: BoardTool, [x, y]: Point): string | undefined {
  const name = pickOf(document.elementFromPoint(x, y));
  return held === undefined && name !== undefined && counters.has(name) ? name : undefined;
}

/** Puts a counter to the place under the pointer, or back where it was. */
function drop({ counters, hold, move }: BoardTool, name: string, at: Point | undefined): void {
  const places = counters.get(name)?.places ?? [];
  const under = at === undefined ? [] : document.elementsFromPoint(...at).flatMap((one) => pickOf(one) ?? []);
  const place = under.find((one) => places.includes(one));
  if (place === undefined) hold(undefined);
  else move(name, place);
}

const pickOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest('[data-pick]')?.getAttribute('data-pick') ?? undefined) : undefined;

/** The sheet isn't moved by a pointer that is about to drag a counter. */
function keepSheetStill(tool: BoardTool, event: SyntheticEvent<Element, MouseEvent | TouchEvent>): void {
  if (tool.held === undefined && tool.counters.has(pickOf(event.target) ?? '')) event.stopPropagation();
}
