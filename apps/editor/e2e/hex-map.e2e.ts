import { expect, type Page, test } from '@playwright/test';
import { writeHexMap } from './hex-map.ts';

test.use({ viewport: { width: 1700, height: 1100 } });

const errors: string[] = [];
test.beforeEach(({ page }) => {
  errors.length = 0;
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
});
test.afterEach(() => expect(errors).toEqual([]));

const board = (page: Page) => page.locator('.board');

const begin = async (page: Page): Promise<void> => {
  writeHexMap();
  await page.addInitScript(() => localStorage.setItem('sandtable.split.right', '1100'));
  await page.goto('/');
  await page.getByRole('button', { name: 'hex-map' }).click();
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await page.getByRole('button', { name: 'New game' }).click();
};

test('a map of hexes is drawn with ground, features, states of counters and planned attacks', async ({ page }) => {
  await begin(page);
  await expect(board(page).locator('.board-sheet .hex')).toHaveCount(416);
  await expect(board(page).locator('.board-sheet .sign.trees')).toHaveCount(68);
  await expect(board(page).locator('.feature-body')).toHaveCount(11);
  await expect(board(page).locator('.arrow-number')).toHaveText(['1', '2']);
  await expect(board(page).locator('.riders')).toHaveText('+1');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await board(page).screenshot({ path: `dist-e2e/hex-map-${colorScheme}.png` });
  }
});

test('places that a move can reach show what it costs, and are moved to by a click', async ({ page }) => {
  await begin(page);
  await page.getByTestId('choices').getByRole('button', { name: 'Move' }).click();
  await board(page)
    .getByRole('button', { name: /^Unit 3/ })
    .click();
  const costs = board(page).locator('.costs text');
  await expect(costs.filter({ hasText: /^½$/ }).first()).toBeVisible();
  await board(page).locator('.board-sheet').press('+');
  for (let i = 0; i < 5; i++) await board(page).locator('.board-sheet').press('+');
  for (let i = 0; i < 6; i++) await board(page).locator('.board-sheet').press('ArrowLeft');
  for (let i = 0; i < 8; i++) await board(page).locator('.board-sheet').press('ArrowUp');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await board(page).screenshot({ path: `dist-e2e/hex-costs-${colorScheme}.png` });
  }
  await board(page).locator('.board-sheet').press('0');
  await board(page).getByRole('button', { name: 'H0703', exact: true }).click();
  await expect(page.getByTestId('decisions')).toHaveText('1');
});
