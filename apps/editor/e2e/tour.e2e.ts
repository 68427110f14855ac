import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { root } from './folder.ts';
import { newGame, openHouseRules, openSetup, toRules } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

test.afterAll(() => rmSync(join(root, 'stones'), { recursive: true, force: true }));

/** As far as a match; returns the button that goes on. */
const walksHalf = async (page: Page): Promise<Locator> => {
  await page.goto('/');
  // Before the games are there the button still moves, and a click may miss it.
  await expect(toRules(page, 'hex-dice')).toBeVisible();
  await page.getByRole('button', { name: '5-minute tour' }).click();
  const tour = page.getByRole('complementary', { name: '5-minute tour' });
  const next = tour.getByRole('button', { name: 'Next' });
  const skip = tour.getByRole('button', { name: 'Skip' });
  await expect(tour).toContainText('Step 1 of 9');
  await expect(skip).toBeVisible();
  // Escape leaves it, and it goes on where it was.
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
  await page.getByRole('button', { name: '5-minute tour' }).click();

  await page.getByRole('button', { name: 'Sample games' }).click();
  const gallery = page.getByRole('dialog', { name: 'Sample games' });
  await gallery.getByLabel(/two house rules/).check();
  await gallery.getByRole('textbox').fill('stones');
  await gallery.getByRole('button', { name: 'Open a copy' }).click();
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await next.click();

  const monaco = page.locator('.monaco .native-edit-context, .monaco textarea').first();
  await expect(page.locator('.monaco[data-toured]')).toHaveCount(1);
  await page.locator('.monaco .view-line').filter({ hasText: 'constant most' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('9');
  await expect(next).toBeVisible();
  await next.click();
  await expect(skip).toBeVisible();
  await expect(page.locator('[data-region="findings"][data-toured]')).toHaveCount(1);
  await monaco.focus();
  await page.keyboard.press('Backspace');
  await next.click();

  await newGame(page);
  await next.click();
  await expect(tour).toContainText('Step 5');
  await picture(page, 'tour');
  return next;
};

test('the first half of the tour is completed by following it; an example is opened as a copy', async ({ page }) => {
  await walksHalf(page);
});

test('the tour is completed', { tag: '@long' }, async ({ page }) => {
  const next = await walksHalf(page);
  await page.getByTestId('choices').getByRole('button').first().click();
  await next.click();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await next.click();
  await openSetup(page);
  await openHouseRules(page);
  await page.getByLabel(/greedy/).check();
  await next.click();
  await page.locator('[data-part="language"] select').selectOption('de');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.locator('[data-region="tour"]')).toContainText('Schritt 9 von 9');
  await page.locator('[data-region="tour"]').getByRole('button', { name: 'Schließen' }).click();
  await expect(page.locator('[data-region="tour"]')).toHaveCount(0);
});
