import { chances, playByHand } from './by-hand.ts';
import { newGame } from './pages.ts';
import { picture } from './picture.ts';
import { putsBack, storedRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

// Whole games take their time; the page is smaller, so that it is drawn faster.
test.use({ viewport: { width: 1180, height: 860 } });

/** A game that would take its whole day is shortened by its own options. */
const short: Readonly<Record<string, Readonly<Record<string, string>>>> = { diplomacy: { 'Final year': '1902' } };

/** Others have no option for that; their rules say after how many moves or rounds it is a draw. */
const SOONER = {
  'hex-dice': { file: 'rules.sand', limit: /(constant moveLimit.* = )\d+/, most: 12 },
  'trench-club': { file: 'settings.sand', limit: /(constant lastRound.* = )\d+/, most: 2 },
} as const;
for (const [ruleset, { file }] of Object.entries(SOONER)) putsBack(ruleset, file);
const endSoon = (): void => {
  for (const [ruleset, { file, limit, most }] of Object.entries(SOONER)) {
    const stored = storedRuleset(ruleset);
    const rules = stored.read(file);
    const sooner = rules.replace(limit, `$1${most}`);
    expect(sooner).not.toBe(rules);
    stored.write(file, sooner);
  }
};

const GAMES = ['hex-dice', 'der-erste-weltkrieg', 'diplomacy', 'longest-trench', 'trench-club'];

for (const ruleset of GAMES)
  test(`${ruleset} is played to its end by clicking what is seen`, { tag: '@long' }, async ({ page }) => {
    // Half a minute on a quiet machine; a busy one may take several.
    test.setTimeout(900_000);
    await page.addInitScript(() => localStorage.setItem('sandtable.split.right', '620'));
    endSoon();
    await page.goto(`/#/edit/${ruleset}`);
    // What its text says of the number is reported as a finding.
    await expect(page.getByTestId('finding-count')).toHaveText(/^\d+$/, { timeout: 60_000 });
    for (const [option, value] of Object.entries(short[ruleset] ?? {})) {
      await page.getByText('Options').click();
      await page.getByLabel(option).fill(value);
      await page.getByText('Options').click();
    }
    await newGame(page);
    await expect(page.getByTestId('prompt')).toBeVisible();
    const pictures: Readonly<Record<number, string>> = { 2: 'start', 150: 'middle' };
    const pictured = (name: string) => picture(page, `${ruleset}-by-hand-${name}`);
    const played = await playByHand(page, chances(5), 3000, async (clicks) => {
      const name = pictures[clicks];
      if (name !== undefined) await pictured(name);
    });
    // Whatever may be chosen on the board can be reached there, and about every second time it is.
    expect(played.offered).toBeGreaterThan(played.clicks / 5);
    expect(played.hidden).toEqual([]);
    expect(played.onBoard).toBeGreaterThan(played.offered / 4);
    await pictured('end');
    await expect(page.locator('[data-part="ending"]')).not.toContainText('runtime error');
    await expect(page.locator('.board .legal, .card-table .legal')).toHaveCount(0);
  });
