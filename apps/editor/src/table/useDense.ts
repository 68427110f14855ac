import { type RefObject, useLayoutEffect } from 'react';

/** Sets `data-dense` on the bar while its question or its answers need more height than it has. */
export function useDense(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const measure = (): void => {
      bar.removeAttribute('data-dense');
      if ([...bar.children].some(isOverfull)) bar.setAttribute('data-dense', '');
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

const isOverfull = (part: Element): boolean => part.scrollHeight > part.clientHeight + 1;
