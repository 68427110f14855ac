import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openRuleset, typeAtEnd } from './pages.ts';
import { picture } from './picture.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = `ruleset "quiet" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { all {red} } }
play { let x = choose one of 0..3 by red }
`;
const stored = withRuleset('quiet', { 'rules.sand': RULES });

const text = (page: Page) => page.locator('.view-lines');
/** Nothing of what this page writes reaches the folder. */
const cutOff = async (page: Page): Promise<void> => {
  await page.route('**/api/file/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
};

test('two tabs that both edit one file lose nothing', { tag: '@long' }, async ({ page, context }) => {
  await openRuleset(page, 'quiet');
  const other = await context.newPage();
  // By its address a game isn't opened that another tab may still be busy opening.
  await other.goto('/');
  await openRuleset(other, 'quiet');
  await cutOff(other);
  await typeAtEnd(other, '// of the other');
  await expect(other.locator('[data-part="trouble"]')).toContainText('Couldn’t save');
  await page.bringToFront();
  await typeAtEnd(page, '// of the first');
  await expect.poll(() => stored.read('rules.sand')).toContain('// of the first');
  await other.bringToFront();
  await other.unroute('**/api/file/**');
  const asked = other.getByRole('alertdialog');
  await expect(asked).toContainText('// of the other');
  await expect(asked).toContainText('// of the first');
  await asked.getByRole('button', { name: 'Keep yours' }).click();
  await expect(asked).toBeHidden();
  await page.bringToFront();
  await expect(text(page)).toContainText('// of the other');
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page)).toContainText('// of the first');
  await other.close();
  await expect.poll(() => stored.read('rules.sand')).toContain('// of the first');
});

test('a page that crashes while someone types is restored completely in another tab', async ({ page, context }) => {
  await openRuleset(page, 'quiet');
  await cutOff(page);
  await typeAtEnd(page, '// typed before the end');
  const kept = () => page.evaluate(() => Object.values(localStorage).some((one) => /before the end/.test(String(one))));
  await expect.poll(kept).toBe(true);
  const broken = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await broken;
  expect(stored.read('rules.sand')).toBe(RULES);
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await openRuleset(again, 'quiet').catch(() => undefined);
  await expect(text(again)).toContainText('// typed before the end');
  await expect.poll(() => stored.read('rules.sand')).toContain('// typed before the end');
  await again.close();
});

test("a file that isn't UTF-8 text is shown read-only", { tag: '@long' }, async ({ page }) => {
  const latin = Buffer.from(`${RULES}// W\xe4lder`, 'latin1');
  const path = join(stored.folder, 'rules.sand');
  writeFileSync(path, latin);
  await page.goto('/');
  await page.locator('[data-ruleset="quiet"] [data-part="edit-rules"]').click();
  const note = page.getByText('This file isn’t encoded as UTF-8');
  await expect(note).toBeVisible();
  await expect(text(page)).toContainText('// W');
  await typeAtEnd(page, 'x');
  await picture(page, 'not-text');
  expect(readFileSync(path)).toEqual(latin);
  writeFileSync(path, `${RULES}// Wälder`);
  await expect(text(page)).toContainText('// Wälder');
  await expect(note).toBeHidden();
  await typeAtEnd(page, 'x');
  await expect.poll(() => stored.read('rules.sand')).toContain('// Wälderx');
});
