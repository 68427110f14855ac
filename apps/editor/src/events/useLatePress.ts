import { type RefObject, useLayoutEffect } from 'react';

/** So many milliseconds after a button has gone, a press where it was is still meant for it. */
const LATE = 700;
/** A press may be held down for a while before it is a click. */
const HELD = 1500;

/** Keeps a press that was meant for a button that has just gone from what was below it. */
export function useLatePress(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current) catchPresses(current.getBoundingClientRect());
    };
  }, [button]);
}

function catchPresses(was: DOMRect): void {
  const gone = performance.now();
  let isCaught = false;
  const onDown = (event: PointerEvent): void => {
    isCaught = performance.now() - gone < LATE && isIn(was, event) && !isOnCard(event.target);
    if (isCaught) stop(event);
  };
  const onClick = (event: MouseEvent): void => {
    if (isCaught) stop(event);
    isCaught = false;
  };
  addEventListener('pointerdown', onDown, true);
  addEventListener('click', onClick, true);
  setTimeout(() => {
    removeEventListener('pointerdown', onDown, true);
    removeEventListener('click', onClick, true);
  }, LATE + HELD);
}

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

const isIn = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: PointerEvent): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The next card has its button in the same place: it takes the press. */
const isOnCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-part="fight-card"]') !== null;
