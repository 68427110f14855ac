import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { root } from './folder.ts';
import { beginGame, openFile, openSetup, openText } from './pages.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

test.afterAll(() => rmSync(join(root, 'broken'), { recursive: true, force: true }));

/** What stands on the page, and how one comes there from where the one before it was. */
type Show = (page: Page) => Promise<void>;

const firstPage: Show = async (page) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
};
const findings: Show = async (page) => {
  const broken = join(root, 'broken');
  mkdirSync(broken, { recursive: true });
  writeFileSync(join(broken, 'rules.sand'), 'ruleset "broken" version "1.0.0" language 1\nkind Side { x: Sied }\n');
  await openText(page, 'broken', '1');
  await expect(page.locator('[data-part="findings"] button').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^What does “/ })
    .first()
    .click();
  await expect(page.getByTestId('manual')).toBeVisible();
};
const translation: Show = async (page) => {
  await openText(page, 'diplomacy');
  await openFile(page, 'l10n/en.po');
  await expect(page.getByRole('region', { name: 'Chapter in the target language' })).toContainText('Overview', {
    timeout: 30_000,
  });
};
/** The cards of the match lie beside the grid. */
const cards: Show = async (page) => {
  await beginGame(page, 'longest-trench');
  await openFile(page, 'cards-allies.json');
  await page.getByRole('gridcell').nth(10).click();
  await expect(page.locator('.card-table')).toBeVisible();
};

const table: Show = async (page) => {
  await page.goto('/#/play/hex-dice');
  await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Details' }).click();
};
const newMatch: Show = async (page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New match' }).click();
  await expect(page.getByRole('dialog', { name: 'New match' })).toBeVisible();
};

interface Screen {
  readonly shows: readonly Show[];
  /** What has most on one page is looked at for every change, the large games in their turn. */
  readonly tag: '@short' | '@long';
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'a text with findings': { shows: [findings], tag: '@long' },
  'the table with what explains an answer, and who is to play': { shows: [table, newMatch], tag: '@short' },
  'the first page with its help': { shows: [firstPage], tag: '@long' },
  'a board of hexes': { shows: [(page) => beginGame(page, 'hex-dice')], tag: '@long' },
  'a board of places': { shows: [(page) => beginGame(page, 'der-erste-weltkrieg')], tag: '@long' },
  'a table of cards, and one as a grid': { shows: [cards], tag: '@long' },
  'texts beside their sources': { shows: [translation], tag: '@long' },
};

/** Gives the page another look, as it stands. */
const look = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    // The text has colours of its own.
    dispatchEvent(new Event('sandtable-theme'));
    // What has been pressed is not shown half faded.
    for (const animation of document.getAnimations()) animation.finish();
  }, theme);

for (const [screen, { shows, tag }] of Object.entries(SCREENS)) {
  test(`axe finds nothing wrong with ${screen}`, { tag }, async ({ page }) => {
    for (const show of shows) {
      await show(page);
      await look(page, 'light');
      expect(await violations(page)).toEqual([]);
    }
  });

  test(`axe finds nothing wrong with ${screen} in dark and high contrast`, { tag: '@long' }, async ({ page }) => {
    for (const show of shows) {
      await show(page);
      for (const theme of ['dark', 'contrast']) {
        await look(page, theme);
        expect(await violations(page, 'contrast'), theme).toEqual([]);
      }
    }
  });
}

/** All parts, in the order in which F6 leads through them. */
const order = ['rulesets', 'text', 'findings', 'play', 'board', 'question', 'timeLine'];

const inRegion = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region);

test('F6 leads through the parts of the page and back to what had the focus there', { tag: '@long' }, async ({
  page,
}) => {
  await beginGame(page, 'hex-dice');
  await page.getByRole('button', { name: 'Random move' }).click();
  await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
  // Every part has a name, which readers aloud say when it is entered.
  for (const name of ['Editor', 'Board', 'Question', 'Timeline'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  for (const name of ['Rulesets', 'Editor', 'Log', 'Match'])
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  await expect(page.locator('.monaco .view-line').first()).toBeVisible();
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await blur();
  await page.keyboard.press('F6');
  for (const region of order) {
    await expect.poll(() => inRegion(page)).toBe(region);
    await page.keyboard.press('F6');
  }
  await page.keyboard.press('F6');
  await expect(page.locator('[data-part="leave-hint"]')).toBeVisible();
  await expect(page.locator('[data-part="leave-hint"]')).toHaveText(/Tab leaves the editor/);
  await expect(page.getByRole('textbox', { name: /^Text of rules.sand\. Tab leaves/ })).toBeFocused();
  // In the part for playing, the seed: that is where Shift+F6 leads back to.
  await openSetup(page);
  await page.getByLabel('Seed').focus();
  await page.keyboard.press('F6');
  await expect.poll(() => inRegion(page)).toBe('board');
  await expect(page.locator('[data-part="leave-hint"]')).toBeHidden();
  await page.keyboard.press('Shift+F6');
  await expect(page.getByLabel('Seed')).toBeFocused();
});

test('a change to the rules redraws the page and keeps the focus', { tag: '@long' }, async ({ page }) => {
  await beginGame(page, 'hex-dice');
  await openSetup(page);
  await page.getByLabel('Seed').focus();
  await page.keyboard.press('F6');
  const held = page.locator('.board [data-pick], .board-sheet').and(page.locator(':focus'));
  await expect(held).toHaveCount(1);
  const rules = join(root, 'hex-dice/layout.json');
  const pieces = page.locator('.board [data-place^="Army."]');
  writeFileSync(rules, '{ "version": 1, "kinds": { "Army": { "draw": "none" } } }');
  await expect(pieces).toHaveCount(0);
  cpSync('../../rulesets/hex-dice/layout.json', rules);
  await expect(pieces).toHaveCount(18);
  await expect.poll(() => inRegion(page)).toBe('board');
});

test('Tab goes through all parts of the page and out of it', { tag: '@long' }, async ({ page }) => {
  await beginGame(page, 'hex-dice');
  // The log has links once something was decided.
  await page.getByRole('button', { name: 'Random move' }).click();
  await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
  await expect(page.locator('.monaco .view-line').first()).toBeVisible();
  // Nothing holds it.
  await page.getByRole('heading', { name: 'Sandtable' }).click();
  const passed = new Set<string>();
  const before = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement: on } = document;
      if (on === null || on === document.body) return undefined;
      const all = [...document.querySelectorAll('*')];
      return `${all.indexOf(on)} ${on.closest<HTMLElement>('[data-region]')?.dataset.region ?? ''}`;
    });
    if (at === undefined) break;
    // Nothing is come to twice: that would be the trap.
    expect(before).not.toContain(at);
    before.add(at);
    passed.add(at.split(' ')[1] ?? '');
  }
  expect([...passed].filter(Boolean).sort()).toEqual([...order].sort());
});

test('the theme is chosen, and kept', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByLabel('Theme').selectOption('High contrast');
  await expect.poll(paper).toBe('rgb(255, 255, 255)');
  await page.reload();
  await expect(page.getByLabel('Theme')).toHaveValue('contrast');
  await expect.poll(paper).toBe('rgb(255, 255, 255)');
  await page.getByLabel('Theme').selectOption('dark');
  await expect.poll(paper).toBe('rgb(22, 24, 27)');
});

test('on a phone one panel is shown at a time, the head is one line, and theme and language are in its menu', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('[data-ruleset="hex-dice"] [data-part="edit-rules"]').click();
  await expect(page.getByRole('button', { name: 'Go to…' })).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: 'Match', exact: true }).click();
  await expect(page.getByRole('button', { name: 'New match' })).toBeVisible();
  await expect(page.locator('.monaco')).toBeHidden();
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBeLessThan(48);
  await page.getByRole('button', { name: 'Theme and language' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Theme and language' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('button', { name: 'Design und Sprache' })).toBeVisible();
});
