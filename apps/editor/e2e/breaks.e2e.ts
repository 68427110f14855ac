import { expect, test } from '@playwright/test';
import { beginGame, openPart } from './pages.ts';
import { quietPages } from './quiet.ts';

quietPages();

test('bots stop at a line of the rules and where something becomes true', async ({ page }) => {
  await beginGame(page, 'hex-dice');
  await page.getByRole('button', { name: 'rules.sand' }).first().click();
  const text = page.locator('.monaco');
  await text.locator('.view-lines').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('F9');
  await expect(text.locator('.break-point')).toHaveCount(1);
  await page.keyboard.press('F9');
  await expect(text.locator('.break-point')).toHaveCount(0);
  await openPart(page, 'Watch');
  const field = page.getByLabel('Expression to watch');
  await field.fill('north.armies < 9 or south.armies < 9');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Stop when it becomes true' }).click();
  await page.getByRole('button', { name: 'Run to the end' }).click();
  const note = page.getByText('Stopped with decision');
  await expect(note).toBeVisible();
  await expect(page.getByTestId('watched')).toHaveText('true');
  await page.getByRole('button', { name: 'Look inside', exact: true }).click();
  await expect(page.locator('[role=treeitem]').first()).toBeVisible();
  await openPart(page, 'Watch');
  await page.getByRole('button', { name: /No break-point at/ }).click();
  await page.getByRole('button', { name: 'Run to the end' }).click();
  await expect(page.getByRole('button', { name: 'Run to the end' })).toBeDisabled();
  await expect(note).toHaveCount(0);
});
