import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { root } from './folder.ts';
import { beginGame, fileRow, newGame, openFile, openRuleset, openSetup, playRandomly } from './pages.ts';
import { picture } from './picture.ts';
import { putsBack, storedRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const forgive = failOnConsoleErrors();

const decisions = (page: Page) => page.getByTestId('decisions');

/** Everything that a click may change: the decisions made, and what is asked with what is chosen so far. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('[data-testid="decisions"], [data-testid="prompt"], [data-testid="choices"]'),
    ];
    const ticked = document.querySelectorAll('[data-testid="choices"] :checked').length;
    return JSON.stringify([parts.map(({ outerHTML }) => outerHTML), ticked]);
  });

/** Answers whatever is asked with its first legal values, until a decision is made. */
const decide = async (page: Page): Promise<void> => {
  const before = await decisions(page).textContent();
  for (let i = 0; i < 60 && (await decisions(page).textContent()) === before; i++) {
    const seen = await asked(page);
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
    if (await confirm.isVisible()) {
      if (await confirm.isDisabled())
        await page.getByTestId('choices').getByRole('checkbox', { checked: false }).first().check();
      else await confirm.click();
    } else await page.getByTestId('choices').getByRole('button').first().click();
    // A click so soon after the last one may be taken for the second half of a double-click; then it is made again.
    await expect
      .poll(() => asked(page), { timeout: 1000 })
      .not.toBe(seen)
      .catch(() => undefined);
  }
  expect(await decisions(page).textContent()).not.toBe(before);
};

/** Tried in a task of its own: what the debugger itself evaluates is exempt from the policy. */
const tryCode = (): Promise<string> =>
  new Promise((done) => {
    setTimeout(() => {
      try {
        done(String(new Function('return 1')()));
      } catch (error) {
        done(error instanceof Error ? error.name : 'thrown');
      }
    }, 0);
  });

test('the first view does not wait for the text editor; the policy is sent, and text cannot become code', async ({
  page,
}) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' blob:");
  await test.step('the first view does not wait for the text editor', async () => {
    const html = await response?.text();
    expect(html).toContain('modulepreload');
    expect(html).not.toContain('monaco-');
    await expect(page.locator('[data-ruleset="hex-dice"]')).toBeVisible();
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((name) => /monaco-.*\.js/.test(name))).toEqual([]);
  });
  await page.locator('[data-ruleset="hex-dice"] [data-part="edit-rules"]').click();
  await expect(page.getByTestId('finding-count')).toHaveText(/\d/);
  expect(await page.evaluate(tryCode)).toBe('EvalError');
  // The games that come with the page need no compiler; the services of the language have a worker as soon as text is shown.
  await expect.poll(() => page.workers().length).toBeGreaterThanOrEqual(1);
  for (const worker of page.workers()) expect(await worker.evaluate(tryCode)).toBe('EvalError');
  // The browser reports the refused attempts on the console; here that is what is wanted.
  forgive();
});

/** A picture of the page in the midst of a game, for the eye and for the documentation. */
test('a game is exported as a picture', { tag: '@long' }, async ({ page }) => {
  for (const ruleset of ['hex-dice', 'der-erste-weltkrieg']) {
    await beginGame(page, ruleset);
    const step = page.getByRole('button', { name: 'Random move' });
    for (let i = 1; i <= 36; i++) {
      await step.click();
      await expect(decisions(page)).toHaveText(String(i));
    }
    await page.mouse.move(0, 0);
    await page.locator('[data-panel="play"]').evaluate((pane) => pane.scrollTo(0, 0));
    await picture(page, `${ruleset}`);
  }
});

for (const ruleset of ['hex-dice', 'der-erste-weltkrieg'])
  test(`${ruleset} is drawn, played, undone and run to its end`, { tag: '@long' }, async ({ page }) => {
    await beginGame(page, ruleset);
    await expect(page.locator('.board-sheet')).toBeVisible();
    for (let i = 0; i < 3; i++) await decide(page);
    await expect(decisions(page)).toHaveText('3');
    await picture(page, `${ruleset}-played`);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const redo = page.getByRole('button', { name: 'Redo', exact: true });
    await expect(redo).toBeDisabled();
    await undo.click();
    await expect(decisions(page)).toHaveText('2');
    await redo.click();
    await expect(decisions(page)).toHaveText('3');
    await expect(redo).toBeDisabled();
    for (const remaining of ['2', '1', '0']) {
      await undo.click();
      await expect(decisions(page)).toHaveText(remaining);
    }
    await expect(undo).toBeDisabled();
    await page.getByRole('button', { name: 'Play to end' }).click();
    await expect(page.locator('[data-part="ending"]')).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('[data-part="ending"]')).not.toContainText('runtime error');
    await picture(page, `${ruleset}-ended`);
  });

test('a match is played with keys alone, and on the board alone, against a bot; moves leave a trace', {
  tag: '@long',
}, async ({ page }) => {
  await beginGame(page, 'hex-dice');
  await expect(page.getByRole('status').filter({ hasText: 'What do you do?' })).toHaveCount(1);
  await test.step('by keys alone', () => decidesByKeys(page));
  await newGame(page);
  await expect(decisions(page)).toHaveText('0');
  await test.step('the last one leaves a trace, which the next one replaces', () => leavesTrace(page));
  await newGame(page);
  await expect(decisions(page)).toHaveText('0');
  await test.step('on the board alone, and a bot answers', () => movesOnBoard(page));
});

test('a value changed in a table changes the running game', async ({ page }) => {
  await beginGame(page, 'hex-dice');
  await changesValue(page);
});

test('keys move through the timeline, and a log line opens its rule', {
  tag: '@long',
}, async ({ page }) => {
  await beginGame(page, 'hex-dice');
  await goesBackAndForth(page);
});

test('wheel, keys and buttons pan and zoom the board; the match continues despite a syntax error', {
  tag: '@long',
}, async ({ page }) => {
  await beginGame(page, 'hex-dice');
  await test.step('the board is moved and zoomed', () => movesAndZooms(page));
  await decide(page);
  await expect(decisions(page)).toHaveText('1');
  await test.step('a syntax error is one finding, and the game goes on', () => playsNextToError(page));
});

const movesOnBoard = async (page: Page): Promise<void> => {
  await openSetup(page);
  await page.getByLabel('South', { exact: true }).selectOption('random');
  await page.getByTestId('choices').getByRole('button', { name: 'Move' }).click();
  for (const next of ['Where to?', 'North']) {
    await page.locator('.board .legal').first().click();
    await expect(page.getByTestId('prompt')).toContainText(next);
  }
  await expect(decisions(page)).toHaveText('2');
  await expect(page.getByTestId('prompt')).toContainText('North');
};

const playsNextToError = async (page: Page): Promise<void> => {
  // What is typed here must not reach the files.
  await page.route('**/api/file/**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 200, headers: { etag: '"e2e"' }, body: '{}' })
      : route.continue(),
  );
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nconstant = ');
  await expect(page.getByTestId('finding-count')).toHaveText('1');
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
  await expect(decisions(page)).toHaveText('1');
  await decide(page);
  await expect(decisions(page)).toHaveText('2');
};

const hexDice = storedRuleset('hex-dice');
putsBack('hex-dice', 'armies.sand');

const changesValue = async (page: Page): Promise<void> => {
  const before = hexDice.read('armies.sand');
  const army = (place: string) => page.locator(`.board [aria-label="North 9, North, ${place.toUpperCase()}, N9"]`);
  await decide(page);
  await expect(army('b5')).toHaveCount(1);
  await openFile(page, 'armies.sand');
  await expect(page.locator('.view-lines')).toContainText('table');
  await page.locator('.monaco-editor').first().click();
  const change = async (value: string): Promise<void> => {
    await page.keyboard.press('ControlOrMeta+Home');
    for (let line = before.slice(0, before.indexOf('n9 ')).split('\n').length; line > 1; line--)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(value);
  };
  await change('c5');
  await expect(army('c5')).toHaveCount(1);
  await expect(decisions(page)).toHaveText('1');
  await expect.poll(() => hexDice.read('armies.sand')).toMatch(/n9 +north +c5/);
  await change('b5');
  await expect(army('b5')).toHaveCount(1);
  await expect.poll(() => hexDice.read('armies.sand')).toBe(before);
};

const leavesTrace = async (page: Page): Promise<void> => {
  await expect(page.locator('.trace-mark')).toHaveCount(0);
  for (let i = 0; i < 2; i++) {
    await decide(page);
    await expect(page.locator('.trace-mark')).toHaveCount(1);
    await expect(page.locator('.trace-way')).toHaveCount(1);
  }
  await expect(page.locator('[data-latest]')).toHaveCount(1);
};

const goesBackAndForth = async (page: Page): Promise<void> => {
  await playRandomly(page, 6);
  const line = page.getByRole('slider', { name: 'Timeline' });
  const stands = (text: string) => expect(page.locator('[data-part="time-line"]')).toHaveText(text);
  await line.focus();
  await page.keyboard.press('Home');
  await stands('0 / 6');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await stands('2 / 6');
  await page.keyboard.press('End');
  await stands('6 / 6');

  await expect(page.locator('.monaco-editor .selected-text')).toHaveCount(0);
  const hint = page
    .getByRole('group', { name: 'Log' })
    .locator('[data-sort="decision"]')
    .last()
    .getByRole('button')
    .first();
  await hint.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.monaco-editor .selected-text').first()).toBeVisible();
  await picture(page, 'time-line');
};

const movesAndZooms = async (page: Page): Promise<void> => {
  const shown = () => page.locator('.board-sheet > .moved').getAttribute('style');
  await page.locator('.board-sheet').press('0');
  let whole = await shown();
  const isAtRest = async (): Promise<boolean> => {
    const before = whole;
    whole = await shown();
    return whole === before && whole?.includes('scale(1)') === true;
  };
  await expect.poll(isAtRest, { intervals: [200] }).toBe(true);
  await page.locator('.board-sheet').hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(shown).not.toBe(whole);
  await page.locator('.board-sheet').focus();
  await page.keyboard.press('0');
  await expect.poll(shown).toBe(whole);
  await page.keyboard.press('+');
  const near = await shown();
  expect(near).not.toBe(whole);
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).not.toBe(near);
  await page.getByRole('button', { name: 'Zoom to fit' }).click();
  await expect.poll(shown).toBe(whole);
};

test('a match is started with options other than the defaults', { tag: '@long' }, async ({ page }) => {
  await openRuleset(page, 'der-erste-weltkrieg');
  // The file with the ruleset line is opened first.
  await expect(page.locator('.view-lines')).toContainText('ruleset');
  const setup = page.locator('[data-region="play"]');
  await setup.getByText('Options').click();
  const options = setup.locator('[data-part="options"]');
  await expect(options.getByText('Default (no)')).toHaveCount(0);
  await setup.getByLabel('Historical deployment', { exact: true }).selectOption('true');
  await expect(options.getByText('Default (no)')).toHaveCount(1);
  await expect(options.locator('summary')).toContainText('Historical deployment: yes');
  await newGame(page);
  await expect(page.getByTestId('prompt')).toBeVisible();
  const pieces = page.locator('.board [data-piece]');
  await expect(pieces).not.toHaveCount(0);
  const placed = await atRest(() => pieces.count());
  await openSetup(page);
  await setup.getByLabel('Historical deployment', { exact: true }).selectOption('false');
  await newGame(page);
  await expect.poll(() => pieces.count()).toBeLessThan(placed);
});

test('files are created, renamed and deleted; changes of others are kept', async ({ page }) => {
  const folder = join(root, 'hex-dice');
  const names = () => readdirSync(folder).filter((name) => name.endsWith('.csv'));
  const files = page.locator('[data-part="outline"]');
  await openRuleset(page, 'hex-dice');
  await files.getByRole('button', { name: 'New file' }).click();
  await files.getByRole('textbox').fill('armies.sand');
  await files.getByRole('button', { name: 'Create' }).click();
  await expect(files.getByRole('alert')).toContainText('A file named armies.sand already exists');
  await files.getByRole('textbox').fill('notes.csv');
  await page.keyboard.press('Enter');
  await expect(fileRow(page, 'notes.csv')).toHaveAttribute('aria-current', 'page');
  expect(names()).toEqual(['notes.csv']);

  await files.getByRole('button', { name: 'Rename' }).click();
  await files.getByRole('textbox').fill('other.csv');
  await page.keyboard.press('Enter');
  await expect(fileRow(page, 'other.csv')).toBeVisible();
  expect(names()).toEqual(['other.csv']);

  // The page is kept from hearing of the change, as it would be in the moment in which both happen: it reads what it knows.
  let known: Promise<APIResponse> | undefined;
  await page.route('**/api/file/hex-dice/other.csv', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    // The page may be reading the renamed file already: both get what the first one is answered.
    known ??= route.fetch();
    return route.fulfill({ response: await known });
  });
  await page.evaluate(() => fetch('/api/file/hex-dice/other.csv'));
  writeFileSync(join(folder, 'other.csv'), 'theirs');
  await files.getByRole('button', { name: 'Delete' }).click();
  await expect(files.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await files.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(files.getByRole('alert')).toContainText('other.csv was changed by someone else');
  expect(readFileSync(join(folder, 'other.csv'), 'utf8')).toBe('theirs');
  await page.unroute('**/api/file/hex-dice/other.csv');
  forgive();

  await page.reload();
  await openFile(page, 'other.csv');
  await files.getByRole('button', { name: 'Delete' }).click();
  await files.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(fileRow(page, 'other.csv')).toHaveCount(0);
  expect(names()).toEqual([]);
});

const decidesByKeys = async (page: Page): Promise<void> => {
  const press = async (what: RegExp): Promise<void> => {
    for (let i = 0; i < 200; i++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const { activeElement: on } = document;
        return on?.getAttribute('aria-label') ?? on?.textContent ?? '';
      });
      if (!what.test(name)) continue;
      const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
      const onBoard = await page.evaluate(() => document.activeElement?.closest('.board') !== null);
      expect(outline !== 'none' || onBoard).toBe(true);
      await page.keyboard.press('Enter');
      return;
    }
    throw new Error(`no way to ${what} by Tab`);
  };
  await page.getByRole('button', { name: 'New match' }).focus();
  await press(/^Move$/);
  await expect(page.getByTestId('prompt')).toContainText('Which army?');
  await page.getByRole('button', { name: 'New match' }).focus();
  await press(/^North \d/);
  await expect(page.getByTestId('prompt')).toContainText('Where to?');
  await page.getByRole('button', { name: 'New match' }).focus();
  await press(/^[A-G]\d$/);
  await expect(decisions(page)).toHaveText('1');
};

test('the German page has no English words', { tag: '@long' }, async ({ page }) => {
  await beginGame(page, 'hex-dice');
  await playRandomly(page, 12);
  const said = async (lang: string): Promise<ReadonlySet<string>> => {
    await page.locator('[data-part="language"] select').selectOption(lang);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const texts = await page.evaluate(() => {
      const names = ['aria-label', 'aria-description', 'title', 'placeholder'];
      const own = (node: Node): boolean =>
        node.parentElement?.closest(
          '.monaco, [data-part="outline"], [data-part="file-tab"], [data-part="variants"], option',
        ) === null;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        own(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
      );
      const out: string[] = [];
      while (walker.nextNode()) out.push(walker.currentNode.textContent ?? '');
      for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
        if (own(element)) out.push(...names.map((name) => element.getAttribute(name) ?? ''));
      return out;
    });
    return new Set(texts.flatMap((text) => text.match(/\p{Ll}{4,}/gu) ?? []));
  };
  // Words that are the same in both: names of things and of this program, what both languages took from Latin, and the
  // ends of Enter, Unter, Inline and Balance.
  const same = new Set([
    'andtable',
    'nter',
    'nline',
    'alance',
    'rules',
    'sand',
    'dice',
    'ext',
    'erste',
    'weltkrieg',
    'ditor',
  ]);
  const english = await said('en');
  // The log follows the rest of the page.
  await expect
    .poll(async () => [...(await said('de'))].filter((word) => english.has(word) && !same.has(word)))
    .toEqual([]);
});
