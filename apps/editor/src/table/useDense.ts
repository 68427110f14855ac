import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `data-dense` on the bar while its question or its answers need more height than it has; `data-whole` while they still
 * do then, so that the question keeps its width and has fewer lines; and `data-crowded` if even that isn't enough.
 */
export function useDense(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const measure = (): void => {
      for (const step of STEPS) bar.removeAttribute(step);
      for (const step of STEPS) if (isTooHigh(bar)) bar.setAttribute(step, '');
    };
    const [changes, sizes] = [new MutationObserver(measure), new ResizeObserver(measure)];
    changes.observe(bar, { childList: true, characterData: true, subtree: true });
    sizes.observe(bar);
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [ref]);
}

const STEPS = ['data-dense', 'data-whole', 'data-crowded'] as const;

/** A list of answers scrolls by itself. */
const isTooHigh = (bar: HTMLElement): boolean =>
  [...bar.children, ...bar.querySelectorAll('[data-part="choices"]')].some(isOverfull);

const isOverfull = (part: Element): boolean => part.scrollHeight > part.clientHeight + 1;
