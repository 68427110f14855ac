import type { MouseEvent } from 'react';
import { useWorkbench } from '../context.ts';
import { isStillAsked } from '../state/match/while-asked.ts';
import type { Workbench } from '../state/workbench.ts';
import { inTime } from './in-time.ts';

/** What a click on means an answer, or asks why it is none. */
const ASKED = '[data-place], [data-piece], [data-stack], [data-told]';

/**
 * A click on the board while something is on its way to the match is made once that has arrived: what it means may only be
 * asked for then, such as a place after the piece that goes there. To be called with clicks before anything else sees
 * them.
 */
export function useLateClicks(): (event: MouseEvent) => void {
  const { bench } = useWorkbench();
  return (event) => {
    const { target, nativeEvent } = event;
    // What is clicked by script was clicked in time.
    if (!nativeEvent.isTrusted || event.isPropagationStopped() || bench.play.settling() === undefined) return;
    if (!(target instanceof Element) || target.closest(ASKED) === null) return;
    event.stopPropagation();
    void clickLater(bench, target, nativeEvent);
  };
}

async function clickLater(
  { play, store, actions }: Workbench,
  target: Element,
  { clientX, clientY }: Click,
): Promise<void> {
  const asked = store.get();
  await inTime(play.settling);
  if (!isStillAsked(asked, store.get())) return actions.reportLate();
  const on = target.isConnected ? target : document.elementFromPoint(clientX, clientY);
  on?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }));
}

type Click = Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>;
