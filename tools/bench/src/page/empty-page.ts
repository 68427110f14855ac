import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('./empty', import.meta.url));
/** Nobody listens there: what the page asks for is answered from what was built. */
const ADDRESS = 'http://127.0.0.1:9/';

/** A click on a page with one number on it, in React and built as the workbench is: what these take on this machine. */
export async function emptyPage(browser: Browser, clicks: number): Promise<readonly number[]> {
  const built = mkdtempSync(join(tmpdir(), 'sandtable-empty-'));
  try {
    await build({ configFile: false, root: SOURCE, base: './', logLevel: 'error', build: { outDir: built } });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await serve(page, built);
    await page.goto(ADDRESS);
    const times = await clickOften(page, clicks);
    await page.close();
    return times;
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

const serve = (page: Page, folder: string): Promise<unknown> =>
  page.route(`${ADDRESS}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const contentType = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    return route.fulfill({ contentType, body: readFileSync(join(folder, path)) });
  });

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
