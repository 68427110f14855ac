import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { openFile, openRuleset, toRules } from './pages.ts';
import { picture } from './picture.ts';
import { putsBack, storedRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const GAME = 'diplomacy';
const stored = storedRuleset(GAME);
/** What is short to read is written and begun in here, for every change. */
const SMALL = 'hex-dice';
const small = storedRuleset(SMALL);
failOnConsoleErrors();
putsBack(GAME, 'l10n/en.po', 'text/de/1-ueberblick.md', 'text/reviewed.txt', 'settings.sand');
putsBack(SMALL, 'l10n/en.po');
test.afterEach(() => rmSync(join(small.folder, 'l10n/nl.po'), { force: true }));

const pane = (page: Page) => page.getByRole('region', { name: 'Chapter in the target language' });
const field = (page: Page) => page.getByRole('textbox', { name: /^Translation/ });

/** Opens the English catalogue beside its sources. */
const open = async (page: Page, game = GAME): Promise<void> => {
  await openRuleset(page, game);
  await openFile(page, 'l10n/en.po');
  await expect(pane(page)).toContainText('Overview', { timeout: 30_000 });
};

test('a translation is edited next to its source: page, text and stored file follow', async ({ page }) => {
  await open(page, SMALL);
  await changesText(page);
});

test('values are inserted at the cursor, and a language is added', { tag: '@long' }, async ({ page }) => {
  await open(page, SMALL);
  await test.step('values are put in, and follow the rules', () => putsValuesIn(page));
  await test.step('the test language shows what was forgotten', () => beginsLanguage(page));
});

const changesText = async (page: Page): Promise<void> => {
  const before = small.read('l10n/en.po');
  // A click on a sentence of the page reaches its text.
  await pane(page).getByText('Otherwise, nothing happens').click();
  await expect(page.getByTestId('source')).toHaveText(/^Sonst geschieht nichts/);
  await expect(field(page)).toHaveValue(/^Otherwise, nothing happens/);
  await expect(pane(page).locator('.selected')).toHaveText(/^Otherwise, nothing happens/);
  await field(page).fill('It is “best” of all.');
  await expect(pane(page)).toContainText('It is “best” of all.');
  await expect
    .poll(() => small.read('l10n/en.po'))
    .toBe(before.replace(/msgstr "Otherwise, nothing happens.*/, 'msgstr "It is “best” of all."'));
  // One undo serves both ways of looking at the file.
  await field(page).press('ControlOrMeta+z');
  await expect(field(page)).toHaveValue(/^Otherwise, nothing happens/);
  await expect.poll(() => small.read('l10n/en.po')).toBe(before);
};

const putsValuesIn = async (page: Page): Promise<void> => {
  await pane(page).getByText('After a total of 200 moves').click();
  await expect(field(page)).toHaveValue(/^After a total of \{constant\.moveLimit\} moves/);
  await field(page).fill('All  of them.');
  await expect(field(page)).toHaveValue('All  of them.');
  await field(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 4));
  await page.getByRole('button', { name: '{constant.moveLimit}', exact: true }).click();
  await expect(field(page)).toHaveValue('All {constant.moveLimit} of them.');
  await expect(pane(page)).toContainText('All 200 of them.');
};

const beginsLanguage = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pseudolocale' }).click();
  await expect(pane(page)).toContainText('⟦Wórúm éš géht');
  await page.getByRole('button', { name: 'New language' }).click();
  await page.getByRole('textbox', { name: /^Language code/ }).fill('nl');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('textbox', { name: 'Translation (nl)' })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Update from source', exact: true })).toBeVisible();
  await expect.poll(() => small.read('l10n/nl.po')).toContain('"Language: nl\\n"');
};

/** Changes a stored file as someone else would. */
const change = (file: string, from: string | RegExp, to: string): void => {
  const text = stored.read(file);
  expect(text.replace(from, to)).not.toBe(text);
  stored.write(file, text.replace(from, to));
};

test('a changed rule is shown, and its text needs review until it is marked as reviewed', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const before = stored.read('text/reviewed.txt');
  await expect(pane(page)).toContainText('at least 18 of them');
  change('settings.sand', /(constant centresToWin.*= )18/, '$119');
  await expect(pane(page)).toContainText('at least 19 of them', { timeout: 30_000 });
  const asked = page.getByRole('button', { name: /^Warning “constant\/centresToWin” has changed/ });
  await expect(asked).toBeVisible({ timeout: 30_000 });
  await page.getByRole('combobox', { name: 'Show' }).selectOption('withFindings');
  await expect(page.getByRole('navigation', { name: 'Show' })).toContainText('Wer gewinnt');
  await page.getByRole('button', { name: 'Mark the text of “sieg” as reviewed' }).click();
  await expect(asked).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => stored.read('text/reviewed.txt')).not.toBe(before);
});

test('a changed source is updated in one step, compared word by word, and reviewed', { tag: '@long' }, async ({
  page,
}) => {
  await open(page);
  const before = stored.read('l10n/en.po');
  change('text/de/1-ueberblick.md', 'Am schönsten ist das Spiel', 'Am allerschönsten wird das Spiel');
  await page.getByRole('button', { name: 'Update from source (1 missing)' }).click();
  await expect(page.getByRole('button', { name: 'Update from source', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('fuzzy');
  // A finding leads to its text, and so does the list.
  await page.getByRole('button', { name: /^Warning A text of “maechte” has changed/ }).click();
  await expect(page.getByTestId('source')).toHaveText(/^Am allerschönsten/);
  await page.getByRole('button', { name: /^Needs review Am allerschönsten/ }).click();
  const changed = page.getByTestId('changed');
  await expect(changed.locator('del')).toHaveText(['schönsten ist']);
  await expect(changed.locator('ins')).toHaveText(['allerschönsten wird']);
  await expect(page.getByText('Readers see the source text until you mark the translation as reviewed')).toBeVisible();
  await picture(page, 'translate-fuzzy');
  // Readers get the source while it waits, and the translation when it was looked at.
  await expect(pane(page)).toContainText('Am allerschönsten wird das Spiel');
  await page.getByRole('button', { name: 'Mark as reviewed', exact: true }).click();
  await expect(pane(page)).toContainText('The game is best with a player');
  const settled = (): boolean => {
    const text = stored.read('l10n/en.po');
    return /msgid "Am allerschönsten/.test(text) && !/fuzzy|#\|/.test(text);
  };
  await expect.poll(settled).toBe(true);
  // Two steps back the file is what it was; the text shows it.
  await field(page).press('ControlOrMeta+z');
  await field(page).press('ControlOrMeta+z');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.locator('.monaco .view-line').first()).toBeVisible();
  await expect.poll(() => stored.read('l10n/en.po')).toBe(before);
});

test('on a narrow page everything is below each other', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme and language' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await toRules(page, GAME).click();
  await openFile(page, 'l10n/en.po');
  await page.getByRole('button', { name: 'Editor', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Kapitel in der Übersetzung' })).toContainText('Overview', {
    timeout: 30_000,
  });
  await expect(page.getByRole('combobox', { name: 'Anzeigen' })).toBeInViewport();
  await picture(page, 'translate-narrow');
  await page
    .getByRole('region', { name: 'Kapitel in der Übersetzung' })
    .getByText('The game is best with a player')
    .click();
  await expect(page.getByRole('textbox', { name: /^Übersetzung/ })).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`looks right in ${colorScheme} colours`, { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await pane(page).getByText('Europe at the beginning').click();
    await expect(pane(page).locator('.selected')).toBeVisible();
    await picture(page, `translate-${colorScheme}`);
  });
