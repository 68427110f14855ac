import { useSyncExternalStore } from 'react';

/**
 * Whether the keyboard is in the text. A style that looked for this would have the browser go through the whole text at
 * each of its changes.
 */
export const useIsInText = (): boolean => useSyncExternalStore(onFocus, isInText);

const isInText = (): boolean => document.activeElement?.closest('.monaco') != null;

const onFocus = (look: () => void): (() => void) => {
  const ended = new AbortController();
  for (const event of ['focusin', 'focusout']) document.addEventListener(event, look, { signal: ended.signal });
  return () => ended.abort();
};
