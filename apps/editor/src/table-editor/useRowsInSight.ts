import { type RefObject, useEffect, useState } from 'react';
import { rowsDrawn } from '../shell/rows-drawn.ts';

/** Height of a row in a long table, which the style sheet knows as well. */
export const ROW = 25;
/** Shorter tables are drawn as a whole: then the page's own search finds all of them. */
export const SHORT = 200;
const BEYOND = 20 * ROW;
const NEAR = BEYOND / 2;

/** Rows one after the other, and the room of those that are not drawn before them, in pixels. */
export interface Drawn {
  readonly parts: readonly { readonly gap: number; readonly rows: readonly number[] }[];
  /** Behind the last. */
  readonly after: number;
}

/**
 * The rows of a long table that are in sight, and always the one where somebody is: what has the focus may not go, and what
 * gets it brings itself into sight.
 */
export function useRowsInSight(scroll: RefObject<HTMLElement | null>, count: number, here: number): Drawn {
  const [sight, setSight] = useState({ top: 0, room: 600 });
  useEffect(() => {
    const { current: element } = scroll;
    if (element === null) return;
    const look = (): void => {
      const top = Math.round(element.scrollTop / NEAR) * NEAR;
      const room = element.clientHeight;
      setSight((was) => (was.top === top && was.room === room ? was : { top, room }));
    };
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroll]);
  return count <= SHORT ? whole(count) : drawnAround(count, here, sight);
}

const numbers = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);

const whole = (count: number): Drawn => ({ parts: [{ gap: 0, rows: numbers(0, count) }], after: 0 });

/** What is in sight with one row more, wherever that is. */
export function drawnAround(
  count: number,
  here: number,
  { top, room }: { readonly top: number; readonly room: number },
): Drawn {
  const { first, end } = rowsDrawn(count, () => ROW, { top, room, beyond: BEYOND });
  const seen = { from: first, rows: numbers(first, end) };
  const own = { from: here, rows: here < first || here >= end ? numbers(here, Math.min(here + 1, count)) : [] };
  let done = 0;
  const parts = [seen, own]
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => a.from - b.from)
    .map(({ from, rows }) => {
      const gap = (from - done) * ROW;
      done = from + rows.length;
      return { gap, rows };
    });
  return { parts, after: (count - done) * ROW };
}
