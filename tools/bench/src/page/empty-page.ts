import type { Browser } from '@playwright/test';

/** A click on a page with one number on it: what the browser itself takes on this machine. */
export async function emptyPage(browser: Browser, clicks: number): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent('<button style="font-size: 3em">0</button>');
  await page.evaluate(() => {
    const button = document.querySelector('button') as HTMLButtonElement;
    const times: number[] = [];
    Object.assign(globalThis, { times });
    button.addEventListener('click', ({ timeStamp }) => {
      button.textContent = String(Number(button.textContent) + 1);
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
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  await page.close();
  return times;
}
