import { type MouseEvent, useRef } from 'react';
import { useWorkbench } from '../context.ts';

/** How soon, in milliseconds, and how near, in pixels, a second click is the second half of a double-click. */
const SOON = 400;
const NEAR = 8;

interface Click {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly question: string;
}

/**
 * Whoever clicks twice means what stood there at the first click: the second one does not answer a question that has
 * only just been put, nor one that will be once the first has arrived. To be called with clicks before anything else sees them.
 */
export function useDoubleClickGuard(question: string): (event: MouseEvent) => void {
  const { bench } = useWorkbench();
  const last = useRef<Click | undefined>(undefined);
  return (event) => {
    // Keys click nowhere, and buttons that ask nothing may be clicked as quickly as one likes. Whoever has clicked
    // something else meanwhile, such as a menu, has seen the question.
    if (event.detail === 0 || !isAnswer(event.target)) {
      last.current = undefined;
      return;
    }
    const now = { at: event.timeStamp, x: event.clientX, y: event.clientY, question };
    const isAnswered = last.current?.question !== question || bench.play.settling() !== undefined;
    if (last.current && isAnswered && isSecond(last.current, now)) {
      event.stopPropagation();
      event.preventDefault();
    } else last.current = now;
  };
}

const ANSWERS = '.board, .card-table, [data-part="asking"], [data-part="confirming"], [data-testid="for-all"]';

const isAnswer = (target: EventTarget): boolean => target instanceof Element && target.closest(ANSWERS) !== null;

const isSecond = (was: Click, now: Click): boolean =>
  now.at - was.at < SOON && Math.hypot(now.x - was.x, now.y - was.y) < NEAR;
