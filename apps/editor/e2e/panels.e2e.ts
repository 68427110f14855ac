import type { Locator, Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { newGame, openRuleset } from './pages.ts';
import { picture } from './picture.ts';
import { putsBack, storedRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const stored = storedRuleset('hex-dice');
putsBack('hex-dice', 'layout.json', 'l10n/messages.en.ftl', 'rules.sand');

test('Tab leaves the text; errors in layout and messages are among the findings', { tag: '@long' }, async ({
  page,
}) => {
  await openRuleset(page, 'hex-dice');
  await test.step('Tab writes nothing; Ctrl+M lets it indent, and the page says so', () => leavesByTab(page));
  await page.keyboard.press('Escape');
  await test.step('beside a layout with findings the match goes on', () => playsNextToFindings(page));
});

test('panels are maximized, folded and moved, and stay so after a reload', { tag: '@long' }, async ({ page }) => {
  await openRuleset(page, 'hex-dice');
  await arranges(page);
});

const leavesByTab = async (page: Page): Promise<void> => {
  await page.locator('.monaco-editor').first().click();
  const inText = () => page.evaluate(() => document.activeElement?.closest('.monaco-editor') !== null);
  await expect.poll(inText).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(inText).toBe(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+m');
  await expect(page.locator('[data-part="leave-hint"]')).toHaveText(/^Tab indents/);
  await page.keyboard.press('Tab');
  expect(await inText()).toBe(true);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  await expect.poll(inText).toBe(false);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Leave the editor');
  await picture(page, 'keys');
};

const playsNextToFindings = async (page: Page): Promise<void> => {
  await newGame(page);
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  stored.write('l10n/messages.en.ftl', 'broken = { $value is open\n');
  stored.write('layout.json', '{ "version": 1, "kinds": { "Armee": { "draw": "counter" } } }');
  await expect(page.getByTestId('finding-count')).toHaveText('2');
  await page.getByRole('tab', { name: /Findings/ }).click();
  await expect(page.locator('[data-part="findings"]')).toContainText('l10n/messages.en.ftl:1:10');
  await expect(page.locator('[data-part="findings"]')).toContainText('layout.json:1:29');
  await expect(page.getByText('The rules have errors')).toBeHidden();
  await page.getByRole('button', { name: 'Random move' }).click();
  await expect(page.getByTestId('decisions')).toHaveText('1');
  await page.locator('[data-part="findings"] button').filter({ hasText: 'layout.json' }).click();
  await expect(page.locator('[data-part="file-tab"][data-active="true"]')).toContainText('layout.json');
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
  await picture(page, 'beside');
};

test('tabs without room are in a menu next to them, and selecting one shows it', {
  tag: '@long',
}, async ({ page }) => {
  await openRuleset(page, 'hex-dice');
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Findings' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Differences' }).click();
  const tab = page.getByRole('tab', { name: 'Differences', selected: true });
  await expect(tab).toBeInViewport({ ratio: 0.9 });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Differences' })).toHaveCount(0);
});

test('a panel that is opened from the table has its tab in view, next to the menu of the others', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/#/play/hex-dice');
  await expect(page.getByTestId('prompt')).toBeVisible();
  await page.getByRole('tab', { name: 'Rules', exact: true }).click();
  await page.getByRole('button', { name: 'Change rules' }).click();
  await expect(page.getByRole('button', { name: 'More…' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeInViewport({ ratio: 0.98 });
});

const arranges = async (page: Page): Promise<void> => {
  const board = page.locator('[data-panel="play"]');
  const width = async (): Promise<number> => (await board.boundingBox())?.width ?? 0;
  const before = await atRest(width);
  await page.getByRole('button', { name: 'Maximize panel' }).last().click();
  await expect.poll(width).toBeGreaterThan(before * 1.8);
  await page.getByRole('button', { name: 'Maximize panel', pressed: true }).click();
  await expect.poll(width).toBe(before);
  await page.getByRole('button', { name: 'Collapse panel' }).first().click();
  await expect(page.locator('[data-part="outline"]')).toBeHidden();
  const boxOf = (one: Locator) => atRest(() => one.boundingBox());
  const [from, to] = [await boxOf(page.getByRole('tab', { name: 'Log' })), await boxOf(board)];
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + (to?.width ?? 0) / 2, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByRole('tab', { name: 'Log', selected: true })).toBeVisible();
  await expect(board).toBeHidden();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Log', selected: true })).toBeVisible();
  await expect(board).toBeHidden();
  await expect(page.locator('[data-part="outline"]')).toBeHidden();
};

test('the question and its buttons stay visible, with four players and many armies', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openRuleset(page, 'der-erste-weltkrieg');
  await page.getByLabel('Seats').selectOption({ label: 'Four players' });
  await newGame(page);
  const prompt = page.getByTestId('prompt');
  await expect(prompt).toBeVisible();
  // While pieces are placed, what stands on them is shown.
  await expect(prompt).toContainText('strength');
  await picture(page, 'placing');
  const step = page.getByRole('button', { name: 'Random move' });
  const isSeen = async (): Promise<void> => {
    const area = await page.locator('[data-region="question"]').boundingBox();
    expect((area?.y ?? 0) + (area?.height ?? 0)).toBeLessThanOrEqual(1001);
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
    if ((await confirm.count()) > 0) await expect(confirm).toBeInViewport({ ratio: 1, timeout: 1000 });
    else if ((await page.getByTestId('choices').getByRole('button').count()) > 0)
      await expect(page.getByTestId('choices').getByRole('button').first()).toBeInViewport({ timeout: 1000 });
  };
  let confirmed = 0;
  for (let i = 1; i <= 30; i++) {
    await step.click();
    await expect(page.getByTestId('decisions')).toHaveText(String(i));
    await page.locator('[data-panel="play"]').evaluate((pane) => pane.scrollTo(0, 0));
    // The page may still be arranging what was just asked.
    await expect(isSeen).toPass();
    const confirm = await page.getByRole('button', { name: 'Confirm', exact: true }).count();
    if (confirm > 0 && confirmed++ === 0) await picture(page, 'confirm');
  }
  expect(confirmed).toBeGreaterThan(0);
});
