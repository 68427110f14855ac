import { newGame, openPart, openRuleset } from './pages.ts';
import { picture } from './picture.ts';
import { putsBack, storedRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const stored = storedRuleset('hex-dice');
putsBack('hex-dice', 'layout.json', 'l10n/messages.en.ftl', 'rules.sand');

test('the file with the ruleset line is opened first', async ({ page }) => {
  await openRuleset(page, 'der-erste-weltkrieg');
  await expect(page.locator('.view-lines')).toContainText('ruleset');
});

test('Tab leaves the text and writes nothing; Ctrl+M lets it indent, and the page says so', async ({ page }) => {
  await openRuleset(page, 'hex-dice');
  await page.locator('.monaco-editor').first().click();
  const inText = () => page.evaluate(() => document.activeElement?.closest('.monaco-editor') !== null);
  expect(await inText()).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(inText).toBe(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+m');
  await expect(page.locator('.leave-hint')).toHaveText(/^Tab indents/);
  await page.keyboard.press('Tab');
  expect(await inText()).toBe(true);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  await expect.poll(inText).toBe(false);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.locator('.help')).toContainText('Leave the editor');
  await picture(page, 'keys');
});

test('what is wrong with layout and messages stands among the findings, and the match goes on', async ({ page }) => {
  await openRuleset(page, 'hex-dice');
  await newGame(page);
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  stored.write('l10n/messages.en.ftl', 'broken = { $value is open\n');
  stored.write('layout.json', '{ "version": 1, "kinds": { "Armee": { "draw": "counter" } } }');
  await expect(page.getByTestId('finding-count')).toHaveText('2');
  await page.getByRole('tab', { name: /Findings/ }).click();
  await expect(page.locator('.findings')).toContainText('l10n/messages.en.ftl:1:10');
  await expect(page.locator('.findings')).toContainText('layout.json:1:29');
  await expect(page.getByText('The rules have errors')).toBeHidden();
  await page.getByRole('button', { name: 'Random move' }).click();
  await expect(page.getByTestId('decisions')).toHaveText('1');
  await page.locator('.findings button').filter({ hasText: 'layout.json' }).click();
  await expect(page.locator('.tab.active')).toContainText('layout.json');
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
  await picture(page, 'beside');
});

test('a part whose tab has no room is in the list beside the row, and met nowhere else', async ({ page }) => {
  await openRuleset(page, 'hex-dice');
  await page.evaluate(async () => void (await document.fonts.ready));
  const tabs = page.getByRole('tablist', { name: 'Panel' }).getByRole('tab');
  const listed = page.getByRole('combobox', { name: 'More' }).locator('option:not([value=""])');
  await expect(listed.filter({ hasText: 'Differences' })).toHaveCount(1);
  const met = [...(await tabs.allTextContents()), ...(await listed.allTextContents())].map((name) => name.trim());
  expect([met.length, new Set(met).size]).toEqual([11, 11]);
  await openPart(page, 'Differences');
  await expect(listed.filter({ hasText: 'Differences' })).toHaveCount(0);
  // The open part is the last of its row; what is wrong and what happened stay at hand before it.
  await expect(tabs.first()).toContainText('Findings');
  await expect(tabs.nth(1)).toHaveText('Log');
  await expect(tabs.last()).toHaveText('Differences');
  const now = [...(await tabs.allTextContents()), ...(await listed.allTextContents())].map((name) => name.trim());
  expect(now.toSorted()).toEqual(met.toSorted());
});

test('what is asked and its buttons stay in sight, with four players and many armies', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openRuleset(page, 'der-erste-weltkrieg');
  await page.getByLabel('Seats').selectOption({ label: 'four players' });
  await newGame(page);
  const prompt = page.getByTestId('prompt');
  await expect(prompt).toBeVisible();
  // While pieces are placed, what stands on them is told.
  await expect(prompt).toContainText('strength');
  await picture(page, 'placing');
  const step = page.getByRole('button', { name: 'Random move' });
  const seen = async (): Promise<void> => {
    const area = await page.locator('.prompt-area').boundingBox();
    expect((area?.y ?? 0) + (area?.height ?? 0)).toBeLessThanOrEqual(1001);
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
    if ((await confirm.count()) > 0) await expect(confirm).toBeInViewport({ ratio: 1 });
    else if ((await page.getByTestId('choices').getByRole('button').count()) > 0)
      await expect(page.getByTestId('choices').getByRole('button').first()).toBeInViewport();
  };
  let confirmed = 0;
  for (let i = 1; i <= 30; i++) {
    await step.click();
    await expect(page.getByTestId('decisions')).toHaveText(String(i));
    await page.locator('.pane.right').evaluate((pane) => pane.scrollTo(0, 0));
    await seen();
    const confirm = await page.getByRole('button', { name: 'Confirm', exact: true }).count();
    if (confirm > 0 && confirmed++ === 0) await picture(page, 'confirm');
  }
  expect(confirmed).toBeGreaterThan(0);
});
