import type { Page } from '@playwright/test';
import { beginHotSeat, playOnBoard } from './board-alone.ts';
import { chances } from './by-hand.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { finger, type Hand, keys, mouse } from './hands.ts';
import { watchLitAreas } from './lit-areas.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

interface Walk {
  readonly ruleset: string;
  readonly decisions: number;
  /** The seed of its first match. */
  readonly from: number;
}

const walk = (ruleset: string, decisions: number, from = 1): Walk => ({ ruleset, decisions, from });

/** A hundred decisions of each game; where rounds take many of them, in two matches. */
const WALKS = [
  walk('der-erste-weltkrieg', 100),
  walk('diplomacy', 100),
  walk('diplomacy', 100, 11),
  walk('hex-dice', 100),
  walk('longest-trench', 100),
  walk('trench-club', 100),
];

const titleOf = ({ ruleset, decisions, from }: Walk, how: string): string =>
  `${ruleset}: ${decisions} decisions ${how}${from > 1 ? `, from match ${from} on` : ''}`;

/** Where the board is in the window; what is asked doesn't change that. */
const boardBox = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { x, y, width, height } =
      document.querySelector('.card-table, .board-sheet')?.getBoundingClientRect() ?? new DOMRect();
    const asked = document.querySelector('[data-testid="prompt"]')?.textContent;
    return [[x, y, width, height].map(Math.round).join(' '), asked].join(' at ');
  });

/**
 * A match may be over before so many decisions are made; then another one is begun. A mouse finds all of it at once, while
 * fingers and keys may have to move the board first.
 */
const plays = async (page: Page, { ruleset, decisions, from }: Walk, hand?: Hand, isByKeys = false): Promise<void> => {
  const chance = chances(6 + from);
  const lit = watchLitAreas(page);
  for (let made = 0, seed = from; made < decisions; seed += 1) {
    await beginHotSeat(page, ruleset, seed);
    const boxes = new Map<string, string>();
    const before = async (): Promise<void> => {
      if (hand === undefined) await lit.look();
      const [box = '', asked = ''] = (await boardBox(page)).split(' at ');
      if (!boxes.has(box)) boxes.set(box, asked);
    };
    const given = await playOnBoard(page, chance, {
      ...{ decisions: decisions - made, hand: hand ?? mouse(), isByKeys, before },
    });
    if (hand === undefined) expect(given.unreached).toEqual([]);
    if (hand === undefined || isByKeys) expect(given.listed, 'the list is never needed').toEqual([]);
    expect([...boxes], 'the board keeps its place').toHaveLength(1);
    expect(given.decisions).toBeGreaterThan(0);
    made += given.decisions;
  }
  if (hand === undefined) expect(lit.areas()).toBeGreaterThan(1);
};

/** The quickest is walked for every change, all of them in their turn. What is lit is clickable to its edge meanwhile. */
test('6 decisions on the board, without the list', async ({ page }) => {
  await plays(page, walk('hex-dice', 6));
});

for (const one of WALKS) {
  test(titleOf(one, 'on the board, without the list'), { tag: '@long' }, async ({ page }) => {
    test.setTimeout(900_000);
    await plays(page, one);
  });

  test(titleOf(one, 'by keys alone'), { tag: '@long' }, async ({ page }) => {
    test.setTimeout(900_000);
    await plays(page, one, keys(), true);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const one of WALKS)
    test(titleOf(one, 'by touch'), { tag: '@long' }, async ({ page }) => {
      test.setTimeout(900_000);
      await plays(page, one, await finger(page));
    });
});
