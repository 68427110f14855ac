import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { beginGame, newMatch, openRuleset } from './bench-page.ts';
import type { PageFigure } from './figure.ts';
import type { Say } from './limit.ts';
import type { Server } from './server.ts';

const EDITS = 200;
const GAMES = 50;
/** After this share of the work all that is kept is there; from then on nothing may be added. */
const SETTLED = 0.3;

/** Growth of memory in hundredths while someone edits and plays on, once everything is there that is kept. */
export async function memory(browser: Browser, server: Server, say: Say): Promise<readonly PageFigure[]> {
  say('a ruleset and its text');
  const page = await openRuleset(browser, server, 'hex-dice');
  await page.locator('.monaco-editor .view-lines').waitFor();
  say(`${EDITS} edits`);
  const edits = await growth(page, EDITS, () => edit(page));
  await newMatch(page).click();
  await page.getByTestId('prompt').waitFor();
  say(`the ends of ${GAMES} matches`);
  const games = await growth(page, GAMES, () => game(page));
  await page.close();
  return [
    { name: `growth of memory over ${EDITS} edits`, unit: '%', times: [edits], at: 1, budget: 10 },
    { name: `growth of memory over ${GAMES} games`, unit: '%', times: [games], at: 1, budget: 10 },
  ];
}

async function growth(page: Page, times: number, once: () => Promise<void>): Promise<number> {
  const settled = Math.floor(times * SETTLED);
  for (let i = 0; i < settled; i += 1) await once();
  const before = await used(page);
  for (let i = settled; i < times; i += 1) await once();
  return ((await used(page)) / before - 1) * 100;
}

/** A module is made only once typing rests. */
const REST = 400;

/** A comment gets a letter more, then loses it: the rules are compiled each time. */
async function edit(page: Page): Promise<void> {
  await page.locator('.monaco-editor .view-lines').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n// a');
  await page.waitForTimeout(REST);
  await page.keyboard.press('Control+z');
  await page.waitForTimeout(REST);
}

async function game(page: Page): Promise<void> {
  await beginGame(page);
  await page.getByRole('button', { name: 'Play to end' }).click();
  await page.getByRole('button', { name: 'Play to end' }).isEnabled();
  await page.waitForFunction(() => document.querySelector('[data-testid="prompt"]') === null, undefined, {
    timeout: 60_000,
  });
}

/** Bytes that the process of the page holds after garbage was collected, in it and in its workers. */
async function used(page: Page): Promise<number> {
  // An ordinary collection keeps pages that it has emptied; what is counted is what is held.
  const collect = (): void =>
    (globalThis as unknown as { gc?: (how: object) => void }).gc?.({
      type: 'major',
      execution: 'sync',
      flavor: 'last-resort',
    });
  for (let i = 0; i < 3; i += 1) {
    await page.evaluate(collect);
    await Promise.all(page.workers().map((worker) => worker.evaluate(collect).catch(() => undefined)));
    await page.waitForTimeout(500);
  }
  // The browser keeps another one ready, which is much smaller, and comes and goes.
  return Math.max(...(await renderers(page)).map(privateBytes));
}

/** The processes of this browser that draw pages, with their workers in them. */
async function renderers(page: Page): Promise<readonly number[]> {
  const cdp = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await cdp?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

const privateBytes = (pid: number): number =>
  [...textOf(`/proc/${pid}/smaps_rollup`).matchAll(/^Private_\w+:\s+(\d+) kB/gm)].reduce(
    (sum, [, size]) => sum + Number(size) * 1024,
    0,
  );

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
