import type { Page } from '@playwright/test';
import { installInSight } from './in-sight.ts';
import { beginGame } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

/** Wide, low, at 200 % and on a phone. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
];

/** Answers, and what confirms them, on which something else lies where they are in sight: their words. */
const covered = async (page: Page): Promise<{ readonly seen: number; readonly covered: readonly string[] }> => {
  await installInSight(page);
  return page.evaluate(() => {
    const answers = [...document.querySelectorAll('[data-part="choices"] > li > *, [data-part="confirm"]')].map(
      (element) => ({ element, box: inSight(element) }),
    );
    const seen = answers.filter(({ box }) => box.right - box.left > 4 && box.bottom - box.top > 4);
    const isOn = (element: Element, x: number, y: number): boolean => element.contains(document.elementFromPoint(x, y));
    const isCovered = ({ element, box: { left, top, right, bottom } }: (typeof seen)[number]): boolean =>
      [left + 3, (left + right) / 2, right - 3].some((x) => !isOn(element, x, (top + bottom) / 2));
    return { seen: seen.length, covered: seen.filter(isCovered).map(({ element }) => element.textContent) };
  });
};

const seesAnswers = async (page: Page, face: string): Promise<void> => {
  const confirm = page.locator('[data-part="confirm"]');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const match = page.getByRole('navigation').getByRole('button', { name: 'Match', exact: true });
    // In a narrow window one panel is shown at a time, as soon as the page has noticed its width.
    await expect(async () => {
      if (face === 'workshop' && !(await confirm.isVisible())) await match.click({ timeout: 1000 });
      await expect(confirm).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
    await expect.poll(() => covered(page)).toEqual({ seen: expect.any(Number), covered: [] });
    // The button and an answer; where the list of those on the board has no room, the board alone shows them.
    await expect(async () => {
      const isCrowded = (await page.locator('[data-crowded]').count()) > 0;
      expect((await covered(page)).seen).toBeGreaterThan(isCrowded ? 0 : 1);
    }).toPass();
    await picture(page, `answers-${face}-${size.width}`);
  }
};

test('nothing lies on an answer, in both modes and at all sizes', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await beginGame(page, 'longest-trench');
  const several = page.locator('[data-part="asking"] legend');
  for (let moves = 1; (await several.count()) === 0; moves++) {
    await page.getByRole('button', { name: 'Random move' }).click();
    await expect(page.getByTestId('decisions')).toHaveText(String(moves));
  }
  await seesAnswers(page, 'workshop');
  await page.keyboard.press('F2');
  await expect(page.locator('[data-part="status-strip"]')).toBeVisible();
  await seesAnswers(page, 'play');
});
