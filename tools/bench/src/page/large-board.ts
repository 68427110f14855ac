import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { createRandom } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { createMatch, type MatchView } from '@sandtable/session';
import { hexesOf, scaledHexDice } from '../hexdice/scaled.ts';
import { loadFiles } from '../ruleset.ts';
import type { PageFigure } from './figure.ts';
import type { Say } from './limit.ts';
import { withOwnPage } from './own-page.ts';
import type { Server } from './server.ts';

const SCALE = { radius: 26, armies: 1000 };
const ROUNDS = 3;
const MOVES = 6;
const LAYOUT = new URL('../../../../rulesets/hex-dice/layout.json', import.meta.url);

interface Drawing {
  boardOf(info: GameInfo, layout: string, views: readonly MatchView[]): (view: number) => void;
  draw: (view: number) => void;
}

/** A board of two thousand places with a thousand pieces: drawn again, and changed by a move. */
export async function largeBoard(browser: Browser, _: Server, say: Say): Promise<readonly PageFigure[]> {
  say('moves on a board of thousands of places');
  const { info, views } = await game();
  const given = [info, readFileSync(LAYOUT, 'utf8'), views] as const;
  say('its drawing');
  const drawn = await withOwnPage(browser, 'large', async (page) => {
    const time = await processorTimeOf(page);
    const all: (readonly number[])[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      await page.evaluate(([first, layout, seen]) => {
        const { boardOf } = globalThis as unknown as Drawing;
        Object.assign(globalThis, { draw: boardOf(first, layout, seen) });
      }, given);
      const times: number[] = [];
      for (const view of views.keys())
        times.push(await time(() => page.evaluate((at) => (globalThis as unknown as Drawing).draw(at), view)));
      if (round >= 0) all.push(times);
    }
    return all;
  });
  const places = hexesOf(SCALE).toLocaleString('en');
  // The last change is not counted, because the board is taken away with it.
  return [
    { name: `a board of ${places} places`, unit: 'ms', times: drawn.map(([first = 0]) => first), at: 0.5, budget: 150 },
    { name: 'a move on it', unit: 'ms', times: drawn.flatMap((times) => times.slice(1, -1)), at: 0.5, budget: 16 },
  ];
}

/** Milliseconds that the page's thread computes while something is done: what else the machine does doesn't count. */
async function processorTimeOf(page: Page): Promise<(work: () => Promise<void>) => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  return async (work) => {
    const began = await now();
    await work();
    return (await now()) - began;
  };
}

/** What is seen at the beginning and after each of some random moves. */
async function game(): Promise<{ readonly info: GameInfo; readonly views: readonly MatchView[] }> {
  const module = await loadFiles(scaledHexDice(SCALE));
  const match = createMatch(module, { seed: 1, seats: 'two', options: {} });
  const random = createRandom(1);
  const views = [match.view()];
  for (let i = 0; i < MOVES; i++) {
    const answer = match.suggest(random);
    if (answer !== undefined) match.decide(answer);
    views.push(match.view());
  }
  return { info: module.info, views };
}
