import { type RefObject, useEffect, useRef } from 'react';
import type { Row } from '../explain/rows-of.ts';
import { useVirtualRows } from '../ui/useVirtualRows.ts';

/** Height of a step in pixels until it is measured: one with long results takes several lines. */
const ROW_HEIGHT = 24;

/** The steps in sight and the one that is shown, which comes into sight, and takes the focus if a key led to it. */
export function useDrawnSteps(tree: RefObject<HTMLElement | null>, steps: readonly Row[], at: number) {
  const shown = steps.findIndex((row) => row.at === at);
  const rows = useVirtualRows({
    count: steps.length,
    keyOf: (index) => steps[index]?.at ?? index,
    scroller: tree,
    rowHeight: ROW_HEIGHT,
    pinned: shown,
  });
  const isShown = rows.options.enabled && shown >= 0;
  useEffect(() => {
    if (isShown) rows.scrollToIndex(shown, { align: 'auto' });
  }, [rows, isShown, shown]);
  return { rows, focusOn: useFocusWhenShown(tree, isShown ? at : undefined) };
}

function useFocusWhenShown(tree: RefObject<HTMLElement | null>, at: number | undefined): (step: number) => void {
  /** Says which step, because effects of an earlier drawing may still be to come when a key is pressed. */
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (at === undefined || wanted.current !== at) return;
    tree.current?.querySelector<HTMLElement>(`[data-step="${at}"]`)?.focus({ preventScroll: true });
    wanted.current = undefined;
  }, [tree, at]);
  return (step) => {
    wanted.current = step === at ? undefined : step;
  };
}
