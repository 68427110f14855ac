import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { root } from './folder.ts';
import { writeHexMap } from './hex-map.ts';
import { beginGame, openRuleset } from './pages.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

failOnConsoleErrors();

const board = (page: Page) => page.locator('.board');
const cell = (page: Page, name: string) => board(page).getByRole('button', { name, exact: true });
const swatch = (page: Page, name: RegExp) => page.getByRole('radio', { name }).first();
const tool = (page: Page, name: RegExp) =>
  page.getByRole('toolbar', { name: 'Map tools' }).getByRole('button', { name });

/** A line of the drawing, as it lies in the folder. */
const row = (line: number): string => {
  const text = readFileSync(join(root, 'hex-map', 'land.map'), 'utf8').split('\n');
  return text[text.indexOf('map') + 1 + line] ?? '';
};

const middleOf = async (page: Page, name: string): Promise<readonly [number, number]> => {
  const box = await cell(page, name).boundingBox();
  if (box === null) throw new Error(`no cell ${name}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Drags from one cell to another in one leap, and holds the button. */
const press = async (page: Page, from: string, to: string, button: 'left' | 'middle' = 'left'): Promise<void> => {
  const [begin, end] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(...begin);
  await page.mouse.down({ button });
  await page.mouse.move(...end, { steps: 2 });
};

const begin = async (page: Page, open = openRuleset): Promise<void> => {
  writeHexMap();
  await open(page, 'hex-map');
  await page.getByRole('button', { name: 'Edit map' }).click();
  await expect(tool(page, /^Brush/)).toHaveAttribute('aria-pressed', 'true');
};

const moved = (page: Page) =>
  board(page)
    .locator('.moved')
    .evaluate((element) => (element as SVGElement).style.transform);

test('a stroke is shown while it is drawn, saved once, and undone as one step', async ({ page }) => {
  await begin(page);
  await strokes(page);
});

test('a broad line is mirrored; the map is moved without painting', { tag: '@long' }, async ({ page }) => {
  await begin(page);
  await test.step('a broad line mirrored', () => mirrors(page));
  await test.step('the middle button and the space bar move the map, and paint nothing', () => movesMap(page));
});

const strokes = async (page: Page): Promise<void> => {
  const trees = board(page).locator('.board-sheet .sign.trees');
  await expect(trees).not.toHaveCount(0);
  const [before, lies] = await atRest(() => Promise.all([trees.count(), moved(page)]));
  await swatch(page, /Ground: Forest/).check();
  await press(page, 'H0002', 'H0004');
  // The cell that the pointer leapt over is drawn as well; nothing is written yet.
  await expect(trees).toHaveCount(before + 1);
  expect(row(3)).toMatch(/^ff\.~/);
  await page.mouse.up();
  await expect.poll(() => row(4)).toMatch(/^fF/);
  expect(await moved(page)).toBe(lies);
  await page.keyboard.press('Control+z');
  await expect.poll(() => row(4)).toMatch(/^\.F/);
  await expect(trees).toHaveCount(before);
};

const mirrors = async (page: Page): Promise<void> => {
  await swatch(page, /Ground: Forest/).check();
  await tool(page, /^Line/).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByLabel('Symmetry').selectOption('Half turn');
  await expect(board(page).locator('.axes')).toHaveAttribute('data-axes', 'turned');
  await press(page, 'H0000', 'H0002');
  await page.mouse.up();
  await expect.poll(() => row(1)).toMatch(/^ff~/);
  expect(row(15)).toMatch(/ff$/);
  await page.keyboard.press('Control+z');
  await expect.poll(() => row(1)).toMatch(/^f\.~~/);
  expect(row(15)).toMatch(/\.\.$/);
};

test('fills, erases and shows the match instead of the print', { tag: '@long' }, async ({ page }) => {
  await begin(page, beginGame);
  await page.keyboard.press('g');
  await expect(tool(page, /^Fill/)).toHaveAttribute('aria-pressed', 'true');
  await swatch(page, /Ground: Water/).check();
  const filled = row(0);
  await cell(page, 'H0500').click();
  await expect.poll(() => row(0)).not.toBe(filled);
  // Only the ditch that was clicked: the meadow beside it says something else.
  expect(row(0)).toMatch(/^\.\.~\.\.~~~\./);
  await page.keyboard.press('Control+z');
  await expect.poll(() => row(0)).toBe(filled);

  await page.keyboard.press('e');
  await cell(page, 'H0001').click();
  await expect.poll(() => row(1)).toMatch(/^\.\.~~/);
  const layer = page.getByRole('button', { name: 'In the match' });
  await layer.click();
  await expect(layer).toHaveAttribute('aria-pressed', 'true');
  // Keys set both ends of a line; what is painted is shown at once.
  await swatch(page, /Ground: Forest/).check();
  await page.keyboard.press('l');
  await cell(page, 'H0000').press('Enter');
  await cell(page, 'H0002').press('Enter');
  await expect.poll(() => row(1)).toMatch(/^f/);
  await expect(layer).toHaveAttribute('aria-pressed', 'false');
});

test('a block of cells is copied and stamped, as one step', { tag: '@long' }, async ({ page }) => {
  await begin(page);
  const before = row(13);
  await page.keyboard.press('c');
  await press(page, 'H1400', 'H1500');
  await page.mouse.up();
  await expect(tool(page, /^Stamp/)).toHaveAttribute('aria-pressed', 'true');
  await expect(board(page).locator('.picked[data-spot]')).toHaveCount(2);
  await cell(page, 'H1413').click();
  await expect.poll(() => row(13)).toMatch(/\|\.ff===/);
  await page.keyboard.press('Control+z');
  await expect.poll(() => row(13)).toBe(before);
});

const movesMap = async (page: Page): Promise<void> => {
  const text = row(2);
  for (let i = 0; i < 4; i++) await board(page).locator('.board-sheet').press('+');
  const lies = await atRest(() => moved(page));
  await press(page, 'H1206', 'H1207', 'middle');
  await page.mouse.up({ button: 'middle' });
  await expect.poll(() => moved(page)).not.toBe(lies);
  const then = await atRest(() => moved(page));
  await cell(page, 'H1206').hover();
  await page.keyboard.down(' ');
  await press(page, 'H1206', 'H1207');
  await page.mouse.up();
  await page.keyboard.up(' ');
  await expect.poll(() => moved(page)).not.toBe(then);
  expect(row(2)).toBe(text);
};
