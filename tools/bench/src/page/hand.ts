import type { Browser, Page } from '@playwright/test';
import { newPage } from './bench-page.ts';
import { emptyPage } from './empty-page.ts';
import type { PageFigure } from './figure.ts';
import { GAMES } from './games.ts';
import { beginHotSeat } from './hot-seat.ts';
import type { Say } from './limit.ts';
import { installPointOn, type PagePoint } from './point-on.ts';
import type { Server } from './server.ts';

const CLICKS = 80;
/** The page takes a second click so soon and so near for half of a double-click. */
const SOON = 500;

/** From a click on the board to its drawn answer, in a match of people at one screen; and of a page that does nothing else. */
export async function hand(browser: Browser, server: Server, say: Say): Promise<readonly PageFigure[]> {
  say('clicks on an empty page');
  const empty = await emptyPage(browser, CLICKS);
  const figures: PageFigure[] = [{ name: 'empty page: a click', unit: 'ms', times: empty, at: 0.95 }];
  for (const game of GAMES) {
    say(`${game}: what comes of clicks`);
    const times = await clicks(browser, server, game);
    figures.push(
      { name: `${game}: a click and its answer`, unit: 'ms', times, at: 0.95, budget: 100 },
      { name: `${game}: the slowest of them`, unit: 'ms', times, at: 1, budget: 200 },
      { name: `${game}: the first, at once`, unit: 'ms', times: times.slice(0, 1), at: 1, budget: 200 },
    );
  }
  return figures;
}

async function clicks(browser: Browser, server: Server, game: string): Promise<readonly number[]> {
  const page = await newPage(browser, server);
  await page.addInitScript(installPointOn);
  // What moves is measured elsewhere.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beginHotSeat(page, game);
  // Clicks that lead to the match are none on its board, and what bots do meanwhile would count as their answers.
  await page.evaluate(watchClicks);
  for (let tries = 0; tries < CLICKS * 2; tries += 1) {
    if (await page.locator('[data-part="ending"]').count()) break;
    const target = await page.evaluate(nextTarget, tries);
    if (target === undefined) throw new Error(`${game}: nothing to click`);
    // A player who knows what to do clicks as soon as the match has begun.
    if (tries > 0) await page.waitForTimeout(SOON);
    await page.mouse.click(target.x, target.y);
    await page.mouse.move(700, 2);
    await page.waitForFunction(() => !(globalThis as unknown as Watch).isWaiting);
    if ((await taken(page)).length >= CLICKS) break;
  }
  const times = await taken(page);
  await page.close();
  return times;
}

const taken = (page: Page): Promise<readonly number[]> => page.evaluate(() => (globalThis as unknown as Watch).times);

interface Watch {
  readonly times: number[];
  isWaiting: boolean;
}

/** In the page: from each click to the frame that shows something else to answer. A click that changes nothing has no time. */
function watchClicks(): void {
  const PATIENCE = 2000;
  const watch: Watch = { times: [], isWaiting: false };
  Object.assign(globalThis, watch);
  const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
  const shown = (): string =>
    [
      text('[data-testid="decisions"]'),
      text('[data-testid="prompt"]'),
      text('[data-part="asking"]'),
      text('[data-part="assigned"]'),
      text('[data-part="settled"]'),
      text('[role="menu"]'),
      document.querySelectorAll('.board .picked, .card-table .picked').length,
      document.querySelectorAll('[data-part="choices"] [aria-pressed="true"], [data-part="choices"] :checked').length,
    ].join('|');
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      const before = shown();
      const state = globalThis as unknown as Watch;
      state.isWaiting = true;
      const look = (): void => {
        const isOver = performance.now() - timeStamp > PATIENCE;
        if (shown() === before && !isOver) return void requestAnimationFrame(look);
        // What a frame has drawn is on the screen once the next message is taken.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (!isOver) state.times.push(performance.now() - timeStamp);
          state.isWaiting = false;
          port1.close();
        };
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

/** In the page: a point where something can be answered, another one for each number. */
function nextTarget(number: number): PagePoint | undefined {
  const isTicked = (element: Element): boolean =>
    element.getAttribute('aria-pressed') === 'true' || (element.querySelector('input')?.checked ?? false);
  const reached = (selector: string): readonly PagePoint[] =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !isTicked(element))
      .flatMap((element) => pointOn(element) ?? []);
  const groups = [
    '[role="menuitem"]',
    ...(number % 3 === 0 ? ['[data-part="confirm"]:not(:disabled)'] : []),
    '.board .legal, .card-table .legal, .table-board .legal',
    '[data-part="choices"] button:not(:disabled), [data-part="choices"] label:not(:has(:disabled))',
    '[data-part="confirm"]:not(:disabled)',
  ];
  for (const group of groups) {
    const points = reached(group);
    if (points.length > 0) return points[(number * 31) % points.length];
  }
  return undefined;
}
