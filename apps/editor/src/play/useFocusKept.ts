import { type RefObject, useEffect, useRef } from 'react';

/** Where in the pane the keys went last. */
const AREAS = ['.board', '.prompt-area'] as const;
type Area = (typeof AREAS)[number];

/** What can be chosen there, or else in the list, or else the button that confirms. */
const TARGETS: Readonly<Record<Area, readonly string[]>> = {
  '.board': ['.board [role="button"].legal', '.choices :is(button, input):not(:disabled)', '.asking button.primary'],
  '.prompt-area': ['.choices :is(button, input):not(:disabled)', '.asking button.primary', '.asking button'],
};

const areaOf = (element: EventTarget | null): Area | undefined =>
  element instanceof Element ? AREAS.find((area) => element.closest(area)) : undefined;

/** What had the focus is gone, or is nothing any more that keys could reach. */
const isLost = (): boolean => {
  const { activeElement: on } = document;
  return on === null || on === document.body || !on.matches('button, input, select, textarea, a, summary, [tabindex]');
};

/** A choice takes away what was chosen: the focus then goes on to what can be chosen next, where it was before. */
export function useFocusKept(pane: RefObject<HTMLElement | null>, question: string): void {
  const held = useRef<Area | undefined>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at whenever another question is shown.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { current: area } = held;
      if (area === undefined || !isLost()) return;
      const found = TARGETS[area].flatMap((target) => pane.current?.querySelector<HTMLElement>(target) ?? []);
      found[0]?.focus({ preventScroll: area === '.board' });
    });
    return () => cancelAnimationFrame(frame);
  }, [pane, question]);
}
