import type { Page } from '@playwright/test';
import { bidding } from './bids.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { openPart, openText } from './pages.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const stored = withRuleset('bids', { 'rules.sand': bidding('bids') });
failOnConsoleErrors();

const part = (page: Page) => page.locator('[data-part="settings"]');

test('a setting is changed in a house rule and reset without editing text, and a table in the rules is a grid', {
  tag: '@long',
}, async ({ page }) => {
  await openText(page, 'bids');
  await openPart(page, 'Settings');
  const field = part(page).getByRole('spinbutton', { name: 'Most' });
  await expect(field).not.toHaveValue('');
  const before = await field.inputValue();
  await part(page).getByRole('button', { name: 'House rule' }).click();
  await part(page).getByLabel('Name of the house rule').fill('low bids');
  await field.fill('3');
  await expect(part(page)).toContainText('set constant most');
  await field.press('Enter');
  const save = part(page).getByRole('button', { name: 'Save change' });
  await expect(save).toBeFocused();
  await expect(part(page)).not.toContainText('Saved.');
  await page.keyboard.press('Enter');
  await expect(part(page)).toContainText('Saved.');
  await expect(field).toBeFocused();
  await expect(part(page)).toContainText(`In the rules: ${before}`);
  await expect.poll(() => stored.read('variants/low-bids.sand')).toContain('= 3');
  await part(page).getByRole('button', { name: 'Reset' }).click();
  await expect(field).toHaveValue(before);

  await part(page).getByText('Side', { exact: true }).click();
  await part(page).getByRole('button', { name: 'Open table' }).click();
  await expect(page.getByRole('grid')).toContainText('red');
});
