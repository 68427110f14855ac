import { useEffect } from 'react';
import { useWorkbench } from '../context.ts';

/** Keys that only close an open card: what has the focus below it must not be pressed by them. */
const CLOSING: ReadonlySet<string> = new Set([' ', 'Enter', 'Escape']);

/** Any key or click ends what is being shown, and does what it does besides; Escape ends all that would follow. */
export function useSkipping(isCard = false): void {
  const { bench } = useWorkbench();
  useEffect(() => {
    const { goOn, skip } = bench.motions;
    const onKey = (event: KeyboardEvent): void => {
      if (isCard && CLOSING.has(event.key)) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (event.key === 'Escape') skip();
      else goOn();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', goOn, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', goOn, true);
    };
  }, [bench, isCard]);
}
