import { useEffect } from 'react';
import { takesText } from '../commands/takes-text.ts';

/** The digit that chooses a tool by its place in the row; there are nine. */
export const toolKey = (index: number): string => (index < 9 ? String(index + 1) : '');

/** The tool that a digit chooses. */
export const toolAt = <T>(tools: readonly T[], key: string): T | undefined =>
  /^[1-9]$/.test(key) ? tools[Number(key) - 1] : undefined;

/** Keys without modifiers act wherever no text is written; `act` tells whether a key was its own. */
export function useLoneKeys(act: (key: string) => boolean): void {
  useEffect(() => {
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
