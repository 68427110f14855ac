import { readFileSync } from 'node:fs';
import { atRest } from './at-rest.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { beginGame, chooseInMenu, openPart } from './pages.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

test('coverage is counted and marked next to the text, and bots search for uncovered rules', { tag: '@long' }, async ({
  page,
}) => {
  await beginGame(page, 'hex-dice');
  await openPart(page, 'Coverage');
  const coverage = page.locator('[data-part="coverage"]');
  await expect(coverage.getByRole('row', { name: /never|Find/ }).first()).toBeVisible({ timeout: 30_000 });
  const sum = coverage.getByText(/of \d+ rules covered/);
  const before = await atRest(() => sum.textContent());
  // Its name leads to the rule, with the marks beside it.
  await coverage.locator('th button').first().click();
  await expect(page.locator('.monaco .ran-mark').first()).toBeVisible();

  // The first rule that has not run yet is found in a game of bots, which is opened where it ran.
  await coverage
    .getByRole('button', { name: /^Find a game that runs/ })
    .first()
    .click();
  await expect(page.getByTestId('decisions')).not.toHaveText('0', { timeout: 30_000 });
  await expect(sum).not.toHaveText(before ?? '');
  await expect(page.locator('.monaco .ran-match').first()).toBeVisible();

  await coverage.getByRole('button', { name: 'Run 100 bot games' }).click();
  await expect(coverage.getByText('All rules covered.')).toBeVisible({ timeout: 30_000 });
  await coverage.getByRole('button', { name: 'Run examples' }).click();
  await expect(coverage.getByText(/\d+ examples run/)).toBeVisible({ timeout: 30_000 });

  // Each place of the board says how often something came there, and so does its line in the list.
  await coverage.getByLabel('Show coverage on the board').check();
  await expect(page.locator('.board .heat text').first()).toHaveText(/^\d/);
  await page.locator('.twin > summary').click();
  await expect(page.getByRole('treeitem', { name: /entered [\d,]+ times, chosen [\d,]+ times/ }).first()).toBeVisible();

  // The board as it is is a picture of its own, and is printed without the page around it.
  const saved = async (entry: string): Promise<Buffer> => {
    const download = page.waitForEvent('download');
    await chooseInMenu(page, entry);
    return readFileSync(await (await download).path());
  };
  const svg = (await saved('Export board as SVG')).toString();
  expect(svg).toMatch(/^<svg xmlns=.*<\/svg>\s*$/s);
  expect(svg).not.toMatch(/var\(--(?:ink|paper|light|dark)|light-dark|lightningcss/);
  const png = await saved('Export board as PNG');
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual(['PNG', 1600]);
  // Paper, not the black of a color that nobody knows.
  const corner = await page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      return [...(canvas?.getImageData(4, 4, 1, 1).data ?? [])];
    },
    [...png],
  );
  expect(Math.min(...corner)).toBeGreaterThan(200);
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page.getByRole('button', { name: 'Project', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Print board and cards' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#print-sheet .board-sheet')).toBeVisible();
  await expect(page.getByTestId('finding-count')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await coverage.getByLabel('Show coverage in the editor').uncheck();
  await expect(page.locator('.monaco .ran-match')).toHaveCount(0);
});
