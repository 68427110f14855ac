import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Linking } from './useLinking.ts';

/** A line from where a link was begun to the pointer, in pixels of the window. */
export interface Rubber {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** A link is drawn from one place to another with the main button or a finger. Undefined linking leaves the board to others. */
export function useLinkPointer(linking: Linking | undefined) {
  const [rubber, setRubber] = useState<Rubber | undefined>(undefined);
  const begun = useRef<string | undefined>(undefined);
  const drawn = useRef(false);
  if (linking === undefined) return undefined;
  const stop = (): void => {
    begun.current = undefined;
    setRubber(undefined);
  };
  const on = {
    onPointerDown: ({ button, isPrimary, ctrlKey, metaKey, clientX, clientY }: PointerEvent) => {
      drawn.current = false;
      if (!isPrimary || button !== 0 || ctrlKey || metaKey) return;
      begun.current = placeAt(clientX, clientY);
      if (begun.current !== undefined) setRubber({ from: [clientX, clientY], to: [clientX, clientY] });
    },
    onPointerMove: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      if (begun.current !== undefined && isPrimary) setRubber((now) => now && { ...now, to: [clientX, clientY] });
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const [from, to] = [begun.current, placeAt(clientX, clientY)];
      stop();
      if (from === undefined || to === from) return;
      // What is released anywhere else is neither a link nor a click.
      drawn.current = true;
      if (to !== undefined) linking.join(from, to);
    },
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (drawn.current && event.detail > 0) event.stopPropagation();
    },
    /** The sheet stays where it is. */
    onMouseDownCapture: (event: MouseEvent) => {
      if (event.button === 0 && placeAt(event.clientX, event.clientY) !== undefined) event.stopPropagation();
    },
    onTouchStartCapture: (event: { readonly target: EventTarget; stopPropagation(): void }) => {
      if (event.target instanceof Element && event.target.closest(PLACE)) event.stopPropagation();
    },
  };
  return { on, rubber };
}

const PLACE = '.board .legal[data-spot]';

const placeAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest(PLACE)?.getAttribute('data-spot') ?? undefined;
