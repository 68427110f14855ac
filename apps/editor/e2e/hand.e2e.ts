import { beginGame, fileRow, newGame, openPart } from './pages.ts';
import { picture } from './picture.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = `ruleset "throws" version "1.0.0" language 1
kind Side { state score: 0..99 = 0 }
table Side { id
  red
  blue }
die Cube { 1, 2, 3, 4, 5, 6 }
seats for Side { two { first {red} second {blue} } }
play { repeat 9 times { for s in Side { turn(s) } } }
procedure turn(s: Side) {
  let much = choose one of 0..3 as much by s
  let cube = roll Cube as throw by s
  s.score = min(99, s.score + cube * much)
}
`;
withRuleset('throws', { 'rules.sand': RULES });

test('dice are forced, a move is changed, and the match is saved as an example', async ({ page }) => {
  await beginGame(page, 'throws');
  const answer = (n: number) =>
    page
      .getByTestId('choices')
      .getByRole('button', { name: String(n), exact: true })
      .click();
  await answer(1);
  await expect(page.getByTestId('decisions')).toHaveText('1');
  await openPart(page, 'Manual edits');
  await page.getByLabel('Result').fill('6');
  await page.getByRole('button', { name: 'Set next roll' }).click();
  await expect(page.getByTestId('decisions')).toHaveText('2');
  await answer(1);
  await expect(page.getByTestId('decisions')).toHaveText('3');
  await openPart(page, 'Log');
  await expect(page.getByRole('img', { name: 'dice override' })).toHaveCount(1);
  await openPart(page, 'Moves');
  await page.locator('[data-step="1"]').hover();
  await expect(page.locator('[data-part="preview"]')).toContainText('Viewing move 1');
  await page.locator('[data-step="1"]').getByRole('button', { name: 'What if' }).click();
  await expect(page.getByTestId('decisions')).toHaveText('0');
  await answer(3);
  await expect(page.getByTestId('decisions')).toHaveText('3');
  await page.getByRole('button', { name: 'Compare variations' }).click();
  await expect(page.locator('[data-part="difference"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to moves' }).click();
  await page.getByRole('button', { name: 'Save as example' }).click();
  await page.getByRole('button', { name: 'Create example' }).click();
  await expect(page.locator('[data-part="example-text"]')).toContainText('run play()');
  await page.getByRole('button', { name: 'Add example' }).click();
  await expect(fileRow(page, 'examples/played.sand')).toBeVisible();
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  const kept = page.locator('[data-part="example-kept"]');
  await expect(kept).toContainText('Saved in examples/played.sand, line 1.');
  await expect(kept.getByRole('status')).toContainText('Example passed.');
  await picture(page, 'example-kept');
});

test('a saved match is a file of the ruleset, and can be resumed', { tag: '@long' }, async ({ page }) => {
  await beginGame(page, 'throws');
  await page.getByTestId('choices').getByRole('button', { name: '1', exact: true }).click();
  await expect(page.getByTestId('decisions')).toHaveText('1');
  await openPart(page, 'Moves');
  await page.getByText('Saved matches').click();
  await page.getByRole('button', { name: 'Save match' }).click();
  await expect(fileRow(page, 'sessions/match-1.json')).toBeVisible();
  await newGame(page);
  await expect(page.getByTestId('decisions')).toHaveText('0');
  await page.getByRole('button', { name: 'Resume match-1' }).click();
  await expect(page.getByTestId('decisions')).toHaveText('1');
  await expect(page.getByTestId('finding-count')).toHaveText('0');
});
