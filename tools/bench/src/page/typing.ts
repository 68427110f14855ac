import type { Browser, CDPSession, Page } from '@playwright/test';
import { openRuleset } from './bench-page.ts';
import type { PageFigure } from './figure.ts';
import { TYPED } from './server.ts';

const WARM_UPS = 6;
const TOGGLES = 40;
const WORDS = 'let afterwards = limit7 + limit8 if afterwards > 3 { p.score += 1 } else { p.score += 2 } ';

/**
 * Somebody types in a ruleset of 3,000 lines. A letter that makes a name wrong, and takes it back: from the key to the
 * findings on the screen. Then a line of ordinary words: script of the page per key (all of it, Monaco's own included),
 * and the longest time it was busy at one stretch.
 */
export async function typing(browser: Browser, url: string): Promise<readonly PageFigure[]> {
  const page = await openRuleset(browser, url, TYPED.ruleset);
  await page.locator('.monaco-editor .view-lines').waitFor();
  await toName(page);
  const told: number[] = [];
  for (let i = 0; i < WARM_UPS + TOGGLES; i += 1) {
    const time = await untilTold(page, i % 2 === 0 ? 'q' : 'Backspace');
    if (i >= WARM_UPS) told.push(time);
  }
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await watchLong(page);
  const busy: number[] = [];
  for (const letter of WORDS) busy.push(await scriptOf(page, cdp, letter));
  const long = await page.evaluate(() => (globalThis as unknown as { long: number[] }).long);
  await page.close();
  return [
    { name: `findings after a key, ${TYPED.lines} lines`, unit: 'ms', times: told, at: 0.95, budget: 100 },
    { name: 'script per key', unit: 'ms', times: busy, at: 0.95, budget: 16 },
    { name: 'busy at one stretch while typing', unit: 'ms', times: [...long, 0], at: 1, budget: 50 },
  ];
}

/** The caret goes behind a name in the middle of the file. */
async function toName(page: Page): Promise<void> {
  await page.locator('.monaco-editor .view-lines').click();
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 40; i += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('owner: Player');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}

/** Milliseconds from a key to another number of findings on the screen. */
async function untilTold(page: Page, key: string): Promise<number> {
  await page.waitForTimeout(250);
  const time = page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const count = document.querySelector('[data-testid="finding-count"]') as Node;
        let began = 0;
        addEventListener('keydown', () => (began = performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          observer.disconnect();
          done(performance.now() - began);
        });
        observer.observe(count, { characterData: true, childList: true, subtree: true });
        setTimeout(() => fail(new Error('no findings came')), 10_000);
      }),
  );
  await page.waitForTimeout(30);
  await page.keyboard.press(key);
  return time;
}

/** Milliseconds of script in the page from a key until all is quiet again. */
async function scriptOf(page: Page, cdp: CDPSession, letter: string): Promise<number> {
  const before = await scriptTime(cdp);
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  await page.waitForTimeout(150);
  return (await scriptTime(cdp)) - before;
}

async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

async function watchLong(page: Page): Promise<void> {
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(globalThis, { long });
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
}
