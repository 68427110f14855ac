import { useEffect } from 'react';
import { useWorkbench } from '../context.ts';
import { goFinding } from './finding-acts.ts';
import { neighbour, passing } from './finding-list.ts';

/** F8 and Shift+F8 go through the findings that the list shows, wherever the focus is. */
export const useFindingKeys = (): void => {
  const { bench } = useWorkbench();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const { findings, findingFilter, findingAt } = bench.store.get();
      const next = neighbour(passing(findings, findingFilter), findingAt, event.shiftKey ? -1 : 1);
      if (next !== undefined) goFinding(bench, next);
    };
    // Monaco knows the findings of files that were open once, and no others.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [bench]);
};
