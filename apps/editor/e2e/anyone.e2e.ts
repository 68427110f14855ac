import { beginGame } from './pages.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = `ruleset "partners" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card
table Player { id
  ann
  bob
}
table Card { id
  c1
  c2
  c3
  c4
}
seats for Player { two { a {ann}  b {bob} } }
pile stock of Card ordered seen by nobody
pile hand(p: Player) of Card seen by p
pile heap of Card
play {
  shuffle Card into stock
  for p in Player { draw 2 from stock to hand(p) }
  choose lead by p in Player {
    show(c in hand(p)) -> { put c into heap  p.score += 1 }
    pass
  }
  finish won by { q in Player where q.score > 0 } because "shown"
}
`;
withRuleset('partners', { 'rules.sand': RULES });

test('any one of several answers, each with his own cards before him', { tag: '@long' }, async ({ page }) => {
  await beginGame(page, 'partners');
  await page.getByLabel('View as').selectOption('asked');
  const anyone = page.getByTestId('anyone');
  await expect(anyone).toContainText('Any of these players may answer: Ann, Bob');
  await expect(page.getByTestId('prompt')).toContainText('Ann');
  await anyone.getByRole('button', { name: 'Answer as Bob' }).click();
  await expect(page.getByTestId('prompt')).toContainText('Bob');
  await expect(anyone.getByRole('button')).toHaveText(['Answer as Ann']);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('button', { name: /^C\d$/ }).first().click();
  await expect(page.locator('[data-part="ending"]')).toContainText('Winner: B');
  await expect(anyone).toHaveCount(0);
});
