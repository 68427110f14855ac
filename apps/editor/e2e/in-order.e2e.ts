import { beginGame } from './pages.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = `ruleset "march" version "1.0.0" language 1
kind Player
table Player { id
  ann
}
kind Town on hexes flat
table Town { id q r
  aria  0 0
  bree  1 0
  corin 2 0
  dorn  3 0
}
seats for Player { one { a {ann} } }
state way: list of Town max 3
play {
  let path = choose 2..3 of t in Town in order by ann where t != corin else "swamp" such that path[1] != aria else "not-aria"
  way = path
  let last = choose one of { t for t in path } by ann
  finish won by {ann}
}
`;
withRuleset('march', { 'rules.sand': RULES });

test('what is clicked first is first, in the list and on the board', { tag: '@long' }, async ({ page }) => {
  await beginGame(page, 'march');
  const choices = page.getByTestId('choices');
  await expect(page.locator('legend')).toContainText('Choose 2 to 3, in order');
  await choices.getByLabel('Aria').check();
  await choices.getByLabel('Dorn').check();
  await expect(choices.locator('li')).toHaveText(['1. Aria', 'Bree', '2. Dorn']);
  await page.getByRole('button', { name: 'Confirm' }).click();
  // That begins with Aria, so the question stays and the picks can be changed.
  await expect(page.getByTestId('prompt')).toBeVisible();
  await choices.getByLabel('Aria').uncheck();
  const place = (name: string) => page.locator('.board').getByRole('button', { name }).first();
  await place('Bree').click();
  await place('Aria').click();
  await expect(choices.locator('li')).toHaveText(['3. Aria', '2. Bree', '1. Dorn']);
  await expect(page.locator('.board [role=button][aria-pressed=true]').first()).toHaveAttribute('aria-label', /^\d\. /);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(choices.getByRole('button')).toHaveText(['Aria', 'Bree', 'Dorn']);
  await choices.getByRole('button', { name: 'Dorn' }).click();
  await expect(page.locator('[data-part="ending"]')).toContainText('Winner');
});
