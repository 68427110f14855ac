import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Aim } from './useAim.ts';

/** Steps of the pointer below this are a click. */
const SLACK = 5;

interface Ghost {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A counter is dragged to a place: the same as picking one after the other. */
export function useDrag(aim: Aim | undefined) {
  const from = useRef<Ghost | undefined>(undefined);
  const dragged = useRef(false);
  const [ghost, setGhost] = useState<Ghost | undefined>(undefined);
  const isMoving = aim !== undefined && aim.counters.size > 0;
  const end = (): void => {
    from.current = undefined;
    setGhost(undefined);
  };
  const on = {
    onPointerDownCapture: (event: PointerEvent): void => {
      dragged.current = false;
      const name = event.button === 0 && aim?.held === undefined ? pickedAt(event.target) : undefined;
      if (name === undefined || !aim?.counters.has(name)) return;
      // The sheet does not move along.
      event.stopPropagation();
      from.current = { name, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent): void => {
      const begun = from.current;
      if (begun === undefined || (!dragged.current && Math.hypot(x - begun.x, y - begun.y) < SLACK)) return;
      if (!dragged.current) {
        aim?.hold(begun.name);
        // It is followed outside of the board as well.
        currentTarget.setPointerCapture(pointerId);
      }
      dragged.current = true;
      setGhost({ name: begun.name, x, y });
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      end();
      if (!dragged.current || aim?.held === undefined) return;
      const { places } = aim.held.of;
      const spots = document.elementsFromPoint(clientX, clientY).flatMap((one) => pickedAt(one) ?? []);
      const place = spots.find((one) => places.includes(one));
      if (place === undefined) aim.hold(undefined);
      else aim.put(place);
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent): void => {
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
  };
  return isMoving ? { ghost, on } : undefined;
}

const pickedAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest('[data-pick]')?.getAttribute('data-pick') ?? undefined) : undefined;
