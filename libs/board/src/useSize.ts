import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Extent } from './zoom.ts';

/** Before the browser tells it; without a height, the form of the element isn't known either. */
const UNKNOWN: Size = { width: 600, height: undefined };

export interface Size {
  readonly width: Extent['width'];
  readonly height: Extent['height'] | undefined;
}

/** The size that an element has at first; undefined until it is there, because all text would be placed twice. */
export function useFirstSize(ref: RefObject<Element | null>): Size | undefined {
  // A picture is drawn without a page in which anything could be measured.
  const isOnPage = useSyncExternalStore(never, isTrue, isFalse);
  const [size, set] = useState<Size>();
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = ref.current?.getBoundingClientRect() ?? {};
    set(width > 0 ? { width: stepped(width), height: stepped(height) } : UNKNOWN);
  }, [ref]);
  return isOnPage ? size : UNKNOWN;
}

const never = (): (() => void) => () => undefined;
const isTrue = (): boolean => true;
const isFalse = (): boolean => false;

/** Size of an element on screen in pixels, so that drawn text can keep its size. */
export const useSize = (ref: RefObject<Element | null>, first: Size): Size => {
  const [size, set] = useState(first);
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

/** Steps of 8 pixels: dragging a split must not place all labels again at every pixel. */
const stepped = (length: number): number => Math.max(120, Math.round(length / 8) * 8);

const same = (a: Size, b: Size): Size => (a.width === b.width && a.height === b.height ? a : b);
