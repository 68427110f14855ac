import { useEffect } from 'react';
import { takesText } from '../commands/takes-text.ts';

/** The digit that chooses a tool by its place in the row; there are nine. */
export const toolKey = (index: number): string => (index < 9 ? String(index + 1) : '');

/** Keys without modifiers act wherever no text is written; `act` tells whether a key was its own. */
export function useLoneKeys(act: ((key: string) => boolean) | undefined): void {
  useEffect(() => {
    if (act === undefined) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
      if (!act(event.key.toUpperCase())) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  });
}
