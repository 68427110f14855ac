import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

withRuleset('yard', {
  'rules.sand': `ruleset "yard" version "1.0.0" language 1
kind Side
table Side { id
  red }
kind Card { rare: bool }
table Card { id rare
  ace true
  king false }
pile hand(s: Side) of Card seen by s
seats for Side { one { a {red} } }
procedure turn(s: Side) {
  let bid = choose one of n in 0..3 by s
  put { ace } into hand(s)
  let last = choose one of n in 0..3 by s
}
play {
  put { king } into hand(red)
  turn(red)
}
`,
  'l10n/messages.en.ftl': ['bid', 'last']
    .map(
      (label) => `turn--${label}--about = { $Card_rare ->\n    [0] { "" }\n   *[other] A rare card counts twice.\n}\n`,
    )
    .join(''),
});

test('a question says beforehand what follows from what is held, and nothing otherwise', async ({ page }) => {
  await page.goto('/#/play/yard');
  const foretold = page.locator('[data-part="foretold"]');
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-question', 'turn/bid');
  await expect(foretold).toHaveCount(0);
  await page.locator('[data-part="choices"] button').first().click();
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-question', 'turn/last');
  await expect(foretold).toHaveText('A rare card counts twice.');
});
