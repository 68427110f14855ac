import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const GAMES = ['der-erste-weltkrieg', 'diplomacy', 'hex-dice', 'longest-trench', 'trench-club'];

/** A match has begun at the table, and somebody is asked. */
const atTable = async (page: Page, ruleset: string): Promise<void> => {
  await page.goto(`/#/play/${ruleset}`);
  await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 60_000 });
};

const boardBox = async (page: Page) => {
  const box = await page.locator('.board-sheet, .card-table').first().boundingBox();
  if (box === null) throw new Error('there is no board');
  return box;
};

test('from the start page a game is played against a bot, and the page flips to its rules and back', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('[data-ruleset="hex-dice"]').getByRole('button', { name: 'Play' }).click();
  const dialog = page.getByRole('dialog', { name: 'New match' });
  await expect(dialog.locator('[data-part="players"]')).toContainText('Search bot');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('[data-region="question"]').getByRole('button', { name: 'New match' }).click();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Search bot');
  expect(new URL(page.url()).hash).toBe('#/play/hex-dice');
  await page.getByRole('button', { name: 'Random move' }).click();
  await expect(page.getByTestId('decisions')).not.toHaveText('0');

  // The first answer by its key: it is taken, or picked where more is asked.
  const asked = await page.getByTestId('prompt').textContent();
  await page.keyboard.press('1');
  await expect(page.getByTestId('prompt')).not.toHaveText(asked ?? '');
  await page.keyboard.press('F2');
  await expect(page.getByRole('tab', { name: 'Findings' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/edit/hex-dice');
  await expect(page.getByTestId('decisions')).not.toHaveText('0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-part="status-strip"]')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(page.getByTestId('decisions')).not.toHaveText('0');
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.locator('[data-ruleset="hex-dice"]')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('an address leads to a line of the rules, or says that there is no such game', async ({ page }) => {
  await page.goto('/#/edit/hex-dice/rules.sand:20');
  await expect(page.locator('.monaco-editor .view-lines')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('tab', { name: 'rules.sand' }).or(page.getByText('rules.sand').first())).toBeVisible();
  await expect(page.locator('.line-numbers', { hasText: /^20$/ })).toBeVisible();
  await page.goto('/#/play/no-such-game');
  await page.reload();
  await expect(page.getByRole('status', { name: /no-such-game/ })).toContainText('no-such-game');
});

test('the board takes most of the window, and its place is the same whatever is asked', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await atTable(page, 'der-erste-weltkrieg');
    const box = await boardBox(page);
    expect((box.width * box.height) / (width * height), `${width} × ${height}`).toBeGreaterThanOrEqual(0.6);
  }
  await stays(page, 12);
});

for (const ruleset of GAMES)
  test(`the board of ${ruleset} stays where it is over 60 questions`, { tag: '@long' }, async ({ page }) => {
    await atTable(page, ruleset);
    await stays(page, 60);
  });

/** Answers so many questions at random; the board must not move or change its size. */
async function stays(page: Page, questions: number): Promise<void> {
  const first = await boardBox(page);
  for (let n = 0; n < questions; n += 1) {
    const before = await page.getByTestId('decisions').textContent();
    await page.getByRole('button', { name: 'Random move' }).click();
    await expect(page.getByTestId('decisions')).not.toHaveText(before ?? '');
    expect(await boardBox(page), `after ${n + 1} questions`).toEqual(first);
  }
}
