import type { Page } from '@playwright/test';
import { beginGame } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

/** Cards of the hand whose words have no room on them: their names. */
const cut = (page: Page): Promise<readonly string[]> =>
  page.locator('.card-hand .card:has(.card-lines)').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const words = card.querySelector<HTMLElement>('.card-lines');
        // A card is turned a little, and so are its words.
        return words !== null && words.offsetTop + words.offsetHeight > card.clientHeight;
      })
      .map((card) => card.querySelector('.card-name')?.textContent ?? ''),
  );

/** How many pixels of the dice, and of what is said of them, have to be scrolled to. */
const beyond = (page: Page): Promise<number> =>
  page.locator('.felt-left').evaluate((edge) => {
    const all = [...edge.querySelectorAll('.dice, .board-edges')];
    return Math.max(...all.map((part) => part.scrollHeight - part.clientHeight));
  });

test('the last roll is seen whole, and so are the words of cards in a hand', {
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
    if (size.width === 1440) await expect.poll(() => cut(page)).toEqual([]);
    await picture(page, `card-words-${size.width}`);
  }
});
