import type { Locator, Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { newGame, openRuleset } from './pages.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();
withRuleset('yard', {
  'rules.sand': `ruleset "yard" version "1.0.0" language 1
kind Side
kind Town
kind Cart { at: Town }
table Side { id
  red }
table Town { id
  aria
  bree
  cley }
table Cart { id  at
  c1  aria }
seats for Side { one { first {red} } }
play { let bid = choose one of n in 0..9 by red }
`,
  'layout.json': JSON.stringify({
    version: 1,
    board: { kind: 'Town' },
    kinds: { Town: { draw: 'place' }, Cart: { draw: 'counter', at: 'at' } },
    places: { 'Town.aria': { at: [10, 10] }, 'Town.bree': { at: [60, 20] }, 'Town.cley': { at: [90, 60] } },
  }),
});

const cover = (page: Page, ruleset: string): Locator => page.locator(`[data-ruleset="${ruleset}"] [data-part="cover"]`);
const isDrawn = (image: Locator): Promise<boolean> =>
  image.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0);

test('cards show the boards of their games; a game that was played gets its own picture', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  for (const ruleset of ['diplomacy', 'hex-dice', 'trench-club', 'der-erste-weltkrieg']) {
    await cover(page, ruleset).scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(cover(page, ruleset).locator('img'))).toBe(true);
  }
  // A game of cards has no board: its hand is drawn.
  await expect(cover(page, 'longest-trench').locator('svg')).toBeVisible();
  await expect(cover(page, 'yard').locator('svg')).toBeVisible();

  await openRuleset(page, 'yard');
  await newGame(page);
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect.poll(() => keptCover(page, 'yard')).toContain('<svg');
  await page.evaluate(() => localStorage.removeItem('sandtable.ruleset'));
  await page.goto('/');
  await page.reload();
  await expect.poll(() => isDrawn(cover(page, 'yard').locator('img'))).toBe(true);
});

/** What the browser keeps of a ruleset's board. */
const keptCover = (page: Page, ruleset: string): Promise<string> =>
  page.evaluate(
    (key) =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('sandtable-covers');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('covers').objectStore('covers').get(key);
          asked.onsuccess = () => done(String(asked.result ?? ''));
        };
      }),
    ruleset,
  );
