import type { Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { openFile, openRuleset } from './pages.ts';
import { putsBack } from './rulesets.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();
putsBack('longest-trench', 'cards-allies.json');

/** The cell of one card in its table, without a line break between. */
const effect = (page: Page) => page.locator('.monaco .view-line').filter({ hasText: '"A25"' }).first();

async function openCards(page: Page): Promise<void> {
  await openRuleset(page, 'longest-trench');
  await openFile(page, 'cards-allies.json');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(effect(page)).toContainText('addFront');
}

/** Selects a word of the line by keys, since it may stand out of sight. */
async function select(page: Page, word: string): Promise<void> {
  const text = ((await effect(page).textContent()) ?? '').trim();
  await effect(page).click({ position: { x: 40, y: 5 } });
  await page.keyboard.press('Home');
  for (let i = 0; i < text.indexOf(word); i++) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < word.length; i++) await page.keyboard.press('Shift+ArrowRight');
}

test('a cell of a table file completes the effects that fit, and links to their declarations', {
  tag: '@long',
}, async ({ page }) => {
  await openCards(page);
  await select(page, 'addFront');
  await page.keyboard.type('add');
  await page.keyboard.press('ControlOrMeta+Space');
  const list = page.locator('.suggest-widget');
  await expect(list).toContainText('addAllFronts');
  await expect(list).toContainText('addFront');
  await expect(list).not.toContainText('artillery');
  await page.keyboard.press('Escape');
  await page.keyboard.type('AllFronts');
  await expect(effect(page)).toContainText('"addAllFronts(2)"');
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await page.keyboard.press('F12');
  await expect(page.locator('.monaco .view-line').filter({ hasText: /procedure\saddAllFronts/ })).toBeVisible();
});
