import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CONFIRM } from '../play/confirm-part.ts';

interface Confirmed {
  readonly question: number;
  readonly width: number;
  /** The question that was put next. */
  readonly next?: number;
}

/**
 * Where an answer was confirmed, nothing of the next question lies: whoever presses twice, or has the hand still there, must not
 * agree to something else, such as the end of the game. `question` is the number of the one that is asked, if any.
 */
export function useConfirmRoom(ref: RefObject<HTMLElement | null>, question: number | undefined): void {
  const last = useRef<Confirmed | undefined>(undefined);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null || question === undefined) return;
    const button = bar.querySelector(CONFIRM);
    if (button) last.current = { question, width: Math.ceil(button.getBoundingClientRect().width) };
    else last.current = following(last.current, question);
    const isKept = last.current?.next !== undefined;
    bar.style.setProperty('--confirmed', isKept ? `${last.current?.width}px` : '0px');
  });
}

/** What is still to be kept free in a question without a button. */
function following(last: Confirmed | undefined, question: number): Confirmed | undefined {
  if (last === undefined || last.question === question || last.next === question) return last;
  return last.next === undefined ? { ...last, next: question } : undefined;
}
