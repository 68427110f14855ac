import { type RefObject, useEffect } from 'react';
import { takesText } from '../commands/takes-text.ts';

const CHOICES = '[data-part="choices"] :is(button, input):not(:disabled)';
const CONFIRM = '[data-part="confirm"]:not(:disabled)';

/** Keys 1 to 9 take the first answers in the bar, and Enter confirms where nothing else has the focus. */
export function useAnswerKeys(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = bar.current === null || isElsewhere(event) ? undefined : targetOf(bar.current, event);
      if (target === undefined) return;
      event.preventDefault();
      target.click();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [bar]);
}

const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || takesText(event.target);

function targetOf(bar: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | undefined {
  if (key === 'Enter')
    return target === document.body ? (bar.querySelector<HTMLElement>(CONFIRM) ?? undefined) : undefined;
  return /^[1-9]$/.test(key) ? bar.querySelectorAll<HTMLElement>(CHOICES)[Number(key) - 1] : undefined;
}
