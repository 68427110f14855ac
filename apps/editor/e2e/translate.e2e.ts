import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const GAME = 'diplomacy';
const stored = (file: string): string => join(process.env.E2E_RULESETS ?? '', GAME, file);
const errors: string[] = [];
test.beforeEach(({ page }) => {
  errors.length = 0;
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
});
test.afterEach(async ({ page }) => {
  expect(errors).toEqual([]);
  await page.close();
  cpSync(join('../../rulesets', GAME, 'l10n/en.po'), stored('l10n/en.po'));
  rmSync(stored('l10n/nl.po'), { force: true });
});

const pane = (page: Page) => page.getByRole('region', { name: 'The page in the translation' });
const field = (page: Page) => page.getByRole('textbox', { name: /^Translation/ });

/** Opens the English catalogue beside its sources. */
const open = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: GAME }).click();
  await page.getByRole('button', { name: 'l10n/en.po' }).click();
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  await expect(pane(page)).toContainText('What it is about', { timeout: 30_000 });
};

test('a translation is changed beside its source: page, text and stored file follow', async ({ page }) => {
  await open(page);
  const before = readFileSync(stored('l10n/en.po'), 'utf8');
  // A click on a sentence of the page reaches its text.
  await pane(page).getByText('The game is at its best').click();
  await expect(page.getByTestId('source')).toHaveText(/^Am schönsten ist das Spiel/);
  await expect(field(page)).toHaveValue(/^The game is at its best/);
  await expect(pane(page).locator('.selected')).toHaveText(/^The game is at its best/);
  await field(page).fill('It is “best” with seven.');
  await expect(pane(page)).toContainText('It is “best” with seven.');
  await expect
    .poll(() => readFileSync(stored('l10n/en.po'), 'utf8'))
    .toBe(before.replace(/msgstr "The game is at its best.*/, 'msgstr "It is “best” with seven."'));
  // One undo serves both ways of looking at the file.
  await field(page).press('ControlOrMeta+z');
  await expect(field(page)).toHaveValue(/^The game is at its best/);
  await expect.poll(() => readFileSync(stored('l10n/en.po'), 'utf8')).toBe(before);
});

test('values are put in at the cursor, and follow the rules', async ({ page }) => {
  await open(page);
  await pane(page).getByText('Europe at the beginning').click();
  await field(page).fill('All  of them.');
  await field(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 4));
  await page.getByRole('button', { name: '{count.Power}', exact: true }).click();
  await expect(field(page)).toHaveValue('All {count.Power} of them.');
  await expect(pane(page)).toContainText('All 7 of them.');
});

test('a language is begun, and the test language shows what was forgotten', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Test language' }).click();
  await expect(pane(page)).toContainText('⟦Wórúm éš géht');
  await page.getByRole('button', { name: 'New language' }).click();
  await page.getByRole('textbox', { name: /^Code/ }).fill('nl');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('textbox', { name: 'Translation (nl)' })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Bring up to date', exact: true })).toBeVisible();
  await expect.poll(() => readFileSync(stored('l10n/nl.po'), 'utf8')).toContain('"Language: nl\\n"');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`looks right in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await pane(page).getByText('Europe at the beginning').click();
    await expect(pane(page).locator('.selected')).toBeVisible();
    await page.screenshot({ path: `dist-e2e/translate-${colorScheme}.png` });
  });
