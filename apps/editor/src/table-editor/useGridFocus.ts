import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** The focus follows the current cell, also when what had it is gone: a field that was left, or a row that was scrolled away. */
export function useGridFocus(grid: RefObject<HTMLElement | null>, isEditing: boolean) {
  const hasFocus = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    if (isEditing || activeElement instanceof HTMLButtonElement) return;
    const isLost = hasFocus.current && activeElement === document.body;
    if (isLost || grid.current?.contains(activeElement))
      grid.current?.querySelector<HTMLElement>('[data-column][tabindex="0"]')?.focus();
  });
  return {
    onFocusCapture: (): void => {
      hasFocus.current = true;
    },
    // What is taken out of the page isn't left: nothing is heard of it.
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent): void => {
      hasFocus.current = currentTarget.contains(relatedTarget as Node | null);
    },
  };
}
