import type { Browser } from '@playwright/test';
import { newPage } from './bench-page.ts';
import type { PageFigure } from './figure.ts';
import { GAMES } from './games.ts';
import type { Say } from './limit.ts';
import type { Server } from './server.ts';

const ROUNDS = 5;
/** Milliseconds for which a pointer rests on a button before someone presses it. */
const RESTS = 300;

/**
 * From *Play* on the start page to the board in sight, and to where a match can be started; with nothing cached. Pressed
 * as soon as it is there, and by someone who points at it first.
 */
export async function opening(browser: Browser, server: Server, say: Say): Promise<readonly PageFigure[]> {
  const figures: PageFigure[] = [];
  for (const game of GAMES) {
    say(`${game}: its board, and the dialog of a new match`);
    const [rounds, pointed]: [Opened[], Opened[]] = [[], []];
    for (let i = 0; i < ROUNDS; i += 1) {
      rounds.push(await open(browser, server, game, 0));
      pointed.push(await open(browser, server, game, RESTS));
    }
    const [boards, starts] = [rounds.map(({ board }) => board), rounds.map(({ start }) => start)];
    const soon = pointed.map(({ board }) => board);
    figures.push(
      { name: `${game}: board in sight`, unit: 'ms', times: boards, at: 0.5, budget: 1000 },
      { name: `${game}: board in sight, pointed at`, unit: 'ms', times: soon, at: 0.5, budget: 1000 },
      { name: `${game}: a match can be started`, unit: 'ms', times: starts, at: 0.5, budget: 2500 },
    );
  }
  return figures;
}

interface Opened {
  readonly board: number;
  readonly start: number;
}

async function open(browser: Browser, server: Server, game: string, rests: number): Promise<Opened> {
  const page = await newPage(browser, server);
  await page.goto('/');
  const play = page.locator(`[data-ruleset="${game}"]`).getByRole('button', { name: 'Play' });
  await play.waitFor();
  await page.evaluate(watchOpening);
  if (rests > 0) await play.hover();
  await page.waitForTimeout(rests);
  await play.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).waitFor();
  const opened = await page.evaluate(() => (globalThis as unknown as { opened: Promise<Opened> }).opened);
  await page.close();
  return opened;
}

/** In the page: from the press on *Play* to the frames that show the board, and the dialog of a new match. */
function watchOpening(): void {
  // A sheet without places is not the board yet.
  const BOARD = '.board-sheet [data-place], .card-table';
  const opened = new Promise<Opened>((done) => {
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        let board: number | undefined;
        const look = (): void => {
          const now = performance.now() - timeStamp;
          if (document.querySelector(BOARD)) board ??= now;
          if (board !== undefined && document.querySelector('[role="dialog"]')) done({ board, start: now });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  Object.assign(globalThis, { opened });
}
