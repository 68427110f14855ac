import type { Page } from '@playwright/test';
import { playOnBoard } from './board-alone.ts';
import { chances } from './by-hand.ts';
import { quietPages } from './quiet.ts';
import { expect, test } from './test.ts';

quietPages();

const GAMES = ['der-erste-weltkrieg', 'diplomacy', 'hex-dice', 'longest-trench', 'trench-club'];

/** A match of people alone, all at this screen. */
const beginHotSeat = async (page: Page, ruleset: string): Promise<void> => {
  await page.goto(`/#/play/${ruleset}`);
  await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'New match' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New match' });
  const players = dialog.locator('[data-part="players"] select');
  await expect(players.first()).toBeVisible();
  for (const player of await players.all()) await player.selectOption('human');
  await dialog.getByLabel('Seed', { exact: true }).fill('1');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('prompt')).toBeVisible();
};

const plays = async (page: Page, ruleset: string, decisions: number): Promise<void> => {
  await beginHotSeat(page, ruleset);
  const given = await playOnBoard(page, chances(7), decisions);
  expect(given.unreached).toEqual([]);
  expect(given.decisions).toBeGreaterThanOrEqual(decisions);
};

for (const ruleset of GAMES) {
  test(`${ruleset}: 25 decisions on the board, without the list`, async ({ page }) => {
    await plays(page, ruleset, 25);
  });
  test(`${ruleset}: 100 decisions on the board, without the list`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(400_000);
    await plays(page, ruleset, 100);
  });
}
