import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { aside } from './aside.ts';
import type { Box } from './boxes.ts';

/**
 * Moves what lies over the lower edge of a board off the markers that stand on top of each other on a scale there, and off
 * what lies in the corners: for each position that is shown; undefined while nothing lies there.
 */
export function useAside(ref: RefObject<HTMLElement | null>, shown: unknown): void {
  const place = useEffectEvent((): void => {
    const panel = ref.current?.firstElementChild;
    const board = ref.current?.closest('.board');
    if (ref.current === null || !panel || !board) return;
    ref.current.style.translate = '';
    const stacks = [...board.querySelectorAll('.long > .track-space')].flatMap(stackOn);
    const panels = [...board.querySelectorAll(CORNERS)].map(boxOn);
    const [x, y] = aside(boxOn(panel), [...stacks, ...panels], boxOn(board));
    if (x !== 0 || y !== 0) ref.current.style.translate = `${x}px ${y}px`;
  });
  useLayoutEffect(() => {
    if (shown === undefined) return;
    place();
    const panel = ref.current?.firstElementChild;
    if (!panel || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(place);
    for (const one of [panel, ref.current]) if (one) observer.observe(one);
    return () => observer.disconnect();
  }, [ref, shown]);
}

/** What lies in the lower corners. */
const CORNERS = '.board-edge:is(.bottom-left, .bottom-right) > .board-panel';

/** Pixels from one marker to the one on top of it; they may still be on their way, so they aren't measured. */
const LEVEL = 17;

/** What stands over a number of a scale, if that is more than one marker. */
function stackOn(space: Element): readonly Box[] {
  const levels = space.querySelectorAll('.track-marker').length;
  const { x, y, w, h } = boxOn(space);
  const higher = (levels - 1) * LEVEL;
  return levels < 2 ? [] : [{ x, y: y - higher, w, h: h + higher }];
}

function boxOn(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, w: width, h: height };
}
