import type { Page } from '@playwright/test';
import { beginHotSeat } from './board-alone.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { middleOf, type Point } from './middle-of.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

const board = (page: Page) => page.locator('[data-region="board"]');
const place = (page: Page, key: string) => board(page).locator(`[data-place="${key}"]`).first();
const ghost = (page: Page) => page.locator('[data-part="ghost"]');
const lit = (page: Page) => board(page).locator('.legal');
const hexes = (page: Page) => board(page).locator('[data-place^="Hex."]');

/** Takes something up with the mouse, and moves it a little. */
const takeUp = async (page: Page, [x, y]: Point): Promise<void> => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8, { steps: 2 });
  await expect(ghost(page)).toBeVisible();
};

const dropAt = async (page: Page, [x, y]: Point): Promise<void> => {
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(ghost(page)).toHaveCount(0);
};

test('an army is dragged to a hex, by mouse and by finger, and empty ground moves the board', async ({ page }) => {
  await beginHotSeat(page, 'hex-dice');
  await test.step('where it can go lights up, and what it can’t says why', () => dragsByMouse(page));
  await page.keyboard.press('Escape');
  await beginHotSeat(page, 'hex-dice');
  await expect(page.getByTestId('decisions')).toHaveText('0');
  await test.step('by finger', () => dragsByFinger(page));
});

const dragsByMouse = async (page: Page): Promise<void> => {
  const decisions = page.getByTestId('decisions');
  const army = board(page).locator('[data-piece="Army.n6"]');
  // A question is put before its answers are lit.
  await expect(army.locator('.legal')).toBeVisible();
  await expect(lit(page).and(hexes(page))).toHaveCount(0);
  await takeUp(page, await middleOf(army));
  const goal = (await lit(page).and(hexes(page)).first().getAttribute('data-place')) ?? '';
  await dropAt(page, await middleOf(place(page, goal)));
  await expect(decisions).toHaveText('1');

  // Far away: the answer is not given, and the balloon says why.
  const other = board(page).locator('[data-piece^="Army."] .legal').first();
  const far = await middleOf(board(page).locator('[data-piece="Army.s1"]'));
  await takeUp(page, await middleOf(other));
  await dropAt(page, far);
  await expect(page.locator('[data-part="balloon"]')).toBeVisible();
  await expect(decisions).toHaveText('1');
};

test("an army that isn't placed yet is dragged from the tray onto a front", { tag: '@long' }, async ({ page }) => {
  await beginHotSeat(page, 'der-erste-weltkrieg');
  // The match that the table began by itself has another seed, and may ask somebody else first.
  await expect(page.getByText('Seed 1', { exact: true })).toBeVisible();
  const prompt = page.getByTestId('prompt');
  const asked = await prompt.textContent();
  const waiting = page.locator('.board-tray .held-piece').first();
  await takeUp(page, await middleOf(waiting));
  const goal = board(page).locator('.board-sheet .legal > path.region').first();
  await dropAt(page, await middleOf(goal));
  await expect(prompt).not.toHaveText(asked ?? '');

  // The whole box fills what it is dragged over, one army after the other.
  const planned = page.locator('.board .planned');
  await expect(planned).toHaveCount(1);
  const fronts = board(page).locator('.board-sheet .legal > path.region');
  await page.mouse.move(...(await middleOf(page.locator('.board-tray summary'))));
  await page.mouse.down();
  for (const one of [0, 1, 2]) await page.mouse.move(...(await middleOf(fronts.nth(one))), { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => planned.count()).toBeGreaterThan(2);
});

const dragsByFinger = async (page: Page): Promise<void> => {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const swipe = async ([x, y]: Point, [u, v]: Point): Promise<void> => {
    await touch('touchStart', [[x, y]]);
    for (const part of [0.2, 0.5, 1]) await touch('touchMove', [[x + (u - x) * part, y + (v - y) * part]]);
    await page.waitForTimeout(300);
    await touch('touchEnd', []);
  };
  const army = board(page).locator('[data-piece="Army.n6"]');
  await army.click();
  await expect(page.getByTestId('prompt')).toContainText('Where to?');
  const goal = (await lit(page).and(hexes(page)).last().getAttribute('data-place')) ?? '';
  await page.keyboard.press('Escape');
  await swipe(await middleOf(army), await middleOf(place(page, goal)));
  await expect(page.getByTestId('decisions')).toHaveText('1');

  // The mouse does on empty ground what a finger does there.
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const ground = place(page, goal);
  const was = await middleOf(ground);
  const [x, y] = await middleOf(page.locator('.board-sheet'));
  await page.mouse.move(x + 20, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await middleOf(ground))[0]).not.toBe(was[0]);
  await expect(page.getByTestId('decisions')).toHaveText('1');
};
