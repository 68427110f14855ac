import type { Browser, Page } from '@playwright/test';
import { newPage } from './bench-page.ts';
import type { PageFigure } from './figure.ts';
import { GAMES } from './games.ts';
import type { Server } from './server.ts';

const DRAGS = 8;
const STEPS = 60;

/** Milliseconds for each frame while the board is dragged to and fro: at most 20, so that there are 50 in a second. */
export async function frames(browser: Browser, server: Server): Promise<readonly PageFigure[]> {
  const figures: PageFigure[] = [];
  for (const game of GAMES) {
    const page = await newPage(browser, server);
    await page.goto(`/#/play/${game}`);
    await page.getByTestId('prompt').waitFor();
    await page.waitForTimeout(1500);
    const times: number[] = [];
    for (let i = 0; i < DRAGS; i += 1) times.push(await drag(page, i % 2 === 0 ? 1 : -1));
    await page.close();
    figures.push({ name: `${game}: a frame of a drag`, unit: 'ms', times, at: 0.5, budget: 20 });
  }
  return figures;
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
