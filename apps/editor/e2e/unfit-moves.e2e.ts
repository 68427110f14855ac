import type { Page } from '@playwright/test';
import { beginGame, bid, newGame, openSetup } from './pages.ts';
import { picture } from './picture.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const rulesFor = (most: number): string => `ruleset "bids" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
option longer: bool = false
seats for Side { two { first {red} second {blue} } }
state sum: 0..99 = 0
play { repeat 8 times { for s in Side { let bid = choose one of 0..${most} by s sum += bid } } }
`;
const stored = withRuleset('bids', { 'rules.sand': rulesFor(9) });

const line = (page: Page) => page.locator('[data-part="time-line"]');

test('moves that are illegal after an edit are on hold until the rules allow them; a reload keeps them', {
  tag: '@long',
}, async ({ page }) => {
  await beginGame(page, 'bids');
  await bid(page, 1, 2, 7, 3);
  stored.write('rules.sand', rulesFor(5));
  await expect(line(page)).toHaveText('2 / 2');
  await expect(page.locator('[data-part="notice"]')).toContainText('Move 3 is no longer legal');
  await picture(page, 'unfit');
  await page.reload();
  await expect(line(page)).toHaveText('2 / 2');
  stored.write('rules.sand', rulesFor(8));
  await expect(line(page)).toHaveText('4 / 4');
  await expect(page.locator('[data-part="notice"]')).toHaveCount(0);
});

test('after a different move, the original line is still available as a variation; keys step back and forward', {
  tag: '@long',
}, async ({ page }) => {
  await beginGame(page, 'bids');
  await test.step('over to the old line of play', () => goesOver(page));
  await newGame(page);
  await expect(line(page)).toHaveText('0 / 0');
  await test.step('keys go back and on, by own decisions or one by one', () => goesByKeys(page));
});

const goesOver = async (page: Page): Promise<void> => {
  await bid(page, 1, 2, 7);
  await page.getByRole('button', { name: 'Previous move', exact: true }).click();
  await page.getByRole('button', { name: 'Previous move', exact: true }).click();
  await expect(line(page)).toHaveText('1 / 3');
  await bid(page, 5);
  await expect(line(page)).toHaveText('2 / 2');
  await page.getByText('Variations (1)').click();
  await picture(page, 'branches');
  await page.locator('[data-part="variations"] button').filter({ hasText: 'From move 2' }).click();
  await expect(line(page)).toHaveText('3 / 3');
  await expect(page.locator('[data-part="variations"] button')).toContainText('(2 moves)');
};

const goesByKeys = async (page: Page): Promise<void> => {
  await openSetup(page);
  await page.locator('[data-region="play"]').getByLabel('second').selectOption('random');
  await page.getByTestId('choices').getByRole('button', { name: '1', exact: true }).click();
  await expect(line(page)).toHaveText('2 / 2');
  await page.getByTestId('choices').getByRole('button', { name: '2', exact: true }).click();
  await expect(line(page)).toHaveText('4 / 4');
  await page.keyboard.press('Control+z');
  await expect(line(page)).toHaveText('2 / 4');
  await page.keyboard.press(',');
  await expect(line(page)).toHaveText('1 / 4');
  await page.keyboard.press('.');
  await expect(line(page)).toHaveText('2 / 4');
  await page.keyboard.press('Control+y');
  await expect(line(page)).toHaveText('4 / 4');
};

test('a new match keeps the previous one; a changed option says when it applies', { tag: '@long' }, async ({
  page,
}) => {
  await beginGame(page, 'bids');
  await bid(page, 1, 2);
  await openSetup(page);
  await page.getByText('Options').click();
  await page.getByLabel('longer').selectOption('true');
  await expect(page.locator('[data-part="next-game"]')).toContainText('apply to the next match');
  await picture(page, 'not-yet');
  await page.getByRole('button', { name: 'Restart now' }).click();
  await expect(line(page)).toHaveText('0 / 0');
  await expect(page.locator('[data-part="next-game"]')).toHaveCount(0);
  await bid(page, 4);
  await newGame(page);
  await expect(line(page)).toHaveText('0 / 0');
  await picture(page, 'earlier');
  await page.getByRole('button', { name: /Reopen previous match.* 1 move$/ }).click();
  await expect(line(page)).toHaveText('1 / 1');
  await page.reload();
  await openSetup(page);
  await page.getByRole('button', { name: /Reopen previous match.* 2 moves/ }).click();
  await expect(line(page)).toHaveText('2 / 2');
});
