import type { Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { beginGame, playRandomly } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

/** A game in which pieces have come near each other. */
const begin = async (page: Page, ruleset: string, steps: number): Promise<void> => {
  await beginGame(page, ruleset);
  await playRandomly(page, steps);
};
const choices = (page: Page) => page.getByTestId('choices').getByRole('button');
const odds = (page: Page) => page.getByTestId('odds');

test('the odds of an attack are shown before it is confirmed', async ({ page }) => {
  await begin(page, 'hex-dice', 0);
  const step = page.getByRole('button', { name: 'Random move' });
  const attack = choices(page).filter({ hasText: 'Attack' });
  for (let i = 0; i < 80 && !(await attack.isVisible()); i++) {
    await step.click();
    await expect(page.getByTestId('decisions')).toHaveText(String(i + 1));
  }
  const made = (await page.getByTestId('decisions').textContent()) ?? '';
  await page.locator('[data-part="odds"] > summary').click();
  await expect(odds(page)).toContainText('Hover over an answer, or focus it');
  await attack.click();
  await choices(page).first().click();
  // The pointer may already be where the new answers appear: only one that moves points at them.
  await expect(async () => {
    await page.mouse.move(2, 2);
    await choices(page).first().hover();
    await expect(odds(page)).toContainText('Exact', { timeout: 2000 });
  }).toPass();
  for (const outcome of [/^50% ?The attack on .* fails\.$/, /^50% ?.* removes .*\.$/])
    await expect(odds(page).locator('li').filter({ hasText: outcome })).toHaveCount(1);
  await picture(page, 'odds-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'odds-dark');
  // Nothing was decided by looking.
  await expect(page.getByTestId('decisions')).toHaveText(made);

  await page.getByLabel('Preview odds before confirming').check();
  await choices(page).first().click();
  await expect(odds(page)).toContainText('removes');
  await expect(page.getByRole('button', { name: 'Confirm answer' })).toBeVisible();
  await expect(page.getByTestId('decisions')).toHaveText(made);
  await page.getByRole('button', { name: 'Confirm answer' }).click();
  await expect(page.getByTestId('decisions')).toHaveText(String(Number(made) + 1));
});
