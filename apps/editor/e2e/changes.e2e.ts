import type { Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { openFile, openText } from './pages.ts';
import { picture } from './picture.ts';
import { putsBack } from './rulesets.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();
putsBack('hex-dice', 'rules.sand', 'variants/sharp-dice.sand');
putsBack('longest-trench', 'cards-allies.json');

const line = (page: Page, text: string) =>
  page
    .locator('.monaco .view-line')
    .filter({ hasText: new RegExp(text.replaceAll(' ', '\\s')) })
    .first();

test('a lens above a declaration names the house rule that changes it; it can be moved into the rules, after a preview', {
  tag: '@long',
}, async ({ page }) => {
  await openText(page, 'hex-dice');
  const lens = page.getByRole('button', { name: 'changed by sharp-dice' }).first();
  await expect(lens).toBeVisible();
  await picture(page, 'changes-lens');
  await lens.click();
  await expect(line(page, 'set constant moveLimit')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+.');
  await page.getByText('Move this from the house rule into the rules').first().click();
  const preview = page.getByRole('region', { name: 'Move this from the house rule into the rules' });
  await expect(preview.getByRole('listitem')).toHaveCount(2);
  await expect(preview.locator('mark').filter({ hasText: '60' }).first()).toBeVisible();
  await picture(page, 'changes-preview');
  await page.keyboard.press('Enter');
  await expect(preview).toHaveCount(0);
  await expect(line(page, 'set constant moveLimit')).toHaveCount(0);
  await openFile(page, 'rules.sand');
  await expect(line(page, 'constant moveLimit: 1..1000 = 60')).toBeVisible();
});

test('an unknown name is declared from the list of findings, and then the rules compile', { tag: '@long' }, async ({
  page,
}) => {
  await openText(page, 'hex-dice');
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nfunction few(s: Side): bool = s.armies < fewest or count(Hex) > 99 and s.armies < 99');
  await expect(page.getByTestId('finding-count')).toHaveText('1');
  await page.locator('[data-part="finding"] button').first().click();
  await page.getByRole('button', { name: 'Declare “fewest” as a constant' }).click();
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(line(page, 'constant fewest: 0..9 = 0')).toBeVisible();
});

test('rows that meet a condition are changed in bulk after a preview, and one undo reverts it', {
  tag: '@long',
}, async ({ page }) => {
  await openText(page, 'longest-trench');
  await openFile(page, 'cards-allies.json');
  await page.getByRole('button', { name: 'Bulk edit' }).click();
  const panel = page.getByRole('region', { name: 'Bulk edit' });
  await panel.getByLabel('Only rows where').fill('row.side == allies and row.value > 4');
  await panel.getByLabel('Column').selectOption('value');
  await panel.getByLabel('New value').fill('row.valeu - 1');
  await expect(panel.getByRole('status')).toContainText('valeu');
  await panel.getByLabel('New value').fill('row.value - 1');
  await expect(panel.getByRole('row').nth(1)).toContainText('54');
  await picture(page, 'changes-bulk');
  await panel.getByRole('button', { name: 'Apply 2 changes' }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Bulk edit' }).click();
  await panel.getByLabel('Only rows where').fill('row.side == allies and row.value > 4');
  await panel.getByLabel('Column').selectOption('value');
  await panel.getByLabel('New value').fill('0');
  await expect(panel.getByRole('status')).toHaveText('No rows will change.');
  await page.getByRole('button', { name: 'Undo edit' }).click();
  await expect(panel.getByRole('status')).toHaveText('2 rows will change.');
});
