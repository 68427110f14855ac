import { useEffect, useState } from 'react';

/** The candidate that the pointer or the focus came to last, in the list or on the board. */
export const usePointed = (): readonly [string | undefined, (candidate: string) => void] => {
  const [pointed, set] = useState<string>();
  useEffect(() => {
    const look = (event: Event): void => {
      const candidate = candidateAt(event.target);
      if (candidate !== undefined) set(candidate);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, []);
  return [pointed, set];
};

/** What would be picked by a click on something. */
export const candidateAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest('[data-pick]')?.getAttribute('data-pick') ?? undefined) : undefined;
