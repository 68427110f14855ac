import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Escape does the same wherever in an element it is pressed, except where text is written. */
export function useEscapeIn(element: RefObject<HTMLElement | null>, act: (() => void) | undefined): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || act === undefined || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const { current } = element;
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, [element]);
}
