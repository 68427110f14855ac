import type { FileChooser, Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/** Two cores may be busy with much else. */
const LONG = 60_000;

/** A ruleset is chosen, read and compiled, with so many findings; each of these takes no longer than `timeout`. */
export const openRuleset = async (page: Page, ruleset: string, findings = '0', timeout = LONG): Promise<void> => {
  // The start page with its boards takes long to draw; from an open page the address of a game would load nothing anew.
  if (page.url() === 'about:blank') await page.goto(`/#/edit/${encodeURIComponent(ruleset)}`);
  else {
    await page.goto('/');
    await toRules(page, ruleset).click({ timeout });
  }
  await expect(page.getByTestId('finding-count')).toHaveText(findings, { timeout });
};

/** What opens the rules of a game: its card on the start page, or where another game is open its line in the list. */
export const toRules = (page: Page, ruleset: string): Locator =>
  page
    .locator(`[data-ruleset="${ruleset}"] [data-part="edit-rules"]`)
    .or(page.getByRole('button', { name: ruleset, exact: true }));

/** The row of a file in the list of files, if no folder hides it; `path` is that within its ruleset. */
export const fileRow = (page: Page, path: string): Locator =>
  page.locator(`[data-part="outline"] [role="treeitem"][data-path$="/${path}"]`);

/** Opens a file from the list of files; unfolds folders until it is there. */
export const openFile = async (page: Page, path: string): Promise<void> => {
  const row = fileRow(page, path);
  await expect(page.locator('[role="treeitem"][data-path]').first()).toBeVisible({ timeout: LONG });
  await expect(async () => {
    const folded = page.locator('[role="treeitem"][aria-expanded="false"]').first();
    if ((await row.count()) === 0) await folded.click({ timeout: 1000 });
    await row.click({ timeout: 1000 });
  }).toPass();
};

/** A ruleset is open, and the text of the file that begins it stands there. */
export const openText = async (page: Page, ruleset: string, findings?: string, timeout?: number): Promise<void> => {
  await openRuleset(page, ruleset, findings, timeout);
  // The editor writes spaces as no-break spaces.
  await expect(page.locator('.monaco .view-lines')).toContainText(new RegExp(`ruleset\\s"${ruleset}"`), {
    timeout: timeout ?? LONG,
  });
};

/** Begins a match, the same each time: the seed stays where the set-up is folded away. */
export const newGame = async (page: Page, seed = 1): Promise<void> => {
  const field = page.getByLabel('Seed', { exact: true });
  if (await field.isVisible()) await field.fill(String(seed));
  await page.locator('[data-region="play"]').getByRole('button', { name: 'New match', exact: true }).click();
};

/** A match of a ruleset has begun. */
export const beginGame = async (page: Page, ruleset: string): Promise<void> => {
  await openRuleset(page, ruleset);
  await newGame(page);
  await expect(page.getByTestId('prompt')).toBeVisible();
};

/** While a match runs, seats, options and house rules are folded away; unfolds them. */
export const openSetup = async (page: Page): Promise<void> => {
  const fold = page.locator('[data-region="play"]').getByRole('button', { name: 'Setup' });
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
};

/** Unfolds the house rules; the set-up above them may still grow, and take a click away from where it was meant. */
export const openHouseRules = async (page: Page): Promise<void> => {
  const fold = page.locator('[data-part="variants"]');
  await expect(async () => {
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
    await expect(fold).toHaveAttribute('open', '', { timeout: 1000 });
  }).toPass();
};

/** So many decisions of the random bot. */
export const playRandomly = async (page: Page, steps: number): Promise<void> => {
  for (let i = 1; i <= steps; i++) {
    await page.getByRole('button', { name: 'Random move' }).click();
    await expect(page.getByTestId('decisions')).toHaveText(String(i));
  }
};

/** Answers with these numbers, one decision each. */
export const bid = async (page: Page, ...bids: readonly number[]): Promise<void> => {
  for (const one of bids) {
    const before = Number(await page.getByTestId('decisions').textContent());
    await page
      .getByTestId('choices')
      .getByRole('button', { name: String(one), exact: true })
      .click();
    await expect(page.getByTestId('decisions')).toHaveText(String(before + 1));
  }
};

/** The caret is in the text of the open file: keys that come before that are for nobody. */
export const focusText = async (page: Page): Promise<void> => {
  await page.locator('.monaco .view-line').first().waitFor();
  await page.locator('.monaco-editor').first().click();
  await expect(page.locator('.monaco-editor.focused').first()).toBeVisible();
};

/** Types as hands do, after all that stands in the open file. */
export const typeAtEnd = async (page: Page, text: string): Promise<void> => {
  await focusText(page);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(text);
};

/** Another text in place of all that stands in the open file, as if it were pasted. */
export const replaceText = async (page: Page, text: string): Promise<void> => {
  await focusText(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
};

/** Opens a panel by its tab. */
export const openPart = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
};

/** Chooses an entry of the project's menu. */
export const chooseInMenu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: 'Project', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** Chooses files where an entry of the project's menu asks for them. */
export const bringFiles = async (
  page: Page,
  entry: string,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> => {
  const asked = page.waitForEvent('filechooser');
  await chooseInMenu(page, entry);
  await (await asked).setFiles(files);
};
