import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

const zoomOf = (page: Page): Promise<number> =>
  page
    .locator('.board-sheet > g')
    .first()
    .evaluate((sheet) => Number(/scale\(([\d.]+)\)/.exec(sheet.getAttribute('style') ?? '')?.[1]));

/** The place in the middle of the board, as far as one can be seen there. */
const middleOf = (page: Page): Promise<string | undefined> =>
  page.locator('.board-sheet').evaluate((sheet) => {
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const places = [...sheet.querySelectorAll<SVGElement>('[data-place^="Hex."]')].map((place) => {
      const box = place.getBoundingClientRect();
      const [dx, dy] = [box.left + box.width / 2 - left - width / 2, box.top + box.height / 2 - top - height / 2];
      return { place: place.dataset['place'], away: Math.hypot(dx, dy) };
    });
    return places.toSorted((a, b) => a.away - b.away)[0]?.place;
  });

test('both faces show the same part of the board, and what is picked', { tag: '@long' }, async ({ page }) => {
  await page.goto('/#/play/hex-dice');
  const prompt = page.getByTestId('prompt');
  await expect(prompt).toBeVisible({ timeout: 60_000 });
  const board = page.locator('[data-region="board"]');
  await board.getByRole('button', { name: 'North 6, North, B2, N6' }).click();
  await expect(prompt).toContainText('Move · North 6 · Where to?');
  for (let n = 0; n < 4; n += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.locator('.board-sheet').press('ArrowLeft');
  await page.locator('.board-sheet').press('ArrowLeft');
  const [zoom, middle] = await atRest(() => Promise.all([zoomOf(page), middleOf(page)]));
  expect(zoom).toBeGreaterThan(1.5);

  const findings = page.getByRole('tab', { name: 'Findings' });
  for (const there of [findings, page.locator('[data-part="status-strip"]')]) {
    await page.keyboard.press('F2');
    await expect(there).toBeVisible();
    await expect(prompt).toContainText('Move · North 6 · Where to?');
    await expect.poll(() => zoomOf(page)).toBeCloseTo(zoom, 1);
    await expect.poll(() => middleOf(page)).toBe(middle);
    if (there === findings) await test.step('panels are resized by edges that can be grasped', () => grasped(page));
  }
});

const grasped = async (page: Page): Promise<void> => {
  const edges = page.getByRole('separator', { name: 'Resize panels' });
  await expect(edges).not.toHaveCount(0);
  // While the page is still being arranged, what moves lies over them.
  await expect(async () => {
    for (const edge of await edges.all()) expect(await edge.evaluate(graspOf)).toBeGreaterThanOrEqual(8);
  }).toPass();
};

/** How many pixels across an edge belong to it, in its middle. */
const graspOf = (edge: Element): number => {
  const { x, y, width, height } = edge.getBoundingClientRect();
  const isUpright = height > width;
  const across = Array.from({ length: 41 }, (_, i) => i - 20);
  return across.filter((off) => {
    const [left, top] = [x + width / 2 + (isUpright ? off : 0), y + height / 2 + (isUpright ? 0 : off)];
    return document.elementFromPoint(left, top) === edge;
  }).length;
};
