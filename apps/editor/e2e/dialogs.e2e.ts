import type { Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { openText } from './pages.ts';
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

test('commands are found by name and run, also those of the text', async ({ page }) => {
  await openText(page, 'hex-dice');
  await runsCommands(page);
});

test('a dialog focuses its first field or its main button, never its close button', {
  tag: '@long',
}, async ({ page }) => {
  await openText(page, 'hex-dice');
  await focusesDialogs(page);
});

const runsCommands = async (page: Page): Promise<void> => {
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('F1');
  const box = page.getByRole('combobox', { name: 'Commands' });
  await box.fill('show cov');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Coverage', selected: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+p');
  await box.fill('no such thing');
  await expect(page.getByText('No matching commands')).toBeVisible();
  await box.fill('theme dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('F1');
  await box.fill('find in file text');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.locator('.monaco-editor .find-widget.visible')).toBeVisible();
};

const focusesDialogs = async (page: Page): Promise<void> => {
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
};
