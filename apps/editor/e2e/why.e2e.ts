import type { Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { beginGame, openPart, playRandomly } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

/** A game on a small map after so many random steps. */
const begin = async (page: Page, steps: number): Promise<void> => {
  await beginGame(page, 'hex-dice');
  await playRandomly(page, steps);
};
const why = (page: Page) => page.getByTestId('why');

test("a click explains why something isn't allowed", async ({ page }) => {
  await begin(page, 0);
  await tellsWhyNot(page);
});

test("keys and clicks on the board explain why something isn't allowed", { tag: '@long' }, async ({ page }) => {
  await begin(page, 0);
  await tellsWhyNotByKeys(page);
});

test('a result is explained as a sum in words of the game, and links to its rules and its move', {
  tag: '@long',
}, async ({ page }) => {
  await begin(page, 0);
  await tellsSum(page);
});

const tellsWhyNot = async (page: Page): Promise<void> => {
  await page.getByText('Unavailable').click();
  await page.locator('[data-part="excluded"]').getByRole('button').first().click();
  await expect(why(page).getByRole('heading')).toHaveText('Why not “Pass”?');
  // The reason of the rules comes first, then what there is; the rules themselves are folded away.
  await expect(why(page)).toContainText('You can pass only if you can neither move nor attack.');
  await expect(why(page).getByRole('button', { name: 'but there must be none.' })).toBeVisible();
  await expect(why(page).getByText('the reason')).toBeHidden();
  await why(page).getByText('In the rules', { exact: true }).click();
  await expect(why(page)).toContainText('the reason');
  // The explanation leads to its place in the text.
  await why(page).getByRole('button', { name: 'stuck(s)', exact: true }).click();
  await expect(page.locator('.monaco')).toContainText('pass where stuck(s)');
};

const tellsWhyNotByKeys = async (page: Page): Promise<void> => {
  await page.getByTestId('choices').getByRole('button', { name: 'Move' }).click();
  await page.locator('[data-part="why-other"] > summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(why(page)).toContainText('This army has no free hex next to it.');
  await page.getByRole('button', { name: 'Select on the board' }).click();
  await page.locator('.board .legal').last().click();
  await expect(why(page)).not.toContainText('Why not North 1?');
  await expect(why(page).getByRole('heading')).toContainText('Why not');
  await expect(page.getByTestId('decisions')).toHaveText('0');

  // Behind the next decision it is another question.
  await expect(why(page).locator('[data-part="notice"]')).toHaveCount(0);
  await playRandomly(page, 1);
  await expect(why(page).locator('[data-part="notice"]')).toContainText('This explains an earlier decision');
};

test('a move is debugged, and a watched expression has a value and a history', { tag: '@long' }, async ({ page }) => {
  await begin(page, 6);
  await test.step('text and board follow the steps of a decision', () => looksInto(page));
  await test.step('the history of what is watched leads back', () => watches(page));
});

const looksInto = async (page: Page): Promise<void> => {
  await openPart(page, 'Debug');
  await page.getByRole('button', { name: 'Debug move 6' }).click();
  const shown = page.getByRole('tree', { name: /Move \d+/ }).locator('[role=treeitem][aria-selected=true]');
  await expect(shown).toHaveCount(1);
  await shown.focus();
  const note = page.locator('[data-part="preview"]');
  const before = await note.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(note).not.toHaveText(before ?? '');
  await expect(shown).toBeFocused();
  // The text is where the step is, and the focus is not.
  const words = (await shown.locator('code').textContent()) ?? '';
  await expect(page.locator('.monaco')).toContainText(words.slice(0, 12));
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);

  // A line of the log leads to the step that wrote it.
  await openPart(page, 'Log');
  const line = page.getByRole('group', { name: 'Log' }).locator('[data-sort="decision"]').first();
  await line.hover();
  await picture(page, 'log-why');
  await line.getByRole('button', { name: /^Why\?/ }).click();
  await expect(page.getByRole('tree', { name: 'Move 1' })).toBeVisible();
  await expect(shown.locator('code')).toContainText('choose');
};

const tellsSum = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Play to end' }).click();
  await expect(page.locator('[data-part="ending"]')).toBeVisible({ timeout: 30_000 });
  await openPart(page, 'Log');
  // Only lines in sight are drawn, and a search leaves no others.
  await page.getByRole('group', { name: 'Log' }).press('Control+f');
  await page.getByRole('searchbox', { name: 'Search log' }).fill('Attack die');
  const line = page.getByRole('group', { name: 'Log' }).getByRole('listitem').filter({ hasText: 'Attack die' }).last();
  await line.hover();
  await line.getByRole('button', { name: /^Why\?/ }).click();
  await expect(why(page).getByRole('heading')).toContainText('How this was calculated: Attack die:');
  // Dots of the die are no words: what it shows is written.
  await expect(why(page)).toContainText(/Attack die: [1-6], (at least|less than) 4 \(roll needed to hit\)\./);
  await expect(why(page).getByRole('button', { name: '§3.2 Attacking' })).toBeVisible();
  await why(page)
    .getByRole('button', { name: /roll needed to hit/ })
    .click();
  await expect(page.locator('.monaco')).toContainText('if hit >= hitsFrom');
  await why(page).getByText('In the rules', { exact: true }).click();
  await why(page).getByRole('button', { name: 'Debug' }).click();
  await expect(page.getByRole('tree', { name: /Move \d+/ })).toBeVisible();
};

const watches = async (page: Page): Promise<void> => {
  await openPart(page, 'Watch');
  const field = page.getByRole('combobox', { name: 'Expression to watch' });
  await field.fill('count(Army) + 1');
  await field.press('Enter');
  await expect(page.getByTestId('watched')).toHaveText('19');
  await page.getByRole('button', { name: 'Move 2: 19' }).click();
  await expect(page.getByTestId('decisions')).toHaveText('2');
  await field.fill('count(Armies)');
  await field.press('Enter');
  await expect(page.locator('[data-part="watch-list"]')).toContainText('Armies');
  // It is still there when the page is loaded again.
  await page.reload();
  await openPart(page, 'Watch');
  await expect(page.getByTestId('watched').first()).toHaveText('19');
};
