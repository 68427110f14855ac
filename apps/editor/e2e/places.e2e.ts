import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { openRuleset } from './pages.ts';
import { picture } from './picture.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1500, height: 1100 } });

failOnConsoleErrors();

const RULES = `ruleset "five-towns" version "1.0.0" language 1
kind Side
table Side {
  id
  red
  blue
}
seats for Side { two { first {red} second {blue} } }
kind Town
table Town {
  id
  aria
  bree
  corin
  dorn
  ewell
}
relation road: Town -- Town
table road {
  aria -- bree -- corin  from "the map"
  corin -- dorn
}
relation ferry: Town -- Town
table ferry from "ferries.json"
kind Cart { at: Town }
table Cart {
  id  at
  c1  aria
}
play { finish drawn by Side }
`;
const LAYOUT = `{
  "version": 1,
  "board": { "kind": "Town" },
  "places": {
    "Town.aria": { "at": [0, 0] },
    "Town.bree": { "at": [4, 1.50] },
    "Town.corin": { "at": [8, 0], "label": "n" },
    "Town.dorn": { "at": [8.0, 6.0] },
    "Town.ewell": { "at": [0, 6] }
  },
  "kinds": { "Town": { "draw": "place" }, "Cart": { "draw": "counter", "at": "at" } },
  "lines": ["road"]
}
`;
const FERRIES = '[\n  {"from": "aria", "to": "ewell"}\n]\n';
const stored = withRuleset('five-towns', { 'rules.sand': RULES, 'layout.json': LAYOUT, 'ferries.json': FERRIES });

const board = (page: Page) => page.locator('.board');
const tool = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

const begin = async (page: Page): Promise<void> => {
  await openRuleset(page, 'five-towns');
  await page.getByRole('button', { name: 'Edit map' }).click();
  await expect(tool(page, 'Move places and labels')).toBeChecked();
};

/** Drags the middle of what is found, in three steps. */
const drag = async (page: Page, what: ReturnType<Page['locator']>, dx: number, dy: number): Promise<void> => {
  // Waits until it lies still.
  await what.hover();
  const box = await what.boundingBox();
  if (box === null) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await expect(board(page).locator('.map-ghost')).toBeVisible();
};
const handle = (page: Page, town: string) => board(page).locator(`.place-handle[data-place="Town.${town}"]`);

test('a place is dragged, a link is added and starting positions are changed: small edits, each undone', {
  tag: '@long',
}, async ({ page }) => {
  await begin(page);
  await test.step('a place and a link are undone one after the other', () => dragsAndLinks(page));
  await test.step('borders are drawn, a place is added and deleted, a scan is refused or fitted', () => draws(page));
  await test.step('what the text is about is marked, and a click with Ctrl leads to it', () => startsElsewhere(page));
});

const dragsAndLinks = async (page: Page): Promise<void> => {
  // What is left with Escape changes nothing.
  await drag(page, handle(page, 'bree'), 60, 60);
  await page.keyboard.press('Escape');
  await expect(board(page).locator('.map-ghost')).toHaveCount(0);
  await page.mouse.up();

  await drag(page, handle(page, 'bree'), 90, 60);
  await page.mouse.up();
  await expect
    .poll(() => stored.read('layout.json'))
    .toMatch(/"Town\.bree": \{ "at": \[[4-9]\.\d+, [2-4](\.\d+)?\] \},/);
  expect(stored.read('layout.json').replace(/.*Town\.bree.*\n/, '')).toBe(LAYOUT.replace(/.*Town\.bree.*\n/, ''));
  const moved = stored.read('layout.json');

  await tool(page, 'Add or remove links: road').check();
  await expect(board(page).locator('[data-link]')).toHaveCount(3);
  await board(page).getByRole('button', { name: 'Ewell', exact: true }).click();
  await expect(page.getByText('From Ewell: now select')).toBeVisible();
  await board(page).getByRole('button', { name: 'Aria', exact: true }).click();
  await expect(page.getByText('Link added to road: Ewell – Aria.')).toBeVisible();
  await expect(board(page).locator('[data-link]')).toHaveCount(4);
  await expect
    .poll(() => stored.read('rules.sand'))
    .toBe(RULES.replace('corin -- dorn\n', 'corin -- dorn\n  ewell -- aria\n'));

  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => stored.read('rules.sand')).toBe(RULES);
  await expect(board(page).locator('[data-link]')).toHaveCount(3);

  // The same as a line that is drawn.
  const ends = await Promise.all(
    ['Ewell', 'Aria'].map((name) => board(page).getByRole('button', { name, exact: true }).boundingBox()),
  );
  const [from, to] = ends.map(
    (box) => [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const,
  );
  if (from === undefined || to === undefined) throw new Error('no places');
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 3 });
  await expect(page.locator('[data-part="rubber"]')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Link added to road: Ewell – Aria.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => stored.read('rules.sand')).toBe(RULES);
  expect(stored.read('layout.json')).toBe(moved);
  await page.getByRole('button', { name: 'Undo edit' }).click();
  await expect.poll(() => stored.read('layout.json')).toBe(LAYOUT);
  await expect(page.getByTestId('finding-count')).toHaveText('0');
};

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const draws = async (page: Page): Promise<void> => {
  await tool(page, 'Move places and labels').check();
  await handle(page, 'corin').click();
  await page.getByRole('button', { name: 'Draw borders' }).click();
  await expect.poll(() => stored.read('layout.json')).toMatch(/"Town\.corin".*"outline"/);
  await expect(board(page).locator('[data-part^="corner"]')).toHaveCount(6);
  await drag(page, board(page).locator('[data-part="edge 0 0"]'), 20, 20);
  await page.mouse.up();
  await expect(board(page).locator('[data-part^="corner"]')).toHaveCount(7);
  await page.getByRole('button', { name: 'Remove corner' }).click();
  await expect(board(page).locator('[data-part^="corner"]')).toHaveCount(6);
  for (let i = 0; i < 3; i++) await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => stored.read('layout.json')).toBe(LAYOUT);

  await page.keyboard.press('2');
  await board(page)
    .locator('.board-sheet')
    .click({ position: { x: 240, y: 260 } });
  await expect(board(page).locator('[data-part="pending"]')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Fenwick');
  await page.keyboard.press('Enter');
  await expect.poll(() => stored.read('layout.json')).toContain('"Town.fenwick": { "at": [');
  await expect.poll(() => stored.read('rules.sand')).toContain('  fenwick\n');
  // The file has the new place before the board does; until then, keys go to its name.
  await expect(board(page).locator('[data-part="pending"]')).toBeHidden();
  await page.keyboard.press('1');
  await expect(tool(page, 'Move places and labels')).toBeChecked();
  await handle(page, 'fenwick').click();
  await page.getByRole('button', { name: 'Delete place' }).click();
  await expect.poll(() => stored.read('layout.json')).toBe(LAYOUT);
  await expect.poll(() => stored.read('rules.sand')).toBe(RULES);

  const open = page.locator('input[type="file"]');
  await open.setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(/isn’t a PNG, JPEG or WebP image/)).toBeVisible();
  await open.setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: PIXEL });
  const scan = board(page).locator('.scan img');
  const pin = board(page).getByRole('button', { name: 'Scan pin 3' });
  await expect(pin).toBeVisible();
  const before = await atRest(() => scan.evaluate((one) => one.style.transform));
  await pin.press('Shift+ArrowUp');
  await expect.poll(() => scan.evaluate((one) => one.style.transform)).not.toBe(before);
  await page.getByRole('button', { name: 'Remove scan' }).click();
  await expect(scan).toHaveCount(0);
  expect(stored.read('layout.json')).toBe(LAYOUT);
};

test('a place is moved with keys alone', async ({ page }) => {
  await begin(page);
  const bree = board(page).getByRole('button', { name: 'Bree', exact: true });
  await bree.focus();
  await bree.press('Enter');
  // The text shows where it is declared, and the focus stays on the board.
  await expect(page.locator('.view-line').filter({ hasText: /^\s*bree$/ })).toBeVisible();
  await expect(page.getByLabel('Part of Bree to move')).toHaveValue('0');
  await expect(bree).toBeFocused();
  await bree.press('Enter');
  await expect(page.getByText(/^Bree: now at 4\.00, 1\.50\./)).toBeVisible();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText(/^Bree: now at 4\.00, 1\.[6-9]/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => stored.read('layout.json')).toMatch(/"Town\.bree": \{ "at": \[4, 1\.[6-9]\d*\] \}/);
});

test('a label is moved and a link is removed from the list of places, with keys alone', { tag: '@long' }, async ({
  page,
}) => {
  await begin(page);
  await page.locator('.twin > summary').click();
  const row = page.getByRole('treeitem', { name: /^Corin/ });
  await row.focus();
  await row.press('Enter');
  await page.getByLabel('Part of Corin to move').selectOption('Label');
  await row.press('Enter');
  await expect(page.getByText(/^Label of Corin: now at/)).toBeVisible();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByText(/^Label of Corin: now at [67]/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => stored.read('layout.json'))
    .toMatch(/"Town\.corin": \{ "at": \[8, 0\], "label": \[[67]\.\d+, -?0\.\d+\] \}/);
  await picture(page, 'places-light');

  await tool(page, 'Add or remove links: ferry').check();
  await expect(board(page).locator('[data-link]')).toHaveCount(1);
  for (const town of ['Aria', 'Ewell']) {
    await page.getByRole('treeitem', { name: new RegExp(`^${town}`) }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Link removed from ferry: Aria – Ewell.')).toBeVisible();
  await expect.poll(() => stored.read('ferries.json')).toBe('[\n]\n');
  await page.getByRole('treeitem', { name: /^Aria/ }).press('ControlOrMeta+z');
  await expect.poll(() => stored.read('ferries.json')).toBe(FERRIES);
});

const startsElsewhere = async (page: Page): Promise<void> => {
  await tool(page, 'Edit starting positions').check();
  await board(page).getByRole('button', { name: 'Aria', exact: true }).click();
  await expect(page.getByText('From Aria: now select the new')).toBeVisible();
  await board(page).getByRole('button', { name: 'Dorn', exact: true }).click();
  await expect.poll(() => stored.read('rules.sand')).toBe(RULES.replace('c1  aria', 'c1  dorn'));
  await page.getByRole('button', { name: 'Undo edit' }).click();
  await expect.poll(() => stored.read('rules.sand')).toBe(RULES);
  await page.getByRole('button', { name: 'Done editing map' }).click();
  const line = page.locator('.view-line').filter({ hasText: /corin\s--\sdorn/ });
  await line
    .locator('span', { hasText: /^dorn$/ })
    .last()
    .click();
  await expect(board(page).locator('.lit-marks circle')).toHaveCount(1);
  await board(page)
    .locator('[data-place="Town.aria"]')
    .click({ modifiers: ['ControlOrMeta'] });
  const declared = RULES.split('\n').indexOf('  aria') + 1;
  await expect(page.locator('.monaco .active-line-number')).toHaveText(String(declared));
  await expect(page.locator('.monaco-editor.focused')).toBeVisible();
};
