import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './folder.ts';
import { beginGame } from './pages.ts';
import { picture } from './picture.ts';
import { writeQuestions } from './questions-ruleset.ts';
import { expect, test } from './test.ts';

const questions = join(root, 'questions');

test.beforeEach(() => {
  writeQuestions();
});
test.afterEach(() => rmSync(questions, { recursive: true }));

const town = (page: Page, name: string) => page.locator('.board').getByRole('button', { name, exact: true });
const ticked = (page: Page) => page.getByTestId('choices').getByRole('checkbox', { checked: true });

test('the focus moves to the next choice; Escape goes back one step', {
  tag: '@long',
}, async ({ page }) => {
  await beginGame(page, 'questions');
  await keepsFocus(page);
});

test('a question is answered by clicking its places', async ({ page }) => {
  await beginGame(page, 'questions');
  await choosesByPlaces(page);
});

test("reasons are shown for what isn't allowed; the second click of a double-click answers nothing", {
  tag: '@long',
}, async ({ page }) => {
  await beginGame(page, 'questions');
  await tellsReasons(page);
});

const choosesByPlaces = async (page: Page): Promise<void> => {
  await town(page, 'Aria').click();
  await expect(ticked(page)).toHaveCount(1);
  await town(page, 'Bree').click();
  await expect(page.locator('[data-part="settled"]')).toContainText('Bree');
  await expect(page.getByTestId('choices').getByRole('checkbox')).toHaveCount(4);
  await picture(page, 'mentions');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part="settled"]')).toHaveCount(0);
  await town(page, 'Bree').click();
  await page.getByTestId('choices').getByRole('checkbox', { checked: false }).last().check();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByTestId('decisions')).toHaveText('1');
};

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const inList = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-testid="choices"]') !== null);
/** Builds one cart in Aria, by the list alone. */
const buildOne = async (page: Page): Promise<void> => {
  await page.getByTestId('choices').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByTestId('decisions')).toHaveText('1');
};

const keepsFocus = async (page: Page): Promise<void> => {
  await page.getByTestId('choices').getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await expect(ticked(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(ticked(page)).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Confirm', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('prompt')).toContainText('Blue');
  await expect.poll(() => inList(page)).toBe(true);
  await town(page, 'Cole').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('prompt')).toContainText('Red');
  // What can be done next may begin with a town as well.
  await expect.poll(() => focused(page)).not.toBe('');
  await page.getByTestId('choices').getByRole('button', { name: 'Go' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('prompt')).toContainText('Start?');
  // From here on by the board.
  await town(page, 'Cole').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('prompt')).toContainText('End?');
  await expect.poll(() => focused(page)).toBe('Cole');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('prompt')).toContainText('Start?');
  await expect.poll(() => focused(page)).not.toBe('');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('choices').getByRole('button')).toHaveText(['Rest', 'Go']);
};

const tellsReasons = async (page: Page): Promise<void> => {
  await buildOne(page);
  await test.step('one’s own reasons come first', async () => {
    await page.getByText('Unavailable (2)').click();
    await expect(page.locator('[data-part="excluded"] li')).toHaveText([/Foreign.*Aria, Bree/i]);
    await picture(page, 'excluded');
  });
  await town(page, 'Cole').click();
  await page.getByTestId('choices').getByRole('button', { name: 'Go' }).click();
  await expect(page.getByTestId('prompt')).toContainText('Start?');
  await town(page, 'Cole').dblclick({ delay: 40 });
  await expect(page.getByTestId('prompt')).toContainText('End?');
  await page.waitForTimeout(500);
  await expect(page.getByTestId('decisions')).toHaveText('2');
  await town(page, 'Cole').click();
  await expect(page.getByTestId('decisions')).toHaveText('3');
};

/** Whether something covers the middle of a thing. */
const covered = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (all) =>
      all.filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const on = document.elementFromPoint(left + width / 2, top + height / 2);
        return on === null || on.closest('[data-region="board"]') === null;
      }).length,
  );

test('the question never covers the board, below it or next to it', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await beginGame(page, 'questions');
  await expect(page.locator('.board .legal')).not.toHaveCount(0);
  // Of a low window the board opens on a part.
  await page.locator('.board-sheet').press('0');
  await expect.poll(() => covered(page, '.board .place')).toBe(0);
  await picture(page, 'dock-below');
  await page.getByRole('button', { name: 'Dock next to the board' }).click();
  await page.locator('.board-sheet').press('0');
  await expect.poll(() => covered(page, '.board .place')).toBe(0);
  const apart = async (): Promise<number> => {
    const board = await page.locator('.board').boundingBox();
    const asked = await page.locator('[data-region="question"]').boundingBox();
    return (asked?.x ?? 0) - (board?.x ?? 0) - (board?.width ?? 0);
  };
  await expect.poll(apart).toBeGreaterThanOrEqual(0);
  await picture(page, 'dock-beside');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dock below the board' })).toBeVisible();
});

test('a line of the log opens its rule and moves nothing sideways', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => localStorage.setItem('sandtable.split.right', '700'));
  await beginGame(page, 'questions');
  await buildOne(page);
  await town(page, 'Cole').click();
  const line = page
    .getByRole('group', { name: 'Log' })
    .locator('[data-sort="decision"]')
    .last()
    .getByRole('button')
    .first();
  await expect(line).toContainText('Cole');
  await line.click();
  await expect(page.locator('.monaco-editor .selected-text').first()).toBeVisible();
  const sideways = await page.evaluate(() => {
    const all = [
      document.documentElement,
      ...document.querySelectorAll('body, .page, .middle, .centre, .monaco, .bottom'),
    ];
    return all.map((element) => element.scrollLeft);
  });
  expect(Math.max(...sideways)).toBe(0);
  await expect(page.locator('.monaco-editor .lines-content').first()).toHaveCSS('left', '0px');
  await picture(page, 'log-click');
});
