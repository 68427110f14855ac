import type { Browser, CDPSession, Page } from '@playwright/test';
import { openRuleset } from './bench-page.ts';
import type { PageFigure } from './figure.ts';
import type { Say } from './limit.ts';
import { type Ran, ranIn, timeOf } from './own-script.ts';
import { type Server, TYPED } from './server.ts';

const WARM_UPS = 6;
const TOGGLES = 40;
const WORDS = 'let afterwards = limit7 + limit8 if afterwards > 3 { p.score += 1 } else { p.score += 2 } ';
const COMMENT = '// Whoever goes last has seen what all others did, and pays for it. ';
/** Microseconds between two looks at what runs. */
const INTERVAL = 200;

/**
 * Someone types in a ruleset of 3,000 lines. A letter that makes a name in the head of a declaration wrong, and takes it
 * back: from the key to the findings on the screen. Then a comment, under which a module is made again and again, and a
 * line of ordinary words, which no module is made of: script of the page per key, its own and Monaco's, and the longest
 * time it was busy at one stretch.
 */
export async function typing(browser: Browser, server: Server, say: Say): Promise<readonly PageFigure[]> {
  say('a ruleset and its text');
  const page = await openRuleset(browser, server, TYPED.ruleset);
  await page.locator('.monaco-editor .view-lines').waitFor();
  await toName(page);
  say('findings after a key');
  const times: number[] = [];
  for (let i = 0; i < WARM_UPS + TOGGLES; i += 1) {
    const time = await untilShown(page, i % 2 === 0 ? 'q' : 'Backspace');
    if (i >= WARM_UPS) times.push(time);
  }
  say('frames after keys of a comment');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const cdp = await page.context().newCDPSession(page);
  await watchLong(page);
  const keys = await keysOf(page, cdp, `${COMMENT}\n${WORDS}`);
  const long = await page.evaluate(() => (globalThis as unknown as { long: number[] }).long);
  await page.close();
  return [
    { name: `findings after a key, ${TYPED.lines} lines`, unit: 'ms', times: times, at: 0.95, budget: 100 },
    { name: 'own script per key', unit: 'ms', times: keys.map(({ own }) => own), at: 0.95, budget: 16 },
    { name: 'script of Monaco per key', unit: 'ms', times: keys.map(({ editor }) => editor), at: 0.95 },
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

/** Milliseconds from a key to other findings on the screen: `q` spoils a name, Backspace fixes it. */
async function untilShown(page: Page, key: 'q' | 'Backspace'): Promise<number> {
  const mends = key === 'Backspace';
  // What comes late for the key before would be taken for what this one brings.
  await page.waitForFunction(
    (wrong) => (document.querySelector('[data-testid="finding-count"]')?.textContent !== '0') === wrong,
    mends,
  );
  await page.waitForTimeout(600);
  await page.evaluate((wrong) => {
    const shown = new Promise<number>((done) => {
      const count = document.querySelector('[data-testid="finding-count"]') as Node;
      let began = 0;
      addEventListener('keydown', () => (began = performance.now()), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if ((count.textContent !== '0') !== wrong) return;
        observer.disconnect();
        done(performance.now() - began);
      });
      observer.observe(count, { characterData: true, childList: true, subtree: true });
    });
    Object.assign(globalThis, { shown });
  }, !mends);
  await page.keyboard.press(key);
  return page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown);
}

interface KeyScript {
  readonly own: number;
  readonly editor: number;
}

/**
 * Milliseconds of script in the page from each key until all is quiet again, by the samples that show whose it was. On a
 * busy machine time that others were given is in it.
 */
async function keysOf(page: Page, cdp: CDPSession, text: string): Promise<readonly KeyScript[]> {
  await cdp.send('Performance.enable');
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  await cdp.send('Profiler.start');
  const looks = [await lookAt(cdp)];
  for (const letter of text) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter === '\n' ? 'Enter' : letter);
    await page.waitForTimeout(250);
    looks.push(await lookAt(cdp));
  }
  const { profile } = await cdp.send('Profiler.stop');
  const ran = ranIn(profile);
  return looks.slice(1).map((to, i) => partOf(ran, looks[i] ?? to, to));
}

function partOf(ran: readonly Ran[], from: Look, to: Look): KeyScript {
  const [own, editor] = [timeOf(ran, 'own', from.at, to.at), timeOf(ran, 'editor', from.at, to.at)];
  const rate = (to.script - from.script) / Math.max(0.1, own + editor);
  return { own: own * rate, editor: editor * rate };
}

/** The clock of profiles, and how long script has run, in milliseconds. */
interface Look {
  readonly at: number;
  readonly script: number;
}

async function lookAt(cdp: CDPSession): Promise<Look> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
  return { at: of('Timestamp'), script: of('ScriptDuration') };
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
