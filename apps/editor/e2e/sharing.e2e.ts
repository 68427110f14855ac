import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bidding } from './bids.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { bid, bringFiles, chooseInMenu, newGame, openHouseRules, openRuleset } from './pages.ts';
import { picture } from './picture.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = bidding('swaps');
const LOW = `/// House rule: nobody bids more than three.
variant "low" version "1.0.0" of "swaps" "^1.0" {
  set constant most = 3
}
`;
const stored = withRuleset('swaps', { 'rules.sand': RULES, 'variants/low.sand': LOW });

const wanted = failOnConsoleErrors();

test('a ruleset is exported as one file and imported with its match; nothing is overwritten without asking', {
  tag: '@long',
}, async ({ page }) => {
  await openRuleset(page, 'swaps');
  await newGame(page);
  for (const one of [2, 7]) await bid(page, one);
  const download = page.waitForEvent('download');
  await chooseInMenu(page, 'Export as ZIP');
  const zip = await (await download).path();
  rmSync(join(stored.folder, 'variants'), { recursive: true });
  stored.write('rules.sand', RULES.replace('repeat 8', 'repeat 6'));
  await expect(page.locator('[data-part="outline"]')).not.toContainText('low.sand');
  await expect(page.locator('.view-lines')).toContainText('repeat 6');
  // A file that goes is noted by the browser.
  wanted();
  await bringFiles(page, 'Import ZIP', {
    name: 'swaps.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(zip),
  });
  const dialog = page.getByRole('dialog', { name: 'Import from' });
  await expect(dialog).toContainText('swaps/variants/low.sand');
  await dialog.getByText('Show differences').click();
  await expect(dialog.getByRole('insertion')).toContainText('repeat 8 times');
  await picture(page, 'import');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(stored.read('rules.sand')).toContain('repeat 6');
  await bringFiles(page, 'Import ZIP', zip);
  await dialog.getByRole('radio', { name: 'Use theirs' }).check();
  await dialog.getByRole('button', { name: 'Import 2 files' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => stored.read('rules.sand')).toContain('repeat 8');
  expect(stored.read('variants/low.sand')).toBe(LOW);
  await expect(page.getByTestId('decisions')).toHaveText('2');
});

test('a link opens in another browser with house rule, findings and match, and changes nothing until it is saved', {
  tag: '@long',
}, async ({ page, context }) => {
  await openRuleset(page, 'swaps');
  // A setup that is still being loaded begins again, with its house rules folded.
  await expect(async () => {
    await openHouseRules(page);
    await page.locator('[data-part="variants"]').getByRole('checkbox', { name: 'low' }).check({ timeout: 2000 });
  }).toPass();
  await newGame(page);
  for (const one of [2, 3, 1]) await bid(page, one);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  stored.write('variants/low.sand', `${LOW}// broken\nvariant {`);
  await expect(page.getByTestId('finding-count')).not.toHaveText('0');
  await chooseInMenu(page, 'Share link');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'House rules for swaps: low' }).check();
  const link = await dialog.getByRole('textbox', { name: /^Link/ }).inputValue();
  expect(link.length).toBeLessThan(3000);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await dialog.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect(dialog.getByRole('status').first()).toContainText('Ctrl+C');
  await picture(page, 'share');

  stored.write('variants/low.sand', LOW);
  const other = await context.newPage();
  await other.goto(link);
  const banner = other.getByRole('region', { name: 'Shared link' });
  await expect(banner).toContainText('Your folder isn’t changed');
  await expect(other.getByTestId('finding-count')).not.toHaveText('0');
  await expect(other.locator('.view-lines')).toContainText('// broken');
  await other.locator('.view-lines').click();
  // Keys go to the page until the text editor has the focus.
  await expect(other.locator('.monaco-editor.focused')).toBeVisible();
  await other.keyboard.press('ControlOrMeta+A');
  await other.keyboard.insertText(LOW.replace('= 3', '= 4'));
  await expect(other.getByTestId('finding-count')).toHaveText('0');
  await expect(other.getByTestId('decisions')).toHaveText('2');
  await expect(other.locator('[data-part="time-line"]')).toHaveText('2 / 3');
  await picture(other, 'from-link');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  expect(stored.read('variants/low.sand')).toBe(LOW);
  await banner.getByRole('button', { name: 'Save a copy' }).click();
  await other.getByRole('radio', { name: 'Use theirs' }).check();
  await other.getByRole('button', { name: 'Import 1 file' }).click();
  await expect.poll(() => stored.read('variants/low.sand')).toContain('= 4');
  await expect(banner).toBeHidden();
});

test('a link that was cut off shows a message, and the page still works', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await openRuleset(page, 'swaps');
  await chooseInMenu(page, 'Share link');
  const link = await page.getByRole('dialog').getByRole('textbox', { name: /^Link/ }).inputValue();
  const cut = await context.newPage();
  await cut.goto(link.slice(0, -20));
  await expect(cut.getByRole('alert').filter({ hasText: 'This link is incomplete' })).toBeVisible();
  await picture(cut, 'link-cut');
  await cut.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(cut.locator('[data-ruleset="swaps"]')).toBeVisible();
});

const playLink = async (page: Page): Promise<string> => {
  await chooseInMenu(page, 'Share link');
  const link = await page.getByRole('textbox', { name: /^For players/ }).inputValue();
  await page.keyboard.press('Escape');
  return link;
};

test('a link for players opens a match without the workbench', async ({ page, context }) => {
  await openRuleset(page, 'swaps');
  await newGame(page);
  await bid(page, 2);
  const link = await playLink(page);

  const other = await context.newPage();
  const scripts: string[] = [];
  other.on('request', (request) => scripts.push(new URL(request.url()).pathname.replace(/^.*\//, '')));
  await other.goto(link);
  await expect(other.getByTestId('prompt')).toBeVisible({ timeout: 30_000 });
  await expect(other.getByTestId('decisions')).toHaveText('1');
  await bid(other, 7);
  await expect(other.getByRole('group', { name: 'Log' })).toContainText('7');
  await other.getByRole('tab', { name: 'Rules' }).click();
  await expect(other.locator('[data-part="drawer"]')).toContainText('This ruleset doesn’t include a rulebook.');
  await picture(other, 'player');
  // The text and what writes it stay away: a few hundred kilobytes instead of four thousand.
  expect(scripts.filter((name) => /^TablePage/.test(name))).not.toEqual([]);
  expect(scripts.filter((name) => /^(?:monaco|TextPane|editor\.worker)/.test(name))).toEqual([]);
  await expect(other.locator('.monaco')).toHaveCount(0);
});

test('a link for players shows a friendly message about errors in its rules', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await openRuleset(page, 'swaps');
  await newGame(page);
  await expect(page.getByTestId('prompt')).toBeVisible();
  stored.write('rules.sand', RULES.replace('by s where', 'by nobody where'));
  await expect(page.getByTestId('finding-count')).not.toHaveText('0');
  const broken = await context.newPage();
  await broken.goto(await playLink(page));
  await expect(broken.getByRole('alert')).toContainText('These rules can’t be played yet');
  await expect(broken.getByRole('alert')).toContainText('rules.sand:12');
  await broken.getByRole('button', { name: 'Fix in Workshop' }).click();
  await expect(broken.getByTestId('finding-count')).not.toHaveText('0');
  stored.write('rules.sand', RULES);
});

test("a link for spectators shows the match, which can't be continued", { tag: '@long' }, async ({ page, context }) => {
  await openRuleset(page, 'swaps');
  await newGame(page, 4711);
  for (const one of [2, 7]) await bid(page, one);
  await chooseInMenu(page, 'Share link');
  await expect(page.getByRole('dialog')).toContainText('Anyone with either link can see all hidden information');
  const link = await page.getByRole('textbox', { name: /^For spectators/ }).inputValue();

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText('You’re watching', { timeout: 30_000 });
  await expect(other.getByRole('group', { name: 'Log' })).toContainText('7');
  await expect(other.getByTestId('prompt')).toContainText('red', { ignoreCase: true });
  await expect(other.getByRole('button', { name: 'New match' })).toHaveCount(0);
  await expect(other.getByTestId('choices')).toHaveCount(0);
  await expect(other.locator('[data-part="controls"]')).toHaveCount(0);
  await expect(other.locator('body')).not.toContainText('4711');
  await picture(other, 'spectators');
  await other.reload();
  await expect(other.getByRole('main')).toContainText('You’re watching', { timeout: 30_000 });
});

test('a game created on the home page gets a house rule, and survives a reload without the server', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  await expect(page.locator('[data-ruleset="hex-dice"]')).toContainText('1 house rule');
  await picture(page, 'start');
  await page.getByRole('button', { name: 'New game' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('…!');
  await dialog.getByRole('radio', { name: 'This browser only' }).check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('alert')).toContainText('isn’t a valid name');
  await dialog.getByRole('textbox').fill('My Game');
  await expect(dialog.getByRole('status')).toHaveText('File name: my-game');
  await picture(page, 'new-game');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await chooseInMenu(page, 'New house rule');
  await dialog.getByRole('textbox').fill('longer');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('[data-part="variants"] > summary')).toContainText('longer');
  await expect(page.locator('.view-lines')).toContainText('set constant');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  // The list of the folder cannot be fetched, and the browser notes it.
  wanted();
  await expect(page.locator('[data-part="variants"] > summary')).toContainText('longer');
  await newGame(page);
  await page.getByRole('button', { name: 'Random move' }).click();
  await expect(page.getByTestId('decisions')).toHaveText('1');
  await expect(page.getByRole('status', { name: 'Rulesets stored in this browser' })).toContainText(
    'The server isn’t responding',
  );
  await picture(page, 'away');
  await chooseInMenu(page, 'Home');
  await page.locator('[data-ruleset*="my-game"]').getByRole('button', { name: 'Delete from' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete from' }).click();
  await expect(page.locator('[data-ruleset*="my-game"]')).toHaveCount(0);
  // The page asks for its server again and again, and the browser notes each time.
  await page.close();
  wanted();
});

const typeAtEnd = async (page: Page, typed: string): Promise<void> => {
  await page.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(typed);
};

test('a restore point shows what has changed since and brings it back as an edit', { tag: '@long' }, async ({
  page,
}) => {
  await openRuleset(page, 'swaps');
  await typeAtEnd(page, '// first\n');
  await expect.poll(() => stored.read('rules.sand')).toContain('// first');
  await chooseInMenu(page, 'Restore points');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nothing has changed since then');
  await dialog.getByRole('listbox').selectOption({ index: 1 });
  await dialog.getByText('Show differences').click();
  await expect(dialog.getByRole('insertion')).toContainText('// first');
  await picture(page, 'history');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => stored.read('rules.sand')).toBe(RULES);
  await page.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => stored.read('rules.sand')).toContain('// first');
});

test('two tabs with the same ruleset show each other, receive what is saved, and never overwrite without asking', {
  tag: '@long',
}, async ({ page, context }) => {
  const other = await context.newPage();
  await openRuleset(page, 'swaps');
  await expect(page.locator('[data-part="other-tabs"]')).toBeEmpty();
  await other.goto('/');
  await openRuleset(other, 'swaps');
  for (const one of [page, other])
    await expect(one.locator('[data-part="other-tabs"]')).toHaveText('Also open in another tab');
  await typeAtEnd(other, '// from the other\n');
  await expect(page.locator('.view-lines')).toContainText('// from the other');
  await picture(other, 'two-tabs');
  await page.route('**/api/file/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await typeAtEnd(page, '// mine\n');
  await typeAtEnd(other, '// theirs\n');
  await expect.poll(() => stored.read('rules.sand')).toContain('// theirs');
  await page.unroute('**/api/file/**');
  await expect(page.getByRole('alertdialog')).toContainText('// mine');
  await expect(page.getByRole('alertdialog')).toContainText('// theirs');
  expect(stored.read('rules.sand')).not.toContain('// mine');
  // What could not be saved meanwhile is noted by the browser.
  wanted();
  await other.close();
  await page.bringToFront();
  await expect(page.locator('[data-part="other-tabs"]')).toBeEmpty();
});
