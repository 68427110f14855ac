import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { isStillAsked } from '../state/match/while-asked.ts';
import { inTime } from './in-time.ts';

/**
 * Escape does the same wherever in an element it is pressed, except where text is written. What is on its way to the match
 * then is waited for, as it may be what is taken back.
 */
export function useEscapeIn(element: RefObject<HTMLElement | null>, act: (() => void) | undefined): void {
  const { bench } = useWorkbench();
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.target instanceof HTMLTextAreaElement) return;
    const { settling } = bench.play;
    if (act === undefined && settling() === undefined) return;
    event.preventDefault();
    const asked = bench.store.get();
    void inTime(settling).then(() => {
      if (isStillAsked(asked, bench.store.get())) newest.current?.();
    });
  });
  useEffect(() => {
    const { current } = element;
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, [element]);
}
