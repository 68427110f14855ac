import { type RefObject, useEffect, useState } from 'react';
import type { Extent } from './zoom.ts';

/** Before the browser tells it; without a height, the form of the element isn't known either. */
const UNKNOWN: Size = { width: 600, height: undefined };

interface Size {
  readonly width: Extent['width'];
  readonly height: Extent['height'] | undefined;
}

/** Size of an element on screen in pixels, so that drawn text can keep its size. */
export const useSize = (ref: RefObject<Element | null>): Size => {
  const [size, set] = useState(UNKNOWN);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0) set((now) => same(now, { width: stepped(width), height: stepped(height) }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
};

/** Steps of 8 pixels: dragging a split must not place all labels anew at every pixel. */
const stepped = (length: number): number => Math.max(120, Math.round(length / 8) * 8);

const same = (a: Size, b: Size): Size => (a.width === b.width && a.height === b.height ? a : b);
