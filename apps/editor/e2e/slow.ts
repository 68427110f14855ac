import type { Page } from '@playwright/test';

/** `E2E_SLOW=10` runs the browser tests as on a machine that is so many times slower. */
const TIMES = Number(process.env.E2E_SLOW ?? 1);

/** Milliseconds by which each message to or from a worker comes later, for each time that the machine is slower. */
const DELAY = 15;

/** Slows the scripts of a page, and all that it asks of its workers. */
export async function slowed(page: Page): Promise<void> {
  if (TIMES <= 1) return;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: TIMES });
  await page.addInitScript(delayWorkers, { most: DELAY * TIMES, least: 0 });
}

/** Workers answer so many milliseconds later, from the next page on that is loaded. */
export const answeringLate = (page: Page, by: number): Promise<unknown> =>
  page.addInitScript(delayWorkers, { most: by, least: by });

/** Messages to workers arrive late, in their order. */
function delayWorkers({ most, least }: { readonly most: number; readonly least: number }): void {
  const { postMessage } = Worker.prototype;
  const last = new WeakMap<Worker, Promise<void>>();
  async function send(worker: Worker, before: Promise<void> | undefined, message: readonly unknown[]): Promise<void> {
    await Promise.all([before, new Promise((done) => setTimeout(done, least + Math.random() * (most - least)))]);
    Reflect.apply(postMessage, worker, message);
  }
  Worker.prototype.postMessage = function (this: Worker, ...message: readonly unknown[]): void {
    last.set(this, send(this, last.get(this), message));
  };
}
