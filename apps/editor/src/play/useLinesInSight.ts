import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type RowsDrawn, rowsFromEnd } from '../shell/rows-drawn.ts';

/** Height of a line that was never drawn: one that is not broken. */
const LINE = 24;
/** As long as nobody has measured: more than a pane is high at first. */
const ROOM = 160;
const BEYOND = 20 * LINE;
const NEAR = BEYOND / 2;

export interface InSight {
  readonly drawn: RowsDrawn;
  readonly onScroll: () => void;
  /** The last line comes into sight. */
  readonly toEnd: () => void;
}

/**
 * The lines of a scrolling list that are in sight, seen from its end: the list is laid out from there, so that the browser
 * keeps the end in sight by itself. Nothing here is measured while the page is being drawn, which would lay it out twice.
 */
export function useLinesInSight(
  list: RefObject<HTMLElement | null>,
  rows: RefObject<HTMLElement | null>,
  count: number,
): InSight {
  const heights = useRef(new Map<number, number>());
  const [sight, setSight] = useState({ top: 0, room: ROOM, measured: 0 });
  const drawn = rowsFromEnd(count, (row) => heights.current.get(row) ?? LINE, { ...sight, beyond: BEYOND });
  const moved = useRef(0);
  const onScroll = (): void => {
    moved.current = -(list.current?.scrollTop ?? 0);
    // A little farther nothing else comes into sight than what is drawn already.
    const top = Math.round(moved.current / NEAR) * NEAR;
    if (top !== sight.top) setSight((was) => ({ ...was, top }));
  };
  const toEnd = useCallback((): void => {
    // Asking where it stands would have the page laid out once more.
    if (moved.current === 0) return;
    list.current?.scrollTo({ top: 0 });
    setSight((was) => ({ ...was, top: 0 }));
  }, [list]);
  useEffect(() => {
    const [outer, inner] = [list.current, rows.current];
    if (outer === null || inner === null) return;
    const observer = new ResizeObserver(() => {
      const isOther = measure(inner, heights.current);
      const room = outer.clientHeight;
      setSight((was) =>
        !isOther && was.room === room ? was : { ...was, room, measured: was.measured + (isOther ? 1 : 0) },
      );
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [list, rows]);
  return { drawn, onScroll, toEnd };
}

/** Whether any line has another height than was thought. */
function measure(rows: HTMLElement, heights: Map<number, number>): boolean {
  let isOther = false;
  for (const row of rows.children) {
    if (!(row instanceof HTMLElement)) continue;
    const [line, height] = [Number(row.dataset.line), row.offsetHeight];
    isOther ||= (heights.get(line) ?? LINE) !== height;
    heights.set(line, height);
  }
  return isOther;
}
