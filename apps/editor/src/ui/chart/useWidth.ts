import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in pixels, and again whenever it changes; 0 until it is measured. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => setWidth(Math.floor(element.clientWidth));
    measure();
    const changes = new ResizeObserver(measure);
    changes.observe(element);
    return () => changes.disconnect();
  }, [box]);
  return width;
}
