import { type RefObject, useEffect } from 'react';
import { takesText } from '../commands/takes-text.ts';

const CHOICES = '[data-part="choices"] :is(button, input):not(:disabled)';
const CONFIRM = '[data-part="confirm"]:not(:disabled)';

/**
 * Keys 1 to 9 take the first answers in the bar. Shift+Enter confirms what was put together wherever the focus is, and
 * Enter alone where nothing has it.
 */
export function useAnswerKeys(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = bar.current === null || isElsewhere(event) ? undefined : targetOf(bar.current, event);
      if (target === undefined) return;
      event.preventDefault();
      target.click();
    };
    const onConfirm = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !event.shiftKey || isElsewhere(event)) return;
      const confirm = bar.current?.querySelector<HTMLElement>(CONFIRM);
      if (!confirm) return;
      event.preventDefault();
      event.stopPropagation();
      confirm.click();
    };
    addEventListener('keydown', onKeyDown);
    // What has the focus would take it for Enter.
    addEventListener('keydown', onConfirm, { capture: true });
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('keydown', onConfirm, { capture: true });
    };
  }, [bar]);
}

const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || takesText(event.target);

function targetOf(bar: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | undefined {
  if (key === 'Enter')
    return target === document.body ? (bar.querySelector<HTMLElement>(CONFIRM) ?? undefined) : undefined;
  return /^[1-9]$/.test(key) ? bar.querySelectorAll<HTMLElement>(CHOICES)[Number(key) - 1] : undefined;
}
