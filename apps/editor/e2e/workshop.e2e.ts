import type { Locator, Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { openFile, openRuleset } from './pages.ts';
import { picture } from './picture.ts';
import { putsBack } from './rulesets.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();
putsBack('longest-trench', 'cards-allies.json');

async function openCards(page: Page): Promise<Locator> {
  await openRuleset(page, 'longest-trench');
  await openFile(page, 'cards-allies.json');
  const grid = page.getByRole('grid', { name: 'Table: Card' });
  await expect(grid).toBeVisible();
  return grid;
}

/** The cell of a row in a column. */
async function cellOf(grid: Locator, id: string, column: string): Promise<Locator> {
  await expect(grid.getByRole('columnheader').filter({ hasText: column })).not.toHaveCount(0);
  const heads = await grid.getByRole('columnheader').allInnerTexts();
  const at = heads.findIndex((head) => head.split(/\s/)[0] === column);
  const row = grid.getByRole('row').filter({ has: grid.page().getByText(id, { exact: true }) });
  return row.getByRole('gridcell').nth(at);
}

const textOf = (page: Page) => page.locator('.monaco .view-line').filter({ hasText: '"A25"' }).first();

test('cells are pasted and filled, rows are added and deleted, and a cell completes the effects that fit', {
  tag: '@long',
}, async ({ page }) => {
  const grid = await openCards(page);
  await test.step('pasted as one step, and filled from the one above', () => pastesAndFills(page, grid));
  await test.step('rows come and go by one step each', () => addsAndDeletesRows(page, grid));
  await test.step('the text follows, and what is wrong is shown', () => writesCell(page, grid));
});

async function pastesAndFills(page: Page, grid: Locator): Promise<void> {
  await (await cellOf(grid, 'A25', 'id')).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'A97\r\nA98\r\n');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(grid).toContainText('A98');
  await expect(grid).toContainText('A97');
  await page.getByRole('button', { name: 'Undo edit' }).click();
  await expect(grid).not.toContainText('A97');
  await expect(grid).not.toContainText('A98');
  const [above, below] = [await cellOf(grid, 'A25', 'effect'), await cellOf(grid, 'A26', 'effect')];
  await below.click();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(below).toHaveText((await above.textContent()) ?? '');
}

async function addsAndDeletesRows(page: Page, grid: Locator): Promise<void> {
  const rows = await grid.getByRole('row').count();
  await (await cellOf(grid, 'A25', 'id')).click();
  await page.getByRole('button', { name: 'Duplicate row' }).click();
  await expect(grid.getByRole('row')).toHaveCount(rows + 1);
  await page.getByRole('button', { name: 'New row' }).click();
  await expect(grid.getByRole('row')).toHaveCount(rows + 2);
  await expect(await cellOf(grid, 'A41', 'effect')).toContainText('addFront');
  await expect(await cellOf(grid, 'A42', 'effect')).toHaveClass(/absent/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'workshop-dark');
  await page.getByRole('button', { name: 'Delete row' }).click();
  await expect(grid.getByRole('row')).toHaveCount(rows + 1);
  for (const count of [rows + 2, rows + 1, rows]) {
    await page.getByRole('button', { name: 'Undo edit' }).click();
    await expect(grid.getByRole('row')).toHaveCount(count);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

async function writesCell(page: Page, grid: Locator): Promise<void> {
  const effect = await cellOf(grid, 'A25', 'effect');
  await effect.click();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'A25 effect' });
  await field.fill('addAll');
  const option = page.getByRole('option').filter({ hasText: 'addAllFronts' });
  await expect(option).toBeVisible();
  await picture(page, 'workshop-writing');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await expect(field).toHaveValue('addAllFronts(2)');
  await page.keyboard.press('Enter');
  await expect(effect).toHaveText('addAllFronts(2)');
  await expect(effect).toBeFocused();
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  // Each edit is a step of the file.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(effect).toContainText('addFront');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(effect).toHaveText('addAllFronts(2)');
  // An absent cell is there once it is written, and gone with its default.
  const leaves = await cellOf(grid, 'A25', 'leaves');
  await expect(leaves).toHaveClass(/absent/);
  await leaves.click();
  await page.keyboard.type('treu');
  await page.keyboard.press('Enter');
  await expect(leaves).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[data-part="cell-status"]')).toContainText('treu');
  await page.keyboard.press('Delete');
  await expect(leaves).toHaveClass(/absent/);
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(textOf(page)).toContainText('"addAllFronts(2)"');
  await expect(textOf(page)).not.toContainText('leaves');
}
