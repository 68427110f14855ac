import type { Browser, Page } from '@playwright/test';
import { newPage } from './bench-page.ts';
import type { PageFigure } from './figure.ts';
import { GAMES } from './games.ts';
import type { Server } from './server.ts';

const DRAGS = 8;
const STEPS = 60;
const MOVES = 8;
/** Milliseconds in which a move is shown: what walks and what rolls. */
const SHOWN = 1500;

/** Milliseconds for each frame while the board is dragged to and fro, and while moves are shown: at most 20, so that there are 50 in a second. */
export async function frames(browser: Browser, server: Server): Promise<readonly PageFigure[]> {
  const figures: PageFigure[] = [];
  for (const game of GAMES) {
    const page = await newPage(browser, server);
    await page.goto(`/#/play/${game}`);
    await page.getByTestId('prompt').waitFor();
    await page.waitForTimeout(1500);
    const times: number[] = [];
    for (let i = 0; i < DRAGS; i += 1) times.push(await drag(page, i % 2 === 0 ? 1 : -1));
    const moving = await framesOfMoves(page);
    await page.close();
    figures.push(
      { name: `${game}: a frame of a drag`, unit: 'ms', times, at: 0.5, budget: 20 },
      { name: `${game}: a frame while moves are shown`, unit: 'ms', times: moving, at: 0.95, budget: 20 },
    );
  }
  return figures;
}

/** From each frame to the next while moves at random are shown. */
async function framesOfMoves(page: Page): Promise<readonly number[]> {
  const move = page.getByRole('button', { name: 'Random move' });
  const times: number[] = [];
  for (let i = 0; i < MOVES; i += 1) {
    await move.click();
    times.push(...(await page.evaluate(framesWithin, SHOWN)));
  }
  return times;
}

/** In the page: from each frame to the next. */
function framesWithin(milliseconds: number): Promise<readonly number[]> {
  return new Promise((done) => {
    const times: number[] = [];
    const began = performance.now();
    const tick = (before: number) => (now: number) => {
      times.push(now - before);
      if (now - began < milliseconds) requestAnimationFrame(tick(now));
      else done(times);
    };
    requestAnimationFrame((first) => requestAnimationFrame(tick(first)));
  });
}

/** The mean time of a frame while the mouse drags what lies in the middle of the board. */
async function drag(page: Page, way: 1 | -1): Promise<number> {
  const box = await page.locator('[data-region="board"]').first().boundingBox();
  const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [720, 450];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const counted = { frames: 0, began: performance.now(), ended: 0 };
    Object.assign(globalThis, { counted });
    const tick = (now: number): void => {
      counted.frames += 1;
      counted.ended = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(x + way * step * 3, y + way * step * 2);
    await page.waitForTimeout(16);
  }
  const time = await page.evaluate(() => {
    const { frames, began, ended } = (globalThis as unknown as Counted).counted;
    return (ended - began) / Math.max(1, frames);
  });
  await page.mouse.up();
  await page.waitForTimeout(200);
  return time;
}

interface Counted {
  readonly counted: { readonly frames: number; readonly began: number; readonly ended: number };
}
