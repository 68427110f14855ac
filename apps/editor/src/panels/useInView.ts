import { type RefObject, useEffect } from 'react';

/**
 * Keeps a tab in view while it is selected: also when its row gets narrower, as buttons appear next to it. Readers who
 * scroll the row by themselves aren't brought back.
 */
export function useInView(title: RefObject<HTMLElement | null>, isSelected: boolean): void {
  useEffect(() => {
    const tab = title.current?.closest('[role="tab"]');
    const row = tab?.parentElement;
    if (!isSelected || !tab || !row) return;
    const watching = new ResizeObserver(() => tab.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    for (const one of [row, tab]) watching.observe(one);
    return () => watching.disconnect();
  }, [title, isSelected]);
}
