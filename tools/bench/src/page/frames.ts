import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { newPage } from './bench-page.ts';
import type { PageFigure } from './figure.ts';
import { GAMES } from './games.ts';
import { beginHotSeat } from './hot-seat.ts';
import type { Say } from './limit.ts';
import type { Server } from './server.ts';
import { longestWork, threadTimes } from './threads.ts';

const DRAGS = 2;
const STEPS = 45;
/** Turns of the wheel from the whole board to a few of its places. */
const TURNS = 24;
const TURN = 20;
const MOVES = 3;
/** Milliseconds in which a move is shown: what walks and what rolls. */
const SHOWN = 800;
/** Milliseconds after which what was done is drawn. */
const RESTS = 300;
/** Milliseconds from frame to frame: 60 in a second, and 50, which a median only misses if frames are left out. */
const FRAME = 1000 / 60;
const LATE = 20;

/**
 * The board is zoomed, dragged to and fro where it is seen near, and moves are shown, in a match of people: a bot that
 * searches would take its processor. From each frame to the next; on a busy machine, that is partly the work of others, so
 * there is also the processor time of the thread that worked most of those that frames wait for, for each step or frame.
 * What the page's workers do meanwhile has no budget here: on a machine of few processors it delays frames, too.
 */
export async function frames(browser: Browser, server: Server, say: Say): Promise<readonly PageFigure[]> {
  const figures: PageFigure[] = [];
  for (const game of GAMES) figures.push(...(await framesOf(game, { browser, server, say })));
  return figures;
}

interface Bench {
  readonly browser: Browser;
  readonly server: Server;
  readonly say: Say;
}

async function framesOf(game: string, { browser, server, say }: Bench): Promise<readonly PageFigure[]> {
  const page = await newPage(browser, server);
  say(`${game}: a match of people`);
  await beginHotSeat(page, game);
  await page.waitForTimeout(RESTS * 2);
  await page.evaluate(recordFrames);
  const watched = watcher(browser, page);
  const [zooms, drags, moves]: [Watched[], Watched[], Watched[]] = [[], [], []];
  // A table of cards is neither zoomed nor dragged.
  if (await page.locator('[data-region="board"] .board-sheet').count()) {
    say(`${game}: frames while the board is zoomed and dragged`);
    zooms.push(await watched(TURNS, () => zoom(page, -TURN)));
    for (let i = 0; i < DRAGS; i += 1) drags.push(await watched(STEPS, () => drag(page, i % 2 === 0 ? 1 : -1)));
    zooms.push(await watched(TURNS, () => zoom(page, TURN)));
  }
  for (let i = 0; i < MOVES; i += 1) {
    say(`${game}: random move ${i + 1} of ${MOVES}`);
    moves.push(await watched(SHOWN / FRAME, () => move(page)));
  }
  await page.close();
  return [
    ...figuresOf(`${game}: a frame of zooming`, zooms),
    ...figuresOf(`${game}: a frame of a drag`, drags),
    ...figuresOf(`${game}: a frame while moves are shown`, moves),
  ];
}

const figuresOf = (name: string, watched: readonly Watched[]): readonly PageFigure[] => {
  if (watched.length === 0) return [];
  const of = (what: keyof Watched): number[] => watched.flatMap((one) => one[what]);
  return [
    { name, unit: 'ms', times: of('times'), at: 0.5, budget: LATE },
    { name: `${name}, work`, unit: 'ms', times: of('work'), at: 1, budget: FRAME },
    { name: `${name}, work of a worker`, unit: 'ms', times: of('workers'), at: 1 },
  ];
};

/** From each frame to the next, and for each step the work of a thread that frames wait for, and of a worker. */
interface Watched {
  readonly times: readonly number[];
  readonly work: number;
  readonly workers: number;
}

type Watch = (steps: number, act: () => Promise<void>) => Promise<Watched>;

const watcher =
  (browser: Browser, page: Page): Watch =>
  async (steps, act) => {
    const before = await threadTimes(browser);
    await page.evaluate(() => (globalThis as unknown as Recording).frames.splice(0));
    await act();
    const times = await page.evaluate(() => [...(globalThis as unknown as Recording).frames]);
    // What is drawn when the hand rests is work as well.
    await page.waitForTimeout(RESTS);
    const after = await threadTimes(browser);
    return {
      times,
      work: longestWork(before.drawing, after.drawing) / steps,
      workers: longestWork(before.workers, after.workers) / steps,
    };
  };

interface Recording {
  readonly frames: number[];
}

/** In the page: from each frame to the next, from now on. */
function recordFrames(): void {
  const frames: number[] = [];
  Object.assign(globalThis, { frames });
  const tick = (before: number) => (now: number) => {
    frames.push(now - before);
    requestAnimationFrame(tick(now));
  };
  requestAnimationFrame((first) => requestAnimationFrame(tick(first)));
}

/** A hand doesn't wait for what it does to be drawn: a page that is late gets several movements at once. */
const paced = (steps: number, act: (step: number) => Promise<void>): Promise<unknown> =>
  Promise.all(Array.from({ length: steps }, (_, i) => delay(i * FRAME).then(() => act(i + 1))));

async function zoom(page: Page, turn: number): Promise<void> {
  await page.mouse.move(...(await middleOf(page)));
  await paced(TURNS, () => page.mouse.wheel(0, turn));
}

async function drag(page: Page, way: 1 | -1): Promise<void> {
  const [x, y] = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await paced(STEPS, (step) => page.mouse.move(x + way * step * 3, y + way * step * 2));
  await page.mouse.up();
}

async function move(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Random move' }).click();
  await page.waitForTimeout(SHOWN);
}

async function middleOf(page: Page): Promise<[number, number]> {
  const box = await page.locator('[data-region="board"]').first().boundingBox();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : [720, 450];
}
