import { type RefObject, useEffect } from 'react';
import { isArrow, nextBox } from './arrow-way.ts';

/** Where arrows write, or choose something else themselves. */
const OWN = 'input:not([type="checkbox"]), textarea, select, [role="tree"], [role="menu"], [role="tablist"]';

/**
 * Arrow keys lead from something that can be chosen to what lies next to it on the screen. Where nothing lies in that
 * direction, the key is left to others, such as a board that can be moved.
 */
export function useArrows(area: RefObject<HTMLElement | null>, choosable: string, isOn = true): void {
  useEffect(() => {
    const { current: root } = area;
    if (root === null || !isOn) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const next = isPlain(event) ? nextOf(root, choosable, event) : undefined;
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus({ preventScroll: next instanceof SVGElement });
    };
    root.addEventListener('keydown', onKeyDown, { capture: true });
    return () => root.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [area, choosable, isOn]);
}

const isPlain = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  isArrow(key) && !ctrlKey && !metaKey && !altKey && !shiftKey;

type Focusable = HTMLElement | SVGElement;

function nextOf(root: HTMLElement, choosable: string, { key, target }: KeyboardEvent): Focusable | undefined {
  const from = target instanceof Element ? target.closest(choosable) : null;
  if (from === null || from.closest(OWN) !== null) return undefined;
  const others = [...root.querySelectorAll<Focusable>(choosable)].filter((one) => one !== from);
  const boxes = others.map((one) => one.getBoundingClientRect());
  const next = nextBox(boxes, from.getBoundingClientRect(), key);
  return next === undefined ? undefined : others[next];
}
