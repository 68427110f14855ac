import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

interface Rows {
  readonly count: number;
  readonly keyOf: (index: number) => string | number;
  /** The element that scrolls; it holds the rows. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** How high a row will be, in pixels, until it is drawn and measured. */
  readonly rowHeight: number;
  /** How many rows are drawn before and behind those in sight. */
  readonly overscan?: number | undefined;
  /** A row that is drawn wherever it is, such as the one that has the focus. */
  readonly pinned?: number | undefined;
  /** Which end stays where it is when rows come or go. */
  readonly anchorTo?: 'start' | 'end';
}

/** Which rows of a list are drawn, and where: those in sight, some around them, and the pinned one. */
export function useVirtualRows({
  count,
  keyOf,
  scroller,
  rowHeight,
  overscan = 12,
  pinned = -1,
  anchorTo = 'start',
}: Rows) {
  const enabled = useMounted();
  return useVirtualizer({
    count,
    enabled,
    getScrollElement: (): HTMLElement | null => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    anchorTo,
    // Drawing rows within the frame that scrolls would hold up everything else on the page.
    useFlushSync: false,
    getItemKey: keyOf,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), pinned < count ? pinned : -1),
  });
}

/** The element that scrolls holds the list: it is there only after the list was drawn for the first time. */
function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  return isMounted;
}

/** Rows stay in their order, which is that of the Tab key and of readers aloud. */
export function withRow(rows: readonly number[], row: number): number[] {
  if (row < 0 || rows.includes(row)) return [...rows];
  return [...rows, row].sort((a, b) => a - b);
}
