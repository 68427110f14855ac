import { failOnConsoleErrors } from './console-errors.ts';
import { beginGame, openPart } from './pages.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

test('a click on the board adds a watch, and counters are moved with mouse and keys', { tag: '@long' }, async ({
  page,
}) => {
  await beginGame(page, 'hex-dice');
  await openPart(page, 'Watch');
  await page.getByRole('button', { name: 'Add from board' }).click();
  const north1 = page.locator('.board [data-pick="n1"]');
  await north1.click();
  const watched = page.getByTestId('watched').first();
  await expect(watched).not.toHaveText('');
  const from = await watched.textContent();

  await page.getByRole('button', { name: 'Add from board' }).click();
  const d1 = page.locator('.board [data-pick="d1"]');
  const to = (await d1.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await d1.click();
  await page.locator('[data-part="watch-candidates"]').getByRole('button', { name: 'x.at == d1' }).click();
  await expect(page.getByTestId('watched').nth(1)).toHaveText('{}');

  await openPart(page, 'Manual edits');
  await page.getByRole('button', { name: 'Move pieces on the board' }).click();
  await north1.hover();
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2);
  await expect(page.locator('[data-part="ghost"]')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByTestId('decisions')).toHaveText('1');
  await expect(page.locator('[data-part="ghost"]')).toHaveCount(0);

  await north1.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Select the destination of')).toBeVisible();
  await page.locator(`.board [data-pick="${from}"]`).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('decisions')).toHaveText('2');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Drag a piece')).toHaveCount(0);
  await openPart(page, 'Watch');
  await expect(watched).toHaveText(from ?? '');
  await expect(page.getByRole('button', { name: 'Move 1: d1' })).toBeVisible();
});
