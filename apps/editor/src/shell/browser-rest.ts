import type { Rest } from '../state/why-ahead.ts';

/** Browsers that don't say when they have nothing to do are given this many milliseconds. */
const LATER = 1000;

/** The browser tells when it rests; nothing is done ahead of time in a hidden tab, or where data or memory are scarce. */
export const browserRest: Rest = {
  whenIdle(act) {
    if ('requestIdleCallback' in globalThis) {
      const number = requestIdleCallback(act);
      return () => cancelIdleCallback(number);
    }
    const timer = setTimeout(act, LATER);
    return () => clearTimeout(timer);
  },
  isWelcome() {
    const { connection, deviceMemory = ENOUGH } = navigator as Navigator & Hints;
    return document.visibilityState === 'visible' && connection?.saveData !== true && deviceMemory >= ENOUGH;
  },
};

/** Not all browsers have them. */
interface Hints {
  readonly connection?: { readonly saveData?: boolean };
  /** In gigabytes. */
  readonly deviceMemory?: number;
}
const ENOUGH = 4;
