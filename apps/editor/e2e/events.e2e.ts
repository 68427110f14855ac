import { failOnConsoleErrors } from './console-errors.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = `ruleset "carts" version "1.0.0" language 1
kind Side { state score: 0..99 = 0 }
table Side { id
  red
  blue }
kind Town
table Town { id
  arden
  bern }
kind Cart { side: Side, state at: Town = arden }
table Cart { id side
  lorry red
  wagon blue }
die Cube { 1..6 }
seats for Side { two { first {red} second {blue} } }
play {
  repeat 3 times { for s in Side { turn(s) } }
  finish won by {red} because "far"
}
procedure turn(s: Side) {
  let to = choose one of t in Town by s
  let cube = roll Cube by s
  for c in Cart where c.side == s { c.at = to }
  if s.score > 0 { log "met" (s, to) }
  s.score += cube
  log "came" (s, to, cube)
}
`;
const LAYOUT = {
  version: 1,
  projection: 'none',
  base: 'none',
  places: { 'Town.arden': { at: [0, 0] }, 'Town.bern': { at: [100, 60] } },
  sides: {
    red: { colour: '#b3372b', pattern: 'hatch', letter: 'R' },
    blue: { colour: '#2f5f8f', pattern: 'solid', letter: 'B' },
  },
  kinds: { Town: { draw: 'place' }, Cart: { draw: 'counter', at: 'at', side: 'side' } },
  lines: [],
  events: { 'turn/met': { show: 'card', sides: [{ who: 'red' }, { who: 'blue' }] } },
};
const WORDS = `Side_score = score
turn--cube = Road die
turn--came = { $s } comes to { $to }.
turn--met--title = Meeting in { $to }
turn--met = They meet.
`;
withRuleset('carts', {
  'rules.sand': RULES,
  'layout.json': JSON.stringify(LAYOUT),
  'l10n/messages.en.ftl': WORDS,
});
failOnConsoleErrors();

test('dice roll, counters slide, a key skips that, and it can be replayed; the result has its own page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript("localStorage['sandtable.animations'] = 'on'");
  await page.goto('/#/play/carts');
  const answers = page.locator('[data-region="question"]');
  await answers.getByRole('button', { name: 'Bern' }).click();
  const tray = page.locator('[data-part="event-tray"]');
  await expect(tray).toContainText('Road die');
  await expect(tray.locator('[data-rolling="true"]')).toBeVisible();
  await expect(page.locator('[data-motion="Cart.lorry"]')).toHaveCSS('animation-name', 'board-slide');
  // Screen readers read its live region alone.
  await expect(tray).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('Shift');
  await expect(tray.getByText('Red')).toBeHidden();
  // The bot is shown as well, until all is over.
  await expect(tray).toContainText('Blue');
  await expect(tray).toBeHidden();
  await expect(answers.getByRole('button', { name: 'Bern' })).toBeVisible();

  await page.getByRole('button', { name: 'Replay last move' }).click();
  await expect(tray).toContainText('Red');
  await expect(page.locator('[data-motion="Cart.lorry"]')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(tray).toBeHidden();

  await answers.getByRole('button', { name: 'Arden' }).click();
  const card = page.locator('[data-part="fight-card"]');
  await expect(card.getByRole('heading', { name: 'Meeting in Arden' })).toBeVisible();
  await expect(card).toContainText('Red comes to Arden.');
  await card.getByRole('button', { name: 'Continue' }).click();
  // The bot's fight has the same heading, and may come later than the key.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(card.getByRole('heading', { name: 'Meeting in Arden' })).toBeHidden({ timeout: 1000 });
  }).toPass();

  await page.getByRole('button', { name: 'Settings and help' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Animations' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Replay last move' })).toBeHidden();
  await answers.getByRole('button', { name: 'Arden' }).click();
  const end = page.locator('[data-part="end-page"]');
  await expect(end.getByRole('heading', { level: 2 })).toHaveText(/Winner/);
  await expect(end).toContainText('Far');
  await expect(end.getByRole('row')).toHaveCount(2);
  await expect(end.getByRole('img', { name: 'score over time' })).toBeVisible();
  await end
    .getByRole('button', { name: /^Move \d of 6/ })
    .first()
    .click();
  await expect(end).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(end).toBeVisible();
  await end.getByRole('button', { name: 'View board' }).click();
  await expect(end).toBeHidden();
  await page.getByRole('button', { name: 'Show result' }).click();
  await end.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('dialog', { name: 'New match' })).toBeVisible();
});

test('with animations off nothing is shown over the board, and a result can be expanded in the log', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#/play/carts');
  await page.locator('[data-region="question"]').getByRole('button', { name: 'Bern' }).click();
  const log = page.getByRole('group', { name: 'Log' });
  await expect(log).toContainText('Blue comes to');
  await expect(page.locator('[data-part="event-tray"]')).toHaveCount(0);
  await expect(log.locator('[data-part="die"]').first()).toHaveText(/^[1-6]$/);
  await log.getByText('How this was calculated').first().click();
  await expect(page.locator('[data-part="result-card"]')).toContainText(/Road die/);
});
