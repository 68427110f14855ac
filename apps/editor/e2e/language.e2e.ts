import type { Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { openFile, openRuleset, typeAtEnd } from './pages.ts';
import { putsBack } from './rulesets.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();
// A rename reaches all of these.
putsBack('hex-dice', 'rules.sand', 'armies.sand', 'examples.sand', 'policy.sand', 'layout.json');
putsBack('hex-dice', 'text/de/1-spiel.md', 'text/reviewed.txt');
putsBack('hex-dice', 'l10n/messages.de.ftl', 'l10n/messages.en.ftl', 'l10n/terms.de.csv', 'l10n/terms.en.csv');

const open = async (page: Page): Promise<void> => {
  await openRuleset(page, 'hex-dice');
  await page.locator('.monaco .view-line').first().waitFor();
};
/** A coloured piece of a line; Monaco writes spaces as no-break spaces. */
const word = (page: Page, line: string, name: string) =>
  page
    .locator('.monaco .view-line')
    .filter({ hasText: new RegExp(line.replaceAll(' ', '\\s')) })
    .first()
    .locator('span > span')
    .filter({ hasText: new RegExp(`^\\W*${name}\\W*$`) })
    .first();
/** Types into the last line of the text; what is opened is closed by the editor. */
const current = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.monaco .current-line')?.parentElement?.style.top ?? '');

/** A pointer that comes while the text is still being coloured is not noticed, so it comes again until it is. */
const hoverSays = (page: Page, text: string): Promise<void> =>
  expect(async () => {
    await page.mouse.move(0, 0);
    await word(page, 'constant moveLimit', 'moveLimit').hover();
    await expect(page.locator('.monaco-hover').first()).toContainText(text, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });

test('completion offers what fits, and a name is described on hover', async ({ page }) => {
  await open(page);
  await test.step('uses stand above declarations', () =>
    expect(page.locator('.codelens-decoration').first()).toContainText('14 uses'));
  await test.step('hover says what a name is', () => hoverSays(page, 'constant moveLimit: 1..1000 = 200'));
  await test.step('completion offers what fits, also in half-typed text', () => completes(page));
});

const mendsWhatIsTyped = async (page: Page): Promise<void> => {
  // The name comes last: what holds of the whole name holds of the whole line.
  await typeAtEnd(page, '\nfunction wrong() = 1 + moveLimti');
  await mend(page, 1);
};

test('hovers are in the language of the page; names and texts are found in any file; references can be closed for good', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await test.step('uses stand above declarations, and can be put away for good', () => putsUsesAway(page));
  await page.locator('.monaco .view-line').first().waitFor();
  await test.step('hover says what a name is, in the language of the page', () => saysOnHover(page));
  await page.locator('[data-part="language"] select').selectOption('en');
  await test.step('Ctrl+P goes to a name, Ctrl+Shift+F to a text', () => findsByKeys(page));
});

const saysOnHover = async (page: Page): Promise<void> => {
  await hoverSays(page, 'constant moveLimit: 1..1000 = 200');
  const hover = page.locator('.monaco-hover').first();
  await expect(hover).toContainText('After this many moves, counting both sides, the game is a draw.');
  await page.mouse.move(0, 0);
  await page.getByLabel('Language').selectOption('de');
  await hoverSays(page, 'Konstante.');
};

test('the built-in texts of the text editor are in the language in which the page was opened', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await page.getByLabel('Language').selectOption('de');
  await page.reload();
  await expect(page.locator('.monaco .codicon-folding-expanded').first()).toHaveAttribute(
    'title',
    'Bereich einklappen',
  );
});

test('findings are visited in order, fixed from text and list, and explained', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await test.step('F12 leads to where a name is declared', () => leadsToDeclaration(page));
  await test.step('a finding is mended from the text', () => mendsWhatIsTyped(page));
  await test.step('F8 goes through the findings, and one is mended from the list', () => goesThroughFindings(page));
  await test.step('a finding is explained', async () => {
    await page.getByRole('button', { name: 'What does “name/unknown” mean?' }).first().click();
    await expect(page.getByTestId('manual')).toContainText('name/unknown');
  });
});

const completes = async (page: Page): Promise<void> => {
  await typeAtEnd(page, '\nfunction own(a: Army) = a.');
  const list = page.locator('.suggest-widget');
  await expect(list).toContainText('side');
  await expect(list).toContainText('at');
  await expect(list).not.toContainText('armies');
  await page.keyboard.type('si');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' == ');
  await page.keyboard.press('ControlOrMeta+Space');
  await expect(list.locator('.monaco-list-row').first()).toContainText('north');
  await page.keyboard.press('Enter');
  await expect(page.locator('.monaco')).toContainText(/function\sown\(a:\sArmy\)\s=\sa\.side\s==\snorth/);
  await expect(page.getByTestId('finding-count')).toHaveText('0');
};

const leadsToDeclaration = async (page: Page): Promise<void> => {
  await word(page, 'expect count.Army', 'Army').click();
  const before = await current(page);
  await page.keyboard.press('F12');
  await expect.poll(() => current(page)).not.toBe(before);
  const declared = page.locator('.monaco .view-line').filter({ hasText: /kind\sArmy/ });
  await expect
    .poll(async () => (await current(page)) === (await declared.evaluate((line) => (line as HTMLElement).style.top)))
    .toBe(true);
};

/** The name that was typed last is led back into, and fixed. Half-typed, its line had other findings. */
const mend = async (page: Page, remaining: number): Promise<void> => {
  await expect(page.locator('[data-part="findings"]')).toContainText('Unknown name “moveLimti”');
  await expect(page.getByTestId('finding-count')).toHaveText('1');
  await page.keyboard.press('Escape');
  for (let i = 0; i < remaining; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ControlOrMeta+.');
  // The list of findings offers the same words, behind the list of repairs.
  await page.locator('.action-widget').getByText('Replace “moveLimti” with “moveLimit”').click();
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  // The list of repairs gives the focus back to the text in its own time.
  await expect(page.locator('.action-widget').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.monaco-editor.focused')).toBeVisible();
};

test('a name within a line is fixed from the text', { tag: '@long' }, async ({ page }) => {
  await open(page);
  // The name comes last here too, though the line goes on behind it.
  await typeAtEnd(page, '\nfunction wrong() =  + 1');
  for (const _ of ' + 1') await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('moveLimti');
  await mend(page, 2);
  // Between the name and what stands behind it the editor shows the value.
  await expect(page.locator('.monaco')).toContainText(/function\swrong\(\)\s=\smoveLimit\b.*\s\+\s1/);
});

const rename = async (page: Page, old: string, name: string): Promise<void> => {
  await word(page, 'kind Army', old).click();
  await page.keyboard.press('F2');
  const box = page.locator('.rename-input').first();
  await expect(box).toHaveValue(old);
  await box.fill(name);
  await page.keyboard.press('Enter');
};

test("a rename changes files that aren't open", { tag: '@long' }, async ({ page }) => {
  await open(page);
  await rename(page, 'side', 'party');
  await expect(page.locator('.monaco')).toContainText(/\{\sparty:\sSide/);
  await rename(page, 'Army', 'Troop');
  await expect(page.locator('.monaco')).toContainText(/kind\sTroop\s\{\sparty/);
  await openFile(page, 'layout.json');
  await expect(page.locator('.monaco')).toContainText(/"side":\s"party"/);
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await openFile(page, 'armies.sand');
  await expect(page.locator('.monaco')).toContainText(/id\s+party/);
  await openFile(page, 'terms.de.csv');
  await expect(page.locator('.monaco')).toContainText('kind/Troop,Armee');
});

const findsByKeys = async (page: Page): Promise<void> => {
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+p');
  const box = page.getByRole('combobox', { name: 'Name of a declaration' });
  await box.fill('movelim');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.monaco') !== null)).toBe(true);
  await page.keyboard.press('Control+Shift+f');
  await page.getByRole('combobox', { name: 'Find in files' }).fill("who can move can't pass");
  await expect(page.getByRole('dialog').getByRole('option', { name: 'examples.sand' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part="file-tab"][data-active="true"]')).toContainText('examples.sand');
};

const putsUsesAway = async (page: Page): Promise<void> => {
  await expect(page.locator('.codelens-decoration').first()).toContainText('14 uses');
  await page.getByRole('button', { name: 'Inline hints' }).click();
  await expect(page.locator('.codelens-decoration')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Inline hints' })).toHaveAttribute('aria-pressed', 'false');
};

const goesThroughFindings = async (page: Page): Promise<void> => {
  await typeAtEnd(page, '\nfunction one() = moveLimti\nfunction two() = hitsForm');
  const list = page.locator('[data-part="findings"]');
  // Half-typed, the last name had another finding.
  await expect(list).toContainText('“hitsForm”');
  await expect(page.getByTestId('finding-count')).toHaveText('2');
  await page.keyboard.press('F8');
  await expect(list.locator('[aria-current="true"]')).toContainText('moveLimti');
  await page.keyboard.press('F8');
  await expect(list.locator('[aria-current="true"]')).toContainText('hitsForm');
  await list.getByRole('button', { name: 'Replace “hitsForm” with “hitsFrom”' }).click();
  await expect(page.getByTestId('finding-count')).toHaveText('1');
  await page.keyboard.press('Shift+F8');
  await expect(list.locator('[aria-current="true"]')).toContainText('moveLimti');
};
