import type { Page } from '@playwright/test';

declare global {
  /** What the parts around an element leave of it. */
  var inSight: (element: Element) => { left: number; top: number; right: number; bottom: number };
}

/** Gives scripts in the page `inSight`. */
export const installInSight = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.inSight = (element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      return { left, top, right, bottom };
    };
  });
