import { failOnConsoleErrors } from './console-errors.ts';
import { beginGame, openPart } from './pages.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = `ruleset "huts" version "1.0.0" language 1
kind Side { state hits: 0..9 = 0 }
table Side {
  id
  red
  blue
}
seats for Side {
  two { first {red}  second {blue} }
}
procedure fire(s: Side) {
  choose shot by s {
    hit -> { if s.hits < 9 { s.hits += 1 } }
    miss
  }
}
play {
  repeat 3 times { for s in Side { fire(s) } }
}
example "a hit counts" {
  run fire(red) { fire/shot: hit }
  then { red.hits == 1 }
}
`;

failOnConsoleErrors();
withRuleset('huts', { 'rules.sand': RULES });

test("mutations that aren't caught link to their lines, and are marked there", { tag: '@long' }, async ({ page }) => {
  await beginGame(page, 'huts');
  await openPart(page, 'Coverage');
  const mutation = page.getByRole('region', { name: 'Mutation testing' });
  await mutation.getByRole('button', { name: 'Try 100 mutations' }).click({ timeout: 30_000 });
  await expect(mutation.getByRole('status')).toHaveText(/^\d+ of \d+ mutations caught\.$/, { timeout: 60_000 });

  const survivor = mutation.getByRole('row', { name: /s\.hits \[< → <=\] 9/ });
  await expect(survivor).toContainText('rules.sand');
  await survivor.getByRole('button').click();
  await expect(page.locator('.monaco .survivor-mark')).not.toHaveCount(0);

  // What was found of other rules is forgotten with them.
  await page.locator('.monaco .view-lines').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('expect red.hits == 0 as begins');
  await expect(mutation.getByRole('status')).toContainText('Changes the rules in one place at a time', {
    timeout: 30_000,
  });
  await expect(page.locator('.monaco .survivor-mark')).toHaveCount(0);
});
