import { failOnConsoleErrors } from './console-errors.ts';
import { beginGame, openFile, openPart } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

test('bots stop at a line of the rules, and when a condition becomes true', { tag: '@long' }, async ({ page }) => {
  await beginGame(page, 'hex-dice');
  await openFile(page, 'rules.sand');
  const text = page.locator('.monaco');
  await text.locator('.view-lines').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('F9');
  await expect(text.locator('.break-point')).toHaveCount(1);
  await page.keyboard.press('F9');
  await expect(text.locator('.break-point')).toHaveCount(0);
  await openPart(page, 'Watch');
  const field = page.getByRole('combobox', { name: 'Expression to watch' });
  await field.fill('north.armies < 9 or south.armies < 9');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Stop when true' }).click();
  await page.getByRole('button', { name: 'Play to end' }).click();
  const note = page.getByText('Stopped at move');
  await expect(note).toBeVisible();
  await expect(page.getByTestId('watched')).toHaveText('true');
  await page.getByRole('button', { name: 'Debug', exact: true }).click();
  await expect(
    page
      .getByRole('tree', { name: /Move \d+/ })
      .getByRole('treeitem')
      .first(),
  ).toBeVisible();
  await openPart(page, 'Watch');
  await page.getByRole('button', { name: /Remove breakpoint at/ }).click();
  const made = Number(await page.getByTestId('decisions').textContent());
  await page.getByRole('button', { name: 'Shorten' }).click();
  await expect(page.getByText(/^Shortened to \d+ moves?/)).toBeVisible({ timeout: 60_000 });
  await picture(page, 'shortened');
  await page.getByRole('button', { name: 'Open without shortening' }).click();
  await expect(note).toHaveCount(0);
  expect(Number(await page.getByTestId('decisions').textContent())).toBeLessThanOrEqual(made);
  await page.getByRole('button', { name: 'Play to end' }).click();
  await expect(page.getByRole('button', { name: 'Play to end' })).toBeDisabled();
  await expect(note).toHaveCount(0);
});
