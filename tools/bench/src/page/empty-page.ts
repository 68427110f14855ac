import type { Browser, Page } from '@playwright/test';
import { withOwnPage } from './own-page.ts';

/** A click on a page with one number on it, in React and built as the workbench is: what these take on this machine. */
export const emptyPage = (browser: Browser, clicks: number): Promise<readonly number[]> =>
  withOwnPage(browser, 'empty', (page) => clickOften(page, clicks));

async function clickOften(page: Page, clicks: number): Promise<readonly number[]> {
  await page.getByRole('button').waitFor();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    addEventListener('click', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          times.push(performance.now() - timeStamp);
          port1.close();
        };
        port2.postMessage(undefined);
      });
    });
  });
  for (let i = 0; i < clicks; i += 1) {
    await page.click('button');
    await page.waitForTimeout(50);
  }
  return await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
}
