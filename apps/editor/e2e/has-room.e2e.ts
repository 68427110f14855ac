import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const atTable = async (page: Page, ruleset: string): Promise<void> => {
  await page.goto(`/#/play/${ruleset}`);
  await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 60_000 });
};

test('all games can be read on the first page of a low window, in English and German', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const cards = page.locator('[data-part="game-card"]');
  await expect(cards).toHaveCount(5);
  const lowest = (): Promise<number> =>
    cards.evaluateAll((all) => Math.max(...all.map((card) => card.getBoundingClientRect().bottom)));
  await expect.poll(lowest).toBeLessThanOrEqual(720);
  await page.locator('[data-part="language"] select').selectOption('de');
  await expect(cards.first()).toContainText('Spielen');
  await expect.poll(lowest).toBeLessThanOrEqual(720);
});

test('a scale is seen to its end next to an open log', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await atTable(page, 'der-erste-weltkrieg');
  await page.getByRole('button', { name: 'Show log and rules' }).click();
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
  const ends = (): Promise<readonly number[]> =>
    page.evaluate(() =>
      ['.long > .track-space:last-child', '.board'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().right ?? 0,
      ),
    );
  await expect(async () => {
    const [scale = 0, board = 0] = await ends();
    expect(board).toBeLessThan(800);
    expect(scale).toBeLessThanOrEqual(board);
  }).toPass();
  await expect(page.locator('.long > .track-space.bold b').last()).toBeVisible();
});

test('what is not yet on the board lies on no cell of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await atTable(page, 'trench-club');
  await expect(page.locator('.board-tray > *')).toBeVisible();
  const below = (): Promise<number> =>
    page.evaluate(() => {
      const tray = document.querySelector('.board-tray > *')?.getBoundingClientRect();
      const cells = [...document.querySelectorAll('.board-sheet .hex')].map((cell) => cell.getBoundingClientRect());
      return (tray?.top ?? 0) - Math.max(...cells.map(({ bottom }) => bottom));
    });
  await expect.poll(below).toBeGreaterThanOrEqual(0);
});

/** How long names are is measured in letters, of which an m or w counts twice. */
const LONGEST = { name: 'Schlachtkreuzerflotte', letters: 21 };

test('the longest word on a card is not broken', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await atTable(page, 'longest-trench');
    await expect(page.locator('.card-hand .card-name').first()).toBeVisible();
    const broken = (): Promise<number> =>
      page.evaluate(({ name, letters }) => {
        const names = [...document.querySelectorAll<HTMLElement>('.card-name')].filter((one) => one.clientWidth > 0);
        return names.filter((one) => {
          one.textContent = name;
          one.style.setProperty('--letters', String(letters));
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getClientRects().length !== 1;
        }).length;
      }, LONGEST);
    expect(await broken(), `${size.width}`).toBe(0);
  }
});
