import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { root } from './folder.ts';
import { writeHexMap } from './hex-map.ts';
import { beginGame, newGame, openFile } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1700, height: 1100 } });

failOnConsoleErrors();

const board = (page: Page) => page.locator('.board');

const begin = async (page: Page, width = 1100): Promise<void> => {
  writeHexMap();
  await page.addInitScript((to) => localStorage.setItem('sandtable.split.right', String(to)), width);
  await beginGame(page, 'hex-map');
};

test('a hex map is drawn with everything on it, costs and targets are marked, and it is edited on the board', {
  tag: '@long',
}, async ({ page }) => {
  await begin(page);
  await test.step('ground, features, states of counters and planned attacks', () => isDrawn(page));
  await test.step('places that a move can reach show what it costs, and are moved to by a click', () => movesTo(page));
  await newGame(page);
  await expect(page.getByTestId('decisions')).toHaveText('0');
  await test.step('what may be aimed at is marked as the layout says', () => marksAims(page));
  await board(page).locator('.board-sheet').press('0');
  await test.step('by clicks and by keys, one step of the file each', () => editsMap(page));
});

const isDrawn = async (page: Page): Promise<void> => {
  await expect(board(page).locator('.board-sheet .hex')).toHaveCount(416);
  await expect(board(page).locator('.board-sheet .sign.trees')).toHaveCount(68);
  await expect(board(page).locator('.board-sheet .feature-body')).toHaveCount(11);
  await expect(board(page).locator('.arrow-number')).toHaveText(['1', '2']);
  await expect(board(page).locator('.riders')).toHaveText('+1');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await picture(board(page), `hex-map-${colorScheme}`);
  }
};

const movesTo = async (page: Page): Promise<void> => {
  await page.getByTestId('choices').getByRole('button', { name: 'Move' }).click();
  await board(page)
    .getByRole('button', { name: /^Unit 3/ })
    .click();
  const costs = board(page).locator('.costs text');
  await expect(costs.filter({ hasText: /^½$/ }).first()).toBeVisible();
  await board(page).locator('.board-sheet').press('+');
  for (let i = 0; i < 5; i++) await board(page).locator('.board-sheet').press('+');
  for (let i = 0; i < 6; i++) await board(page).locator('.board-sheet').press('ArrowLeft');
  for (let i = 0; i < 8; i++) await board(page).locator('.board-sheet').press('ArrowUp');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await picture(board(page), `hex-costs-${colorScheme}`);
  }
  await board(page).locator('.board-sheet').press('0');
  await board(page).getByRole('button', { name: 'H0703', exact: true }).click();
  await expect(page.getByTestId('decisions')).toHaveText('1');
};

const marksAims = async (page: Page): Promise<void> => {
  await page.getByTestId('choices').getByRole('button', { name: 'Strike' }).click();
  await expect(board(page).locator('.aim')).toHaveCount(0);
  await board(page)
    .getByRole('button', { name: /^Unit 1/ })
    .click();
  await expect(board(page).locator('.aim:not(.casing)')).toHaveCount(1);
  for (let i = 0; i < 3; i++) await board(page).locator('.board-sheet').press('+');
  for (let i = 0; i < 6; i++) await board(page).locator('.board-sheet').press('ArrowLeft');
  for (let i = 0; i < 6; i++) await board(page).locator('.board-sheet').press('ArrowUp');
  await picture(board(page), 'hex-aims');
};

/** How far the map is zoomed in. */
const nearness = (page: Page) =>
  board(page)
    .locator('.moved')
    .evaluate((element) => Number(/scale\(([\d.]+)\)/.exec((element as SVGElement).style.transform)?.[1]));
/** Whether the middle of something lies in the window of the board. */
const inSight = (page: Page, name: string) =>
  cell(page, name).evaluate((element) => {
    const [{ x, y, width, height }, window] = [element, element.closest('svg') ?? element].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const [left, top] = [x + width / 2 - window.x, y + height / 2 - window.y];
    return left >= 0 && left <= window.width && top >= 0 && top <= window.height;
  });

test('on a small page the map zooms to the question, and then stays where the reader moved it', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await begin(page, 560);
  await page.getByTestId('choices').getByRole('button', { name: 'Move' }).click();
  await expect.poll(() => nearness(page)).toBeGreaterThan(1.3);
  const ways = board(page).getByRole('button', { name: /beyond this edge/ });
  await expect(ways).toHaveCount(0);
  await board(page).locator('.board-sheet').press('0');
  await board(page)
    .getByRole('button', { name: /^Unit 1/ })
    .click();
  await expect(cell(page, 'H0703')).toBeVisible();
  await expect.poll(() => nearness(page)).toBe(1);
  // Away from all of it: the way back stands at the edge.
  for (let i = 0; i < 6; i++) await board(page).locator('.board-sheet').press('+');
  for (let i = 0; i < 30; i++) await board(page).locator('.board-sheet').press('ArrowRight');
  for (let i = 0; i < 30; i++) await board(page).locator('.board-sheet').press('ArrowUp');
  for (let i = 0; i < 30; i++) await board(page).locator('.board-sheet').press('ArrowDown');
  await expect(board(page).locator('.beyond.alone').first()).toBeVisible();
  await expect.poll(() => inSight(page, 'H0703')).toBe(false);
  await picture(page, 'hex-beyond');
  const near = await atRest(() => nearness(page));
  await cell(page, 'H0703').focus();
  await expect.poll(() => inSight(page, 'H0703')).toBe(true);
  expect(await nearness(page)).toBe(near);
  for (let i = 0; i < 30; i++) await board(page).locator('.board-sheet').press('ArrowDown');
  await expect(board(page).locator('.beyond.alone').first()).toBeVisible();
  await ways.first().click();
  await expect(board(page).locator('.beyond.alone')).toHaveCount(0);
});

/** A line of the drawing, as it lies in the folder. */
const row = (line: number): string => {
  const text = readFileSync(join(root, 'hex-map', 'land.map'), 'utf8').split('\n');
  return text[text.indexOf('map') + 1 + line] ?? '';
};
const cell = (page: Page, name: string) => board(page).getByRole('button', { name, exact: true });
const paintWith = async (page: Page, name: RegExp) => page.getByRole('radio', { name }).check();

const editsMap = async (page: Page): Promise<void> => {
  await openFile(page, 'land.map');
  await page.getByRole('button', { name: 'Edit map' }).click();
  await paintWith(page, /Ground: Forest/);
  await cell(page, 'H0000').click();
  await expect.poll(() => row(0)).toMatch(/^f\.~/);
  await expect(board(page).locator('.board-sheet .sign.trees')).toHaveCount(69);
  // Only one sign was written, and the text beside the board shows it.
  expect(row(0).slice(1)).toBe('.~..ttt.....|fffff....tt..');
  await expect(page.locator('.view-line').filter({ hasText: /^f\.~\.\.ttt/ })).toBeVisible();

  await cell(page, 'H0000').press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => row(0)).toMatch(/^f\.f/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => row(1)).toMatch(/^f\.f~/);

  // A number that stands once is moved to where it is painted.
  await paintWith(page, /Start: 1$/);
  await cell(page, 'H1000').click();
  await expect.poll(() => row(0)).toContain('1..|');
  await expect.poll(() => row(1)).toContain('xFxt.');

  // A tower goes with its doors.
  await paintWith(page, /Move pieces/);
  await cell(page, 'H0601').click();
  await expect(page.getByText('From h0601')).toBeVisible();
  await cell(page, 'H0603').click();
  const rules = () => readFileSync(join(root, 'hex-map', 'rules.sand'), 'utf8');
  await expect.poll(rules).toMatch(/tower1 {2}h0603 {2}\{h0503, h0703\}/);

  // Step by step back, as in any text.
  const undo = page.getByRole('button', { name: 'Undo edit' });
  await undo.click();
  await expect.poll(rules).toMatch(/tower1 {2}h0601 {2}\{h0501, h0701\}/);
  await undo.click();
  await expect.poll(() => row(1)).toContain('xFxt1');
  await undo.click();
  await expect.poll(() => row(1)).toMatch(/^f\.~~/);
  await picture(page, 'hex-map-editing');
};
