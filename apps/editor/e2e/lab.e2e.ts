import type { Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { openPart, openRuleset } from './pages.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

const OWN = /lab/i;

/** Opens the lab at full size. */
const open = async (page: Page): Promise<Locator> => {
  await openRuleset(page, 'hex-dice');
  await openPart(page, 'Balance');
  await page.getByRole('button', { name: 'Open at full size' }).click();
  return page.getByRole('dialog', { name: 'Balance' });
};

test('what a number should be is found by bots; its chart is saved', { tag: '@long' }, async ({ page }) => {
  const lab = await open(page);
  await lab.getByRole('tab', { name: 'What should this number be?' }).click();
  await lab.getByRole('combobox', { name: /Search/ }).fill('hit');
  await page.getByRole('option').first().click();
  await lab.getByRole('textbox', { name: 'Values for Roll needed to hit' }).fill('3,4');
  await lab.getByLabel('Games per value').fill('8');
  await lab.getByRole('button', { name: 'Start' }).click();
  await expect(lab.getByRole('row', { name: /^3 8/ })).toBeVisible({ timeout: 30_000 });
  await expect(lab.getByRole('img', { name: /Roll needed to hit/ })).toBeVisible();
  expect((await violations(page)).filter((line) => OWN.test(line))).toEqual([]);
  const picture = page.waitForEvent('download');
  await lab.getByRole('button', { name: 'Save image' }).click();
  expect((await picture).suggestedFilename()).toBe('hex-dice.png');
});

test('bots play in workers until they are stopped, and one of their games opens on the board', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await open(page);
  await lab.getByRole('tab', { name: 'Is it fair?' }).click();
  await lab.getByLabel('Games', { exact: true }).fill('100000');
  await lab.getByRole('button', { name: 'Start' }).click();
  await expect(lab.getByRole('img', { name: 'Win rates' })).toBeVisible({ timeout: 30_000 });
  await lab.getByRole('button', { name: 'Stop' }).click();
  await expect(lab.getByText(/Stopped after/)).toBeVisible();
  await lab
    .getByRole('button', { name: /^Open game/ })
    .first()
    .click();
  await expect(lab).toBeHidden();
  await expect(page.getByTestId('decisions')).not.toHaveText('0');
});
