import type { Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { fileRow, openFile, openRuleset } from './pages.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();
const stored = withRuleset('shelf', {
  'rules.sand': `ruleset "shelf" version "1.0.0" language 1
kind Side
kind Town { at: 0..9 = 0 }
table Side { id
  red }
table Town from "towns.json"
seats for Side { one { first {red} } }
play { let bid = choose one of n in 0..9 by red }
`,
  'towns.json': '[{"id": "aria", "at": 1}, {"id": "bree", "at": 2}]\n',
  'text/en/1-all.md': '# Bids {#bids §1}\n\nOne bids.\n',
  'text/de/1-all.md': '# Gebote {#bids §1}\n\nEiner bietet.\n',
});

const folder = (page: Page, id: string) => page.locator(`[role="treeitem"][data-folder="${id}"]`);

test('the files of a ruleset are a tree that works with keys, stays folded, and shows where findings are', {
  tag: '@long',
}, async ({ page }) => {
  await openRuleset(page, 'shelf');
  await test.step('arrows and letters', () => walks(page));
  await test.step('folders stay folded', () => folds(page));
  await test.step('mistakes are counted, up to the folder', () => marks(page));
});

const walks = async (page: Page): Promise<void> => {
  const tree = page.getByRole('tree', { name: 'Files of shelf' });
  await expect(tree.getByRole('treeitem')).toHaveText(['Rules', 'rules.sand', 'Tables', 'towns.json', 'Rulebook']);
  await expect(fileRow(page, 'rules.sand')).toHaveAttribute('tabindex', '0');
  await fileRow(page, 'rules.sand').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(folder(page, 'rules')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(fileRow(page, 'rules.sand')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(folder(page, 'rules')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('rulebook');
  await expect(folder(page, 'chapters')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(folder(page, 'chapters//de')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('.monaco .view-lines')).toContainText('Bids');
  await expect(fileRow(page, 'text/en/1-all.md')).toBeFocused();
  // One row alone is reached by Tab: the one that had the focus last.
  await expect(tree.locator('[tabindex="0"]')).toHaveCount(1);
};

const folds = async (page: Page): Promise<void> => {
  await folder(page, 'chapters//de').click();
  await folder(page, 'tables').click();
  await page.reload();
  await expect(folder(page, 'tables')).toHaveAttribute('aria-expanded', 'false');
  await expect(folder(page, 'chapters//de')).toHaveAttribute('aria-expanded', 'false');
  await expect(fileRow(page, 'text/en/1-all.md')).toHaveAttribute('aria-current', 'page');
};

const marks = async (page: Page): Promise<void> => {
  stored.write('towns.json', '[{"id": "aria", "at": 11}, {"id": "bree", "at": 12}]\n');
  await expect(folder(page, 'tables')).toHaveAccessibleName(/^Tables ?, 2 errors$/);
  await expect(folder(page, 'rules')).toHaveAccessibleName('Rules');
  await openFile(page, 'towns.json');
  await expect(fileRow(page, 'towns.json')).toHaveAccessibleName(/^towns\.json ?, 2 errors$/);
  await expect(page.getByRole('gridcell', { name: 'aria' })).toBeVisible();
};
