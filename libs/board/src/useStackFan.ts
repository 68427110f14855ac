import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Standing } from './stand.ts';

/** What opened a stack: it stays open after a press, and while the pointer or the focus is on it otherwise. */
type Opener = 'pointer' | 'focus' | 'press';

interface Open {
  readonly key: string;
  readonly by: Opener;
  /** What was asked then: with the next question, it is closed. */
  readonly question: string | undefined;
}

export interface StackFan {
  readonly key: string | undefined;
  readonly by: Opener | undefined;
  readonly enter: (key: string, by: 'pointer' | 'focus') => void;
  /** Pointer or focus have gone to something else. */
  readonly leave: (by: 'pointer' | 'focus', to: EventTarget | null) => void;
  readonly toggle: (key: string) => void;
}

/** Which stack is fanned out so that each of its counters can be seen and chosen. */
export function useStackFan(
  svg: RefObject<SVGSVGElement | null>,
  question: string | undefined,
  { stacks }: Standing,
): StackFan {
  const [set, setOpen] = useState<Open | undefined>(undefined);
  const isThere = stacks.some(({ key }) => key === set?.key);
  const open = set?.question === question && isThere ? set : undefined;
  // It is closed for good, also when the same is asked another time: nobody may be at it then.
  if (set !== undefined && open === undefined) setOpen(undefined);
  // Escape would do nothing if the pointer, still on it, opened it again.
  const dismissed = useRef<string | undefined>(undefined);
  useClosing(open?.by, (isByKey) => {
    setOpen(undefined);
    if (isByKey) dismissed.current = open?.key;
    const stack = open && svg.current?.querySelector<SVGGElement>(`[data-stack-key="${CSS.escape(open.key)}"]`);
    if (isByKey && open?.by === 'press') stack?.querySelector<SVGGElement>('[role="button"]')?.focus();
  });
  return {
    key: open?.key,
    by: open?.by,
    enter: (key, by) => {
      if (by === 'pointer' && dismissed.current === key) return;
      if (open?.by !== 'press' && open?.key !== key) setOpen({ key, by, question });
    },
    leave: (by, to) => {
      if (by === 'pointer') dismissed.current = undefined;
      if (open?.by === by && !isOnFan(to)) setOpen(undefined);
    },
    toggle: (key) => setOpen(open?.by === 'press' && open.key === key ? undefined : { key, by: 'press', question }),
  };
}

const isOnFan = (to: EventTarget | null): boolean => to instanceof Element && to.closest('[data-fan]') !== null;

/** Escape closes it, and what was pressed also a click on anything else. */
function useClosing(by: Opener | undefined, close: (isByKey: boolean) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close(true);
  });
  const onClick = useEffectEvent(({ target }: Event): void => {
    const isOwn = target instanceof Element && target.closest('[data-fan], [data-stack]') !== null;
    if (by === 'press' && !isOwn) close(false);
  });
  const isOpen = by !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const on = { signal: stop.signal, capture: true };
    addEventListener('keydown', (event) => onKeyDown(event), on);
    addEventListener('click', (event) => onClick(event), on);
    return () => stop.abort();
  }, [isOpen]);
}
