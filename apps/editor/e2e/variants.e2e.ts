import type { Page } from '@playwright/test';
import { bidding } from './bids.ts';
import { beginGame, bid, newGame, openFile, openHouseRules, openSetup } from './pages.ts';
import { picture } from './picture.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = bidding('bids');
const LOW = `/// House rule: nobody bids more than three.
variant "low" version "1.0.0" of "bids" "^1.0" {
  set constant most = 3
  text bidding/bid en = "A low bid"
}
`;
const DOUBLE = `/// House rule: every bid counts one more.
variant "more" version "1.0.0" of "bids" "^1.0" {
  after step bidding/offer { sum += 1 }
}
`;
const stored = withRuleset('bids', { 'rules.sand': RULES, 'variants/low.sand': LOW, 'variants/more.sand': DOUBLE });

const line = (page: Page) => page.locator('[data-part="time-line"]');
const summary = (page: Page) => page.locator('[data-part="variants"] > summary');
const openRules = async (page: Page): Promise<void> => {
  await openSetup(page);
  await openHouseRules(page);
};
const rule = (page: Page, name: string) => page.locator('[data-part="variants"]').getByRole('checkbox', { name });

test('house rules are applied during a match, and earlier matches keep theirs', { tag: '@long' }, async ({ page }) => {
  await test.step('what does not fit waits', () => laysOver(page));
  await newGame(page);
  await expect(line(page)).toHaveText('0 / 0');
  await test.step('who goes back to an earlier match goes back to its house rules', () => goesBack(page));
});

const laysOver = async (page: Page): Promise<void> => {
  await beginGame(page, 'bids');
  for (const one of [2, 7, 1]) await bid(page, one);
  await openRules(page);
  await rule(page, 'low').check();
  await expect(line(page)).toHaveText('1 / 1');
  await expect(page.getByTestId('prompt')).toContainText('A low bid');
  await expect(page.locator('[data-part="notice"]')).toContainText('Move 2 is no longer legal');
  await rule(page, 'more').check();
  await expect(summary(page)).toContainText('low + more');
  await page.getByRole('button', { name: 'Move more up' }).click();
  await expect(summary(page)).toContainText('more + low');
  await expect(page.locator('[data-part="variants"] li').first()).toContainText('every bid counts one more');
  await picture(page, 'variants');
  await page.reload();
  await expect(summary(page)).toContainText('more + low');
  await expect(line(page)).toHaveText('1 / 1');
  await openRules(page);
  await rule(page, 'low').uncheck();
  await expect(line(page)).toHaveText('3 / 3');
  await expect(page.locator('[data-part="notice"]')).toHaveCount(0);
};

test('errors of a selected house rule are reported in its file, and the match continues', {
  tag: '@long',
}, async ({ page }) => {
  stored.write('variants/low.sand', LOW.replace('constant most', 'constant moist'));
  await beginGame(page, 'bids');
  await openRules(page);
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await rule(page, 'low').check();
  await expect(page.getByTestId('finding-count')).toHaveText('1');
  await bid(page, 7);
  await page
    .locator('[data-part="variants"] li')
    .filter({ hasText: 'low' })
    .getByRole('button', { name: 'Go to source' })
    .click();
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
  await picture(page, 'variants-wrong');
  stored.write('variants/low.sand', LOW);
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await expect(page.locator('[data-part="notice"]')).toContainText('is no longer legal');
});

const goesBack = async (page: Page): Promise<void> => {
  await openRules(page);
  await rule(page, 'low').check();
  await expect(page.getByTestId('prompt')).toContainText('A low bid');
  await bid(page, 3);
  await newGame(page);
  await rule(page, 'low').uncheck();
  await bid(page, 9);
  await page.locator('[data-part="previous-games"]').getByRole('button').first().click();
  await expect(rule(page, 'low')).toBeChecked();
  await expect(page.getByTestId('prompt')).toContainText('A low bid');
  await expect(line(page)).toHaveText('1 / 1');
};

test('changes of a house rule are marked in the text, explained, and reverted by one edit', async ({ page }) => {
  await beginGame(page, 'bids');
  await marks(page);
});

test('a rule is changed in a new house rule, which is applied immediately', {
  tag: '@long',
}, async ({ page }) => {
  await beginGame(page, 'bids');
  await saysOtherwise(page);
});

const marks = async (page: Page): Promise<void> => {
  await expect(page.locator('.monaco .overlaid')).toHaveCount(0);
  await openRules(page);
  await rule(page, 'low').check();
  await expect(page.locator('.monaco .overlaid')).toHaveCount(1);
  const constant = page.locator('.monaco .view-line').filter({ hasText: /constant\smost/ });
  await constant.getByText('most').hover();
  await expect(page.locator('.monaco-hover').first()).toContainText('variants/low.sand:3');
  await expect(page.locator('.monaco-hover').first()).toContainText(/set\sconstant\smost = 3/);
  await picture(page, 'variants-marked');
  const use = page.locator('.monaco .view-line').filter({ hasText: /n\s<=\smost/ });
  await use.getByText('most').last().hover();
  const why = page.locator('.monaco-hover').filter({ hasText: 'In the rules:' });
  await expect(why).toContainText('constant most: 1..9 = 9');
  await picture(page, 'variants-why');
  await why.getByRole('link', { name: 'variants/low.sand:3' }).click();
  await expect(page.getByRole('button', { name: 'Close variants/low.sand' })).toBeVisible();
  await openFile(page, 'rules.sand');
  await constant.click();
  await page.keyboard.press('ControlOrMeta+.');
  await page.getByText('Revert to base rules: remove this from variants/low.sand').first().click();
  await expect(page.locator('.monaco .overlaid')).toHaveCount(0);
  const written = () => stored.read('variants/low.sand');
  await expect.poll(written).toBe(LOW.replace('  set constant most = 3\n', ''));
  await expect(page.getByTestId('choices').getByRole('button', { name: '9', exact: true })).toBeVisible();
};

test('base rules that have changed are shown next to the house rule, and every choice can be undone', {
  tag: '@long',
}, async ({ page }) => {
  stored.write('variants/low.sand', LOW.replace('constant most = 3', 'constant most was "0000" = 3'));
  stored.write('variants/low.was.json', '{\n  "format": 1,\n  "was": {\n    "0000": "7"\n  }\n}\n');
  const written = (file: string) => stored.read(`variants/${file}`);
  await beginGame(page, 'bids');
  await openRules(page);
  await rule(page, 'low').check();
  await page.getByRole('button', { name: 'Changed base rules: 1' }).click();
  const view = page.getByRole('region', { name: 'The base of a house rule has changed' });
  await expect(view.locator('mark')).toHaveText(['7', '9']);
  await picture(page, 'variants-three');
  await view.getByRole('button', { name: 'Keep override' }).click();
  await expect(view).toContainText('All resolved');
  await expect.poll(() => written('low.was.json')).toContain('"9"');
  await view.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => written('low.was.json')).toContain('"0000": "7"');
  await view.getByRole('button', { name: 'Use base rules' }).click();
  await expect.poll(() => written('low.sand')).not.toContain('constant');
  await expect(page.getByTestId('choices').getByRole('button', { name: '9', exact: true })).toBeVisible();
});

const saysOtherwise = async (page: Page): Promise<void> => {
  const constant = page.locator('.monaco .view-line').filter({ hasText: /constant\smost/ });
  await constant.getByText('most').click();
  await page.keyboard.press('ControlOrMeta+.');
  await page.getByText('Change this in a house rule').first().click();
  const form = page.getByRole('region', { name: 'Change this in a house rule' });
  // The value is chosen, so that typing writes it again; what would be wrong with it is shown at once.
  const value = form.getByRole('combobox', { name: 'New value' });
  await expect(value).toBeFocused();
  await expect(value).toHaveValue('9');
  await page.keyboard.type('12');
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('combobox', { name: 'House rule' }).fill('few');
  await value.fill('2');
  await expect(value).toHaveAttribute('aria-invalid', 'false');
  await picture(page, 'variants-change');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part="toast"]')).toHaveText('Saved in variants/few.sand');
  await expect(form).toBeHidden();
  await expect(page.locator('.monaco-editor.focused')).toBeVisible();
  await openSetup(page);
  await expect(summary(page)).toContainText('few');
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await expect
    .poll(() => stored.read('variants/few.sand'))
    .toMatch(/^variant "few" version "1.0.0" of "bids" "\^1.0" \{\n {2}set constant most was "\w{4}" = 2\n\}\n$/);
  await expect(page.getByTestId('choices').getByRole('button', { name: '3', exact: true })).toHaveCount(0);
  await picture(page, 'variants-changed');
};
