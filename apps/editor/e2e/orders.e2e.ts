import type { Locator, Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { newGame, openRuleset, openSetup } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

failOnConsoleErrors();

const board = (page: Page) => page.locator('.board');
const asked = (page: Page) => page.locator('[data-region="question"]');
const choice = (page: Page, name: string) => page.getByTestId('choices').getByRole('button', { name, exact: true });
const player = (page: Page, seat: string) => page.locator('[data-region="play"]').getByLabel(seat, { exact: true });
const arrows = (page: Page) => page.locator('.board .arrow');

const BY_HAND: readonly string[] = ['Austria', 'England'];
const POWERS = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];

/** All but these are played by the policy of the rules; the game ends after 1902. */
const begin = async (page: Page, byHand = BY_HAND): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('sandtable.split.right', '820'));
  await openRuleset(page, 'diplomacy');
  for (const seat of POWERS.filter((power) => !byHand.includes(power))) await player(page, seat).selectOption('policy');
  await page.getByText('Options').click();
  await page.getByLabel('Final year').fill('1902');
  await page.getByText('Options').click();
  await newGame(page);
  await page.getByLabel('View as').selectOption('asked');
};
const talkNoMore = async (page: Page, byHand = BY_HAND): Promise<void> => {
  for (const power of byHand) {
    await expect(page.getByTestId('prompt')).toContainText(power);
    // By key: a click so soon after the one before it, at the same place, would count as the second half of that.
    await choice(page, 'Write orders').press('Enter');
  }
};
/** A unit, what it is to do, and where: all of it on the map but the word. */
const order = async (page: Page, unit: string, what: string, ...where: readonly string[]): Promise<void> => {
  await board(page).getByRole('button', { name: unit }).click();
  await choice(page, what).click();
  for (const place of where) await clickMiddle(page, board(page).getByRole('button', { name: place, exact: true }));
};
/** Clicks what is seen in the middle of a place: on a small map the counter in it lies there, which stands for it. */
const clickMiddle = async (page: Page, place: Locator): Promise<void> => {
  const box = await place.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
};
const write = async (page: Page, lines: readonly string[]): Promise<void> => {
  await page.getByText('Enter as text').click();
  await page.getByRole('textbox', { name: 'Enter as text' }).fill(lines.join('\n'));
};

/** The log has a line with these words; then it shows all lines again. */
const finds = async (page: Page, words: string): Promise<void> => {
  const search = page.getByRole('searchbox', { name: 'Search log' });
  await page.getByRole('group', { name: 'Log' }).press('Control+f');
  await search.fill(words);
  await expect(page.getByRole('group', { name: 'Log' })).toContainText(words);
  await search.press('Escape');
  await expect(search).toHaveCount(0);
};

test('orders are given on the map, and revealed together with all others', async ({ page }) => {
  await begin(page, ['Austria']);
  await talkNoMore(page, ['Austria']);
  await expect(page.getByTestId('prompt')).toContainText('Austria');
  await order(page, 'army in Vienna', 'Moves', 'Trieste');
  await order(page, 'fleet in Trieste', 'Holds');
  await expect(arrows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Log' })).toContainText('Fall 1901');
  await expect.poll(() => arrows(page).count()).toBeGreaterThan(12);
});

test('orders are changed, doubted and written, and nobody sees those of others', { tag: '@long' }, async ({ page }) => {
  // Bots think for the other five powers.
  test.setTimeout(300_000);
  await begin(page);
  await talkNoMore(page);

  await expect(page.getByTestId('prompt')).toContainText('Austria');
  await order(page, 'army in Budapest', 'Moves', 'Serbia');
  await expect(asked(page)).toContainText('A Bud - Ser');
  await order(page, 'army in Vienna', 'Moves', 'Tyrolia');
  // He thinks better of it.
  await order(page, 'army in Vienna', 'Moves', 'Trieste');
  await order(page, 'fleet in Trieste', 'Holds');
  await expect(asked(page)).toContainText('A Vie - Tri');
  await expect(arrows(page)).toHaveCount(2);
  await picture(page, 'diplomacy-orders');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();

  await expect(page.getByTestId('prompt')).toContainText('England');
  await expect(page.getByText('A Vie - Tri')).toHaveCount(0);
  // Two languages, a mistake, and one unit without a line.
  await write(page, ['Flotte London nach Ärmelkanal', 'F Edinburg - NTH']);
  await expect(page.locator('[data-part="readings"] li')).toHaveText([
    'F Lon - ENG',
    '“F Edinburg - NTH” was read as “F Edi - NTH”.',
    'No line for A Lvp, so this is used: A Lvp H.',
  ]);
  await picture(page, 'diplomacy-written');

  // What Austria has handed in, Austria alone may see.
  for (const [seat, lines] of [
    ['austria', 1],
    ['england', 0],
    ['turkey', 0],
  ] as const) {
    await page.getByLabel('View as').selectOption(`seat:${seat}`);
    await expect(page.getByRole('group', { name: 'Log' })).toContainText('Spring 1901');
    await expect(page.getByRole('group', { name: 'Log' }).filter({ hasText: 'A Bud - Ser' })).toHaveCount(lines);
    await expect(arrows(page)).toHaveCount(0);
  }
  await page.getByLabel('View as').selectOption('asked');
  // An order that cannot be carried out is taken, with a hint.
  await write(page, ['F London - Moscow', 'F Edinburg - NTH']);
  await expect(page.locator('[data-part="unlikely"] li')).toHaveText([/F Lon - Mos.*unlikely to succeed/]);
  await picture(page, 'diplomacy-doubtful');
  await page.getByRole('textbox', { name: 'Enter as text' }).fill('Flotte London nach Ärmelkanal\nF Edinburg - NTH');
  await expect(page.locator('[data-part="unlikely"] li')).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();

  // All have written: the orders are carried out, and drawn as they were.
  await expect(page.getByRole('group', { name: 'Log' })).toContainText('Fall 1901');
  await page.getByLabel('View as').selectOption('all');
  // Of a long log only what is in sight is drawn, and what is new comes into sight: so both are looked for.
  await finds(page, 'A Vie - Tri');
  await finds(page, 'F Lon - ENG');
  await expect.poll(() => arrows(page).count()).toBeGreaterThan(12);
  // Trieste is held by its fleet, so nobody comes in.
  await expect(page.locator('.board .arrow-cross')).not.toHaveCount(0);
  await picture(page, 'diplomacy');
  await expect(page.locator('[data-part="score"]', { hasText: 'Russia' })).toContainText('Centers 4 · units 4');
  await page.emulateMedia({ colorScheme: 'dark' });
  // On dark ground the arrow of the darkest side still lies on something light.
  await expect(page.locator('.board .arrow-casing').first()).toHaveCSS('stroke', 'rgb(217, 212, 199)');
  await picture(page, 'diplomacy-dark');
  await page.emulateMedia({ colorScheme: 'light' });
});

test('a match started by a person is played to its end by bots, and the result is shown', { tag: '@long' }, async ({
  page,
}) => {
  // Half a minute on a quiet machine; bots think for seven powers on a busy one.
  test.setTimeout(300_000);
  await begin(page);
  await talkNoMore(page);
  await openSetup(page);
  for (const seat of ['Austria', 'England']) await player(page, seat).selectOption('policy');
  await expect(page.locator('[data-part="ending"]')).toBeVisible({ timeout: 200_000 });
  await expect(page.locator('[data-part="ending"]')).toContainText('a draw');
  await finds(page, 'builds');
  await picture(page, 'diplomacy-ended');
});
