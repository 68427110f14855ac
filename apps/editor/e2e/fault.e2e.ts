import { beginGame } from './pages.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = `ruleset "sums" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { a {red} } }
state plan(s: Side): 0..9 = 3 seen by s
state sum: 0..10 = 4
play {
  let mine = plan(red)
  let least = choose one of 7..9 by red
  sum += least
}
`;
withRuleset('sums', { 'rules.sand': RULES });

test('a runtime error shows its values, but not in the view of one seat', { tag: '@long' }, async ({ page }) => {
  await beginGame(page, 'sums');
  await page.getByLabel('View as').selectOption('all');
  await page.getByRole('button', { name: '8', exact: true }).click();
  await expect(page.locator('[data-part="ending"]')).toContainText('runtime error');
  await expect(page.getByTestId('fault').getByRole('listitem')).toHaveText([
    'The value was 12.',
    'Allowed: 0..10.',
    'mine = 3',
    'least = 8',
  ]);
  for (const viewer of ['seat:a', 'asked']) {
    await page.getByLabel('View as').selectOption(viewer);
    await expect(page.getByTestId('fault').getByRole('listitem')).toHaveCount(0);
    await expect(page.getByTestId('fault').getByRole('button')).toHaveText('rules.sand');
  }
});
