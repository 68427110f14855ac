import { useEffect } from 'react';
import { useWorkbench } from '../context.ts';
import type { Workbench } from '../state/workbench.ts';

/** Whether keys are text where they are pressed. */
export const takesText = (on: EventTarget | null): boolean =>
  on instanceof HTMLElement &&
  on.closest('input:not([type="range"], [type="checkbox"]), textarea, select, .monaco') !== null;

const actOf = (
  bench: Workbench,
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
): (() => Promise<void>) | undefined => {
  if (altKey) return undefined;
  const { play } = bench;
  if (ctrlKey || metaKey) {
    if (key === 'z' && !shiftKey) return play.undo;
    return key === 'y' || key.toLowerCase() === 'z' ? play.redo : undefined;
  }
  if (key === 'e') return async () => bench.actions.openExampleForm();
  return { ',': () => play.move(-1), '.': () => play.move(1) }[key];
};

/** Back and on by keys, wherever no text is written. */
export const useMatchKeys = (): void => {
  const { bench } = useWorkbench();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { view, running } = bench.store.get();
      const act = view === undefined || running || takesText(event.target) ? undefined : actOf(bench, event);
      if (act === undefined) return;
      event.preventDefault();
      void act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [bench]);
};
