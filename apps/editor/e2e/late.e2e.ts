import type { Locator, Page } from '@playwright/test';
import { beginHotSeat } from './board-alone.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { answeringLate } from './slow.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

/** Longer than a hand needs from one click to the next. */
const LATE = 500;

const board = (page: Page) => page.locator('[data-region="board"]');
const army = (page: Page, name: string) => board(page).locator(`[data-piece="Army.${name}"]`);
const place = (page: Page, key: string) => board(page).locator(`[data-place="${key}"]`).first();
const decisions = (page: Page) => page.getByTestId('decisions');

/** Where an army may go. */
const goalOf = async (page: Page, piece: Locator): Promise<string> => {
  await piece.click();
  await expect(page.getByTestId('prompt')).toContainText('Where to?');
  const goal = (await board(page).locator('.legal[data-place^="Hex."]').first().getAttribute('data-place')) ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('prompt')).not.toContainText('Where to?');
  return goal;
};

/** Clicks without a look at what it may hit. */
const clickAt = async (page: Page, one: Locator): Promise<void> => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('nothing is drawn there');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

test('whoever is quicker than the worker loses nothing', async ({ page }) => {
  await answeringLate(page, LATE);
  await beginHotSeat(page, 'hex-dice');
  const goal = await goalOf(page, army(page, 'n6'));
  await test.step('the place is clicked before it is asked for', async () => {
    await clickAt(page, army(page, 'n6'));
    await clickAt(page, place(page, goal));
    await expect(decisions(page)).toHaveText('1');
  });
  await test.step('an answer that is taken back at once is not given', async () => {
    await clickAt(page, army(page, 's1'));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(3 * LATE);
    await expect(page.getByTestId('prompt')).not.toContainText('Where to?');
    await expect(decisions(page)).toHaveText('1');
  });
});
