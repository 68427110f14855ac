import type { Page } from '@playwright/test';
import { beginHotSeat, playOnBoard } from './board-alone.ts';
import { chances } from './by-hand.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { finger, type Hand, keys, mouse } from './hands.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

const GAMES = ['der-erste-weltkrieg', 'diplomacy', 'hex-dice', 'longest-trench', 'trench-club'];

/**
 * A match may be over before so many decisions are made; then another one is begun. A mouse finds all of it at once, while
 * fingers and keys may have to move the board first.
 */
const plays = async (page: Page, ruleset: string, decisions: number, hand?: Hand): Promise<void> => {
  const chance = chances(7);
  for (let made = 0, seed = 1; made < decisions; seed += 1) {
    await beginHotSeat(page, ruleset, seed);
    const given = await playOnBoard(page, chance, { decisions: decisions - made, hand: hand ?? mouse() });
    if (hand === undefined) expect(given.unreached).toEqual([]);
    expect(given.decisions).toBeGreaterThan(0);
    made += given.decisions;
  }
};

/** The quickest is walked for every change, all of them in their turn. */
test('15 decisions on the board, without the list', async ({ page }) => {
  await plays(page, 'hex-dice', 15);
});

for (const ruleset of GAMES) {
  test(`${ruleset}: 100 decisions on the board, without the list`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(900_000);
    await plays(page, ruleset, 100);
  });

  test(`${ruleset}: 100 decisions by keys alone`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(900_000);
    await plays(page, ruleset, 100, keys());
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('10 decisions by touch', async ({ page }) => {
    await plays(page, 'hex-dice', 10, await finger(page));
  });

  for (const ruleset of GAMES)
    test(`${ruleset}: 100 decisions by touch`, { tag: '@long' }, async ({ page }) => {
      test.setTimeout(900_000);
      await plays(page, ruleset, 100, await finger(page));
    });
});
