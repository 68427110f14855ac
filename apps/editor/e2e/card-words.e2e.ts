import type { Page } from '@playwright/test';
import { beginGame } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

/** Words on cards of the hand, which are not turned while they are measured, of which a line is seen in part. */
const halved = async (page: Page): Promise<readonly string[]> => {
  await page.addStyleTag({ content: '.fan-card > .card { rotate: none !important; }' });
  return page.locator('.card-hand .card-lines').evaluateAll((all) =>
    all
      .filter((words) => {
        const { right, bottom } = words.getBoundingClientRect();
        const lines = [...words.querySelectorAll('.card-line > *')].flatMap((part) => [...part.getClientRects()]);
        return lines.some((line) => line.left < right && line.top < bottom - 1 && line.bottom > bottom + 1);
      })
      .map(({ textContent }) => textContent),
  );
};

/** How many pixels of the dice, and of what is said of them, have to be scrolled to. */
const beyond = (page: Page): Promise<number> =>
  page.locator('.felt-left').evaluate((edge) => {
    const all = [...edge.querySelectorAll('.dice, .board-edges')];
    return Math.max(...all.map((part) => part.scrollHeight - part.clientHeight));
  });

test('the last roll is seen whole, and so is every line of the cards in a hand', {
  tag: '@long',
}, async ({ page }) => {
  await beginGame(page, 'longest-trench');
  const dice = page.locator('.dice-throws');
  await expect(async () => {
    await page.getByRole('button', { name: 'Random move' }).click();
    await expect(dice).not.toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 120_000 });
  await page.keyboard.press('F2');
  await expect(page.locator('[data-part="status-strip"]')).toBeVisible();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => beyond(page)).toBe(0);
    await expect.poll(() => halved(page)).toEqual([]);
    await picture(page, `card-words-${size.width}`);
  }
});
