import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Clicked, DrawnAt } from '../ui/drawn-at.ts';

interface Member {
  readonly kind: string;
  readonly member: string;
}

/** Finds members on a board; `watch` are handlers for what the board is in. */
export function useDrawnAt(within: RefObject<HTMLElement | null>) {
  const clicked = useRef<Clicked | undefined>(undefined);
  const setAt = ([x, y]: readonly [number, number]): void => {
    const point = new DOMRect(x, y, 0, 0);
    clicked.current = { getBoundingClientRect: () => point };
  };
  const watch = {
    onPointerDownCapture: ({ target, currentTarget, clientX, clientY }: PointerEvent): void => {
      // What is open at the point clicked before stays there while something in it is pressed.
      if (target instanceof Node && currentTarget.contains(target)) setAt([clientX, clientY]);
    },
    onKeyDownCapture: (): void => {
      clicked.current = undefined;
    },
  };
  const drawnAt = ({ kind, member }: Member): DrawnAt => {
    // The board may have been drawn again since.
    const element = (): HTMLElement | null =>
      within.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(`${kind}.${member}`)}"]`) ?? null;
    return { element, anchor: () => clicked.current ?? element() };
  };
  return { watch, drawnAt, setAt };
}
