import type { Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { openRuleset } from './pages.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

/** What has the focus in the dialog that is open, unless it only shuts it. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const now = document.activeElement;
    if (!now?.closest('[data-modal]') || now.closest('header')) return undefined;
    return now.getAttribute('type') ?? now.localName;
  });

const command = async (page: Page, title: string): Promise<void> => {
  await page.keyboard.press('F1');
  await page.getByRole('dialog').getByRole('combobox').fill(title);
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(title);
  await page.keyboard.press('Enter');
};

test('a dialog has the focus on its first field or its main button, never on what shuts it', async ({ page }) => {
  await openRuleset(page, 'hex-dice');
  for (const [title, field] of [
    ['New game', 'text'],
    ['New house rule', 'text'],
    ['Share', /radio|checkbox|text|button|submit/],
  ] as const) {
    await command(page, title);
    await expect.poll(() => focused(page), title).toMatch(field);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-modal]')).toHaveCount(0);
  }
  await page.keyboard.press('Control+p');
  await expect.poll(() => focused(page)).toMatch(/text|input/);
  await page.keyboard.press('Escape');
  await page.goto('/#/play/hex-dice');
  await page.getByRole('button', { name: 'New match' }).first().click();
  await expect.poll(() => focused(page)).toBe('submit');
});
