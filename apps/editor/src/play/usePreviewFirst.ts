import { useEffect } from 'react';
import { candidateAt } from './usePointed.ts';

/** While it is on, a click on what would answer the question only shows the odds of it. */
export function usePreviewFirst(
  on: boolean,
  answers: (candidate: string) => boolean,
  point: (candidate: string) => void,
): void {
  useEffect(() => {
    if (!on) return undefined;
    const hold = (event: MouseEvent): void => {
      const candidate = candidateAt(event.target);
      if (candidate === undefined || !answers(candidate)) return;
      event.preventDefault();
      event.stopPropagation();
      point(candidate);
    };
    document.addEventListener('click', hold, { capture: true });
    return () => document.removeEventListener('click', hold, { capture: true });
  }, [on, answers, point]);
}
