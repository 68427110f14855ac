import { type FocusEvent, type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Box } from './boxes.ts';
import { readableOn } from './opening-view.ts';
import type { Scene } from './scene.ts';
import type { Zooming } from './useZoom.ts';
import { followed, held, type Sought } from './view.ts';

/** Around what has the focus, in pixels. */
const AIR = 12;

/** Shows what is sought until the reader moves the view, and whatever keys lead to. */
export function useView(
  svg: RefObject<SVGSVGElement | null>,
  zooming: Zooming,
  scene: Scene,
  sought: Sought | undefined,
): (event: FocusEvent) => void {
  const { touched, show, pane, kept } = zooming;
  const seen = useSeenWidth(svg);
  const follow = useEffectEvent((what: Sought): void => {
    if (touched) return;
    // To measure makes the browser lay out a page of which the board has just been drawn again, so it is done once.
    const width = seen.current || (svg.current?.getBoundingClientRect().width ?? 0);
    if (width === 0) return;
    show((now) => followed(now, what, pane, readableOn(scene, pane.width / width)), true);
  });
  // What is sought is compared as text, so a board that is only drawn again moves nothing; in another match it is sought again.
  const key = sought && JSON.stringify(sought);
  const seenFrom = useMemo(() => ({ pane, kept }), [pane, kept]);
  const soon = useSoon();
  useEffect(() => {
    if (key === undefined || !seenFrom.pane) return;
    const what = JSON.parse(key) as Sought;
    // Nothing may move under the hand of whoever is about to choose.
    if (what.asked) return follow(what);
    return soon(() => follow(what));
  }, [key, seenFrom, soon]);
  return ({ target }) => {
    const sheet = svg.current;
    if (sheet === null || target === sheet || !target.matches(':focus-visible')) return;
    const box = onSheet(target.getBoundingClientRect(), sheet.getBoundingClientRect(), zooming);
    show((now) => held(now, box, pane), false);
    // The browser has gone to where it lay before.
    sheet.scrollIntoView({ block: 'nearest' });
  };
}

/** Milliseconds within which something else is sought only while someone steps through a match. */
const QUICK = 400;
/** Milliseconds after the last step. */
const REST = 250;

/**
 * Does something at once if it is done now and then, and if it is done in quick succession only the last of them, when that is
 * over: while the view glides, the browser paints the whole board several times. Returns how to think better of it.
 */
function useSoon(): (act: () => void) => (() => void) | undefined {
  const recent = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(recent.current), []);
  return useCallback((act) => {
    const isQuick = recent.current !== undefined;
    clearTimeout(recent.current);
    recent.current = setTimeout(() => {
      recent.current = undefined;
    }, QUICK);
    if (!isQuick) return void act();
    const timer = setTimeout(act, REST);
    return () => clearTimeout(timer);
  }, []);
}

/** The width on screen that the browser measured last; 0 before the first measurement. */
function useSeenWidth(ref: RefObject<Element | null>): RefObject<number> {
  const seen = useRef(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      seen.current = entry?.contentRect.width ?? 0;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return seen;
}

/** What is drawn somewhere on screen, in units of the sheet. */
function onSheet(drawn: DOMRect, sheet: DOMRect, { pane, zoom: { k, x, y } }: Zooming): Box {
  const unit = pane.width / sheet.width;
  return {
    x: ((drawn.left - AIR - sheet.left) * unit - x) / k,
    y: ((drawn.top - AIR - sheet.top) * unit - y) / k,
    w: ((drawn.width + 2 * AIR) * unit) / k,
    h: ((drawn.height + 2 * AIR) * unit) / k,
  };
}
