import { type RefObject, useEffect, useRef } from 'react';
import { useLayout } from './useTexts.ts';

/** Where in the pane the keys went last. */
const AREAS = ['[data-region="board"]', '[data-region="question"]'] as const;
type Area = (typeof AREAS)[number];

const LEGAL = '[data-region="board"] .legal:not([tabindex="-1"])';
const CHOICES = '[data-part="choices"] :is(button, input):not(:disabled)';
const CONFIRM = '[data-part="confirm"]';

/** What can be chosen there, or else in the list, or else the button that confirms. */
const TARGETS: Readonly<Record<Area, readonly string[]>> = {
  '[data-region="board"]': [LEGAL, CHOICES, CONFIRM],
  '[data-region="question"]': [CHOICES, CONFIRM, '[data-part="asking"] button'],
};

/** Of a board that was drawn again, the sheet stands for what is gone. */
const REDRAWN = [LEGAL, '.board-sheet'] as const;

const areaOf = (element: EventTarget | null): Area | undefined =>
  element instanceof Element ? AREAS.find((area) => element.closest(area)) : undefined;

/** What had the focus is gone, or is nothing any more that keys could reach. */
const isLost = (): boolean => {
  const { activeElement: on } = document;
  return on === null || on === document.body || !on.matches('button, input, select, textarea, a, summary, [tabindex]');
};

/**
 * A choice takes away what was chosen, and another layout all that was drawn: the focus then goes on to what can be chosen next,
 * where it was before.
 */
export function useFocusKept(pane: RefObject<HTMLElement | null>, question: string): void {
  const held = useAreaHeld();
  const layout = useLayout();
  const shown = useRef({ question, layout });
  useEffect(() => {
    if (shown.current.question === question && shown.current.layout === layout) return;
    const isRedrawn = shown.current.question === question;
    shown.current = { question, layout };
    const frame = requestAnimationFrame(() => {
      const { current: area } = held;
      if (area === undefined || !isLost()) return;
      const targets = isRedrawn && area === AREAS[0] ? REDRAWN : TARGETS[area];
      const [found] = targets.flatMap((target) => pane.current?.querySelector<HTMLElement | SVGElement>(target) ?? []);
      found?.focus({ preventScroll: found instanceof SVGElement });
    });
    return () => cancelAnimationFrame(frame);
  }, [pane, held, question, layout]);
}

/** The area that had the focus last, until the pointer goes elsewhere. */
function useAreaHeld(): RefObject<Area | undefined> {
  const held = useRef<Area | undefined>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      // A menu at something on the board belongs to the board.
      if (target instanceof Element && target.closest('[role="menu"]') !== null) return;
      held.current = areaOf(target);
    };
    const onPointer = ({ target }: PointerEvent): void => {
      if (areaOf(target) === undefined) held.current = undefined;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, []);
  return held;
}
