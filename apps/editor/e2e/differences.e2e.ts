import { violations } from './axe.ts';
import { newGame, openHouseRules, openPart, openRuleset, openSetup } from './pages.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = `ruleset "race" version "1.0.0" language 1
kind Side { stride: 1..9, state at: 0..99 = 0 }
table Side { id stride
  red  2
  blue 2
}
constant goal: 1..50 = 8
seats for Side { two { first {red}  second {blue} } }
procedure move(s: Side) {
  let rest = choose one of bool by s
  s.at += s.stride
  if not rest { s.at += 1 }
  if s.at >= goal { finish won by {s} because "first" }
}
play { repeat 20 times { for s in Side { move(s) } } }
`;
const FAR = `variant "far" version "1.0.0" of "race" "^1.0" {
  set constant goal = 20
  change Side.blue { stride: 5 }
}
`;
/** Parts of the page that these tests are about. */
const OWN =
  /Differences_|Consequences_|Chart_|FigureTable_|Meaning_|DivergedGames_|ChangedMoves_|EffectSides_|Segmented_|SimulationForm_/;
withRuleset('race', { 'rules.sand': RULES, 'variants/far.sand': FAR });

test.beforeEach(async ({ page }) => {
  await openRuleset(page, 'race');
  await openPart(page, 'Differences');
});

test('the changes of a variant are listed in words of the game, and link to their places', { tag: '@long' }, async ({
  page,
}) => {
  await expect(page.getByRole('combobox', { name: 'B', exact: true })).toHaveValue('variant:far');
  await expect(page.getByRole('button', { name: /^Constant goal: 8 → 20/ })).toBeVisible();
  await page.getByRole('button', { name: /^Side blue: stride 2 → 5/ }).click();
  await expect(page.getByRole('textbox', { name: /^Text of variants\/far\.sand/ })).toBeAttached();
  expect((await violations(page)).filter((line) => OWN.test(line))).toEqual([]);
  await page.getByRole('button', { name: 'Texts', exact: true }).click();
  await expect(page.locator('[data-part="differences"] [data-part="diff"]')).toContainText('set constant goal = 20');
  await page.setViewportSize({ width: 800, height: 900 });
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Findings' }).click();
  await openPart(page, 'Differences');
  await expect(page.getByRole('combobox', { name: 'B', exact: true })).toBeVisible();
});

test('a house rule in a running match says which moves turn out differently, at the table too', async ({ page }) => {
  await newGame(page);
  for (const n of ['1', '2', '3']) {
    await page.getByRole('button', { name: 'Random move' }).click();
    await expect(page.getByTestId('decisions')).toHaveText(n);
  }
  await openSetup(page);
  await openHouseRules(page);
  await page.getByLabel('far', { exact: true }).check();
  const note = page.getByRole('region', { name: 'Changed moves' });
  await expect(note).toContainText('1 of 3 moves turns out differently');
  await expect(note).toContainText('Constant goal: 8 → 20');
  await note.getByRole('button', { name: 'Move 2' }).click();
  await expect(note.locator('[data-part="changed-move"] del')).toBeVisible();
  await expect(page.locator('[data-part="preview"]')).toContainText('Viewing move 2');
  await page.keyboard.press('F2');
  await expect(page.locator('[data-part="table"]')).toBeVisible();
  await expect(note.getByRole('button', { name: 'Move 2', pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note.getByRole('button', { name: 'Move 2', pressed: false })).toBeVisible();

  await note.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(note).toHaveCount(0);
});

test('the effect of a house rule in a running match is simulated', { tag: '@long' }, async ({ page }) => {
  await newGame(page);
  await page.getByRole('button', { name: 'Random move' }).click();
  await expect(page.getByTestId('decisions')).toHaveText('1');
  await openSetup(page);
  await openHouseRules(page);
  await page.getByLabel('far', { exact: true }).check();
  const note = page.getByRole('region', { name: 'Changed moves' });
  await note.getByRole('button', { name: 'Simulate effect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Simulate effect' });
  await expect(dialog.getByRole('listitem').first()).toContainText('Constant goal: 8 → 20');
  await expect(dialog.getByText('50 of 50 games')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('row', { name: /Won by blue/ })).toContainText('significant');
  expect((await violations(page)).filter((line) => OWN.test(line))).toEqual([]);
});

test('bots play with and without a variant, and a game that diverges opens at that point with the variant applied', {
  tag: '@long',
}, async ({ page }) => {
  await page.getByRole('button', { name: 'Simulation' }).click();
  await page.getByRole('combobox', { name: 'Games' }).selectOption('50');
  await page.getByRole('button', { name: 'Run simulation' }).click();
  await expect(page.getByText('50 of 50 games')).toBeVisible();
  const blue = page.getByRole('row', { name: /Won by blue/ });
  await expect(blue).toContainText('significant');
  await expect(page.getByRole('img', { name: 'Wins in A and B' })).toBeVisible();
  expect((await violations(page)).filter((line) => OWN.test(line))).toEqual([]);
  const first = page.getByRole('region', { name: 'Games that diverge' }).getByRole('listitem').first();
  const made = Number(/after (\d+|one)/.exec(await first.innerText())?.[1]?.replace('one', '1'));
  await first.getByRole('button', { name: /^Open in B/ }).click();
  await expect(page.locator('[data-part="variants"] > summary')).toContainText('far');
  await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveValue(String(made));
});
