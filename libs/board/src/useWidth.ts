import { type RefObject, useEffect, useState } from 'react';

/** Width of an element on screen, so that drawn text can keep its size. */
export const useWidth = (ref: RefObject<Element | null>): number => {
  const [width, set] = useState(600);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      // Steps of 8 pixels: dragging a split must not place all labels anew at every pixel.
      if (entry && entry.contentRect.width > 0) set(Math.max(120, Math.round(entry.contentRect.width / 8) * 8));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
};
