import { beginGame } from './pages.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = `ruleset "ferry" version "1.0.0" language 1
kind Side
table Side { id
  red
}
kind Town
table Town { id
  aria
  bree
}
kind Cart { side: Side, state at: Town = aria }
table Cart { id side
  grey red
  black red
}
type Errand = rest | go(to: Town)
notation Errand for c: Cart from "errands"
seats for Side { one { a {red} } }
play {
  let errands = choose one of Errand for each c in Cart by red
  finish won by {red}
}
`;
const PATTERNS = 'Errand.rest = {c} H\nErrand.go = {c} - {to}\nCart.grey = Grey cart | Grey\nCart.black = Black cart\n';
withRuleset('ferry', { 'rules.sand': RULES, 'l10n/errands.en.txt': PATTERNS });

test('an answer is written as text, and each line shows how it was read', async ({ page }) => {
  await beginGame(page, 'ferry');
  await page.getByText('Enter as text').click();
  const lines = page.getByRole('textbox', { name: 'Enter as text' });
  await lines.fill('grey - Bree\nblack cart to the moon');
  await expect(page.getByText('can’t read “to”.')).toBeVisible();
  await expect(page.getByText('No line for Black cart, so this is used: Black cart H.')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Grey cart - bree · Black cart H')).toBeVisible();
});
