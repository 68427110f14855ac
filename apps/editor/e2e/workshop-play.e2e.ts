import { failOnConsoleErrors } from './console-errors.ts';
import { newGame, openFile, openRuleset } from './pages.ts';
import { picture } from './picture.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = `ruleset "parlour" version "1.0.0" language 1
type Deed = procedure(who: Player)
kind Player { state score: 0..99 = 0 }
table Player { id
  ann
  ben
}
kind Card { suit: hearts | spades = hearts, worth: 0..9 = 0, deed: Deed = nothing, also: Deed = nothing }
table Card from "cards.json"
procedure nothing(who: Player) { }
procedure gain(n: 0..9, who: Player) {
  who.score += n
  log "gained" (n)
}
procedure double(who: Player) { who.score += who.score }
seats for Player { two { a {ann} b {ben} } }
procedure turn(p: Player) {
  let card = choose one of Card by p
  let deed = card.deed
  deed(p)
  let also = card.also
  also(p)
}
play {
  repeat 2 times { for p in Player { turn(p) } }
  if ann.score > ben.score { finish won by {ann} }
  finish won by {ben}
}
`;
const CARDS = `[
  {"id": "coin", "worth": 1, "deed": "gain(1)", "sources": {"worth": "reconstructed: a guess"}},
  {"id": "stone", "suit": "spades"}
]
`;
const LAYOUT = `{
  "version": 1,
  "board": { "kind": [] },
  "sides": { "hearts": { "colour": "#8a2f24", "pattern": "hatch", "letter": "H" }, "spades": { "colour": "#4a4a46", "pattern": "hatch", "letter": "S" } },
  "kinds": { "Card": { "draw": "card", "side": "suit", "value": "worth", "lines": ["deed", "also"] } }
}
`;
failOnConsoleErrors();
withRuleset('parlour', { 'rules.sand': RULES, 'cards.json': CARDS, 'layout.json': LAYOUT });

test('a card is changed in the grid and the running match follows; a new one is drawn, played and counted', {
  tag: '@long',
}, async ({ page }) => {
  await openRuleset(page, 'parlour', '1');
  await openFile(page, 'cards.json');
  await newGame(page);
  const choices = page.getByTestId('choices');
  await choices.getByText('Coin').click();
  await page
    .getByRole('tab', { name: 'Log' })
    .or(page.getByRole('button', { name: 'Log' }))
    .first()
    .click();
  const log = page.locator('[data-panel="log"]');
  await expect(log).toContainText('Gained: 1');

  const grid = page.getByRole('grid');
  const card = page.getByRole('region', { name: /^Row / }).locator('.card');
  await grid.getByRole('gridcell', { name: 'gain(1)' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'coin deed' }).fill('gain(4)');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Gained: 4');
  await expect(card).toContainText('gain', { ignoreCase: true });

  await page.getByRole('button', { name: 'Duplicate row' }).click();
  await expect(grid.getByRole('gridcell', { name: 'coin2' })).toBeVisible();
  const form = page.getByRole('region', { name: 'Row coin2' });
  const also = form.getByRole('combobox', { name: 'also' });
  await also.fill('doub');
  await expect(page.getByRole('listbox', { name: 'also' }).getByRole('option')).toHaveText(/double/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await form.getByRole('combobox', { name: 'worth' }).fill('8');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('8');
  await expect(card).toContainText('double', { ignoreCase: true });
  await expect(choices).toContainText('Coin2');
  await choices.getByText('Coin2').click();

  await page.getByRole('combobox', { name: 'Games', exact: true }).selectOption('50');
  await page.getByRole('button', { name: 'Run simulation' }).click();
  await expect(page.getByText('50 of 50 games')).toBeVisible();
  const figures = page.getByRole('table').filter({ hasText: 'Per game' });
  await expect(figures.getByRole('row')).toHaveCount(4);
  await picture(page, 'workshop-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1900, height: 1000 });
  await picture(page, 'workshop-wide');
});
