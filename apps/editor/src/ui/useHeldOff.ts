import { type RefObject, useEffect } from 'react';

/** What is pressed meanwhile does nothing, and closes nothing; the focus goes to what is to be answered first. */
export function useHeldOff(selector: string | undefined, first: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (selector === undefined) return;
    const hold = (event: Event): void => {
      if (!(event.target instanceof Element) || event.target.closest(selector) === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') first.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    };
    for (const one of PRESSES) addEventListener(one, hold, { capture: true });
    return () => {
      for (const one of PRESSES) removeEventListener(one, hold, { capture: true });
    };
  }, [selector, first]);
}

const PRESSES = ['pointerdown', 'mousedown', 'touchstart', 'click'];
