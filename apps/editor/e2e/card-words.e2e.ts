import type { Page } from '@playwright/test';
import { beginGame } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

interface Words {
  /** What has no room is in a second column, which isn't seen. */
  readonly cut: readonly string[];
  /** Lines that are seen in part. */
  readonly halved: readonly string[];
}

/** Words on cards of the hand, which are not turned while they are measured. */
const lost = async (page: Page): Promise<Words> => {
  await page.addStyleTag({ content: '.fan-card > .card { rotate: none !important; }' });
  return page.locator('.card-hand .card-lines').evaluateAll((all) => {
    const linesIn = (words: Element): readonly DOMRect[] =>
      [...words.querySelectorAll('.card-line > *')].flatMap((part) => [...part.getClientRects()]);
    const having = (is: (line: DOMRect, words: DOMRect) => boolean): readonly string[] =>
      all
        .filter((words) => linesIn(words).some((line) => is(line, words.getBoundingClientRect())))
        .map(({ textContent }) => textContent);
    return {
      cut: having((line, words) => line.left > words.right),
      halved: having(
        (line, words) => line.left < words.right && line.top < words.bottom - 1 && line.bottom > words.bottom + 1,
      ),
    };
  });
};

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
    const isLarge = size.width === 1440;
    await expect.poll(() => lost(page)).toMatchObject({ halved: [], ...(isLarge ? { cut: [] } : {}) });
    await picture(page, `card-words-${size.width}`);
  }
});
