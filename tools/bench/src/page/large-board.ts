import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { createRandom } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { createMatch, type MatchView } from '@sandtable/session';
import { hexesOf, scaledHexDice } from '../hexdice/scaled.ts';
import { loadFiles } from '../ruleset.ts';
import type { PageFigure } from './figure.ts';
import { withOwnPage } from './own-page.ts';

const SCALE = { radius: 26, armies: 1000 };
const TIMES = 5;
const MOVES = 20;
const LAYOUT = new URL('../../../../rulesets/hex-dice/layout.json', import.meta.url);

interface Drawing {
  drawBoard(info: GameInfo, layout: string, views: readonly MatchView[]): readonly number[];
}

/** A board of two thousand places with a thousand pieces: drawn anew, and changed by a move. */
export async function largeBoard(browser: Browser): Promise<readonly PageFigure[]> {
  const { info, views } = await game();
  const layout = readFileSync(LAYOUT, 'utf8');
  const drawn = await withOwnPage(browser, 'large', async (page) => {
    await page.waitForFunction(() => 'drawBoard' in globalThis);
    const draw = (given: readonly [GameInfo, string, readonly MatchView[]]): readonly number[] =>
      (globalThis as unknown as Drawing).drawBoard(...given);
    const all: (readonly number[])[] = [];
    for (let i = 0; i <= TIMES; i++) all.push(await page.evaluate(draw, [info, layout, views]));
    return all.slice(1);
  });
  const places = hexesOf(SCALE).toLocaleString('en');
  return [
    { name: `a board of ${places} places`, unit: 'ms', times: drawn.map(([first = 0]) => first), at: 0.5, budget: 150 },
    { name: 'a move on it', unit: 'ms', times: drawn.flatMap((times) => times.slice(1)), at: 0.5, budget: 16 },
  ];
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
