import type { Locator, Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { openFile, openHouseRules, openRuleset } from './pages.ts';
import { picture } from './picture.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = `ruleset "ledger" version "1.0.0" language 1
kind Clan { strength: 1..4 }
table Clan { id strength
  red 2
  blue 3
}
type Hue = dark | light
kind Card {
  worth: 0..9
  hue: Hue = dark
}
table Card from "cards.json"
seats for Clan { two { one {red} other {blue} } }
play { finish drawn by {red} because "over" }
`;
const COUNT = 1500;
const cards = Array.from({ length: COUNT }, (_, i) => `  {"id": "c${i}", "worth": ${(i * 7) % 10}}`);
const RICH = `variant "rich" version "1.0.0" of "ledger" "^1.0" {
  change Card.c3 { worth: 9 }
}
`;

failOnConsoleErrors();
const stored = withRuleset('ledger', {
  'rules.sand': RULES,
  'cards.json': `[\n${cards.join(',\n')}\n]\n`,
  'variants/rich.sand': RICH,
});

/** The table as a grid, and its cells by row and column. */
const open = async (page: Page) => {
  await openRuleset(page, 'ledger');
  await openHouseRules(page);
  await page.locator('[data-part="variants"]').getByRole('checkbox', { name: 'rich' }).check();
  await openFile(page, 'cards.json');
  const grid = page.getByRole('grid', { name: 'Table: Card' });
  await expect(grid).toHaveAttribute('aria-rowcount', String(COUNT + 1));
  const cell = (id: string, column: number): Locator =>
    grid
      .getByRole('row')
      .filter({ has: page.getByText(id, { exact: true }) })
      .getByRole('gridcell')
      .nth(column);
  return { grid, cell };
};

test('only the visible rows of a long table are drawn, keys reach all of them, and a house rule is marked in its cell', async ({
  page,
}) => {
  const { grid, cell } = await open(page);
  expect(await grid.getByRole('row').count()).toBeLessThan(120);

  await expect(cell('c3', 1)).toHaveText('1 → 9');
  await cell('c3', 1).click();
  await picture(page, 'table-laid');
  await page.getByRole('button', { name: 'Revert to base rules: remove this from variants/rich.sand' }).click();
  await expect(cell('c3', 1)).toHaveText('1');
  await expect.poll(() => stored.read('variants/rich.sand')).not.toContain('c3');

  await page.keyboard.press('Escape');
  await cell('c3', 1).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  await expect(cell(`c${COUNT - 1}`, 0)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(cell('c0', 0)).toBeFocused();
});

test('sorting and filling down reach all of a long table', { tag: '@long' }, async ({ page }) => {
  const { grid, cell } = await open(page);
  // Down from the greatest: of those that are worth 9, the first three of the file.
  const head = grid.getByRole('columnheader', { name: 'worth' });
  await head.getByRole('button').click();
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('searchbox', { name: 'Filter rows' }).fill('9');
  await cell('c7', 2).click();
  await page.keyboard.type('light');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cell('c7', 2)).toHaveText('light');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(cell('c27', 2)).toHaveText('light');
  await picture(page, 'table-filled');
  const changed = (): readonly string[] =>
    stored
      .read('cards.json')
      .split('\n')
      .filter((line) => line.includes('light'))
      .map((line) => /"id": "(\w+)"/.exec(line)?.[1] ?? '');
  await expect.poll(changed).toEqual(['c7', 'c17', 'c27']);
});
