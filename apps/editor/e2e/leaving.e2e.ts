import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './folder.ts';
import { newGame, openFile, openPart, openText, typeAtEnd } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

const stored = join(root, 'hex-dice/rules.sand');
const kept = join(import.meta.dirname, '../../../rulesets/hex-dice/rules.sand');
const text = (): string => readFileSync(stored, 'utf8');

const moved: (readonly [from: string, to: string])[] = [];
const putBack = (): void => {
  for (const [from, to] of moved.splice(0)) if (existsSync(to)) renameSync(to, from);
};
const takeAway = (folder: string): void => {
  moved.push([folder, `${folder}-away`]);
  renameSync(folder, `${folder}-away`);
};
// A test that stops halfway must not leave its mess to the others.
test.afterEach(() => {
  putBack();
  copyFileSync(kept, stored);
});

const open = (page: Page): Promise<void> => openText(page, 'hex-dice');
const trouble = (page: Page) => page.locator('[data-part="trouble"]');

test('a reload keeps the match, who plays, and the open files', async ({ page }) => {
  await open(page);
  await reloads(page);
});

test('typing goes on while a folder is away', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await test.step('the whole folder', () => typesWithoutFolder(page));
  await test.step('that of a ruleset', () => typesWithoutRuleset(page));
});

const typesWithoutFolder = async (page: Page): Promise<void> => {
  takeAway(root);
  await typeAtEnd(page, '\n// typed into nothing');
  await expect(trouble(page)).toContainText('The folder no longer exists.');
  await picture(page, 'not-saved');
  await typeAtEnd(page, ' at all');
  putBack();
  await expect(trouble(page)).toBeHidden();
  await expect.poll(text).toContain('// typed into nothing at all');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
};

const typesWithoutRuleset = async (page: Page): Promise<void> => {
  await typeAtEnd(page, '\n// typed at');
  takeAway(join(root, 'hex-dice'));
  await expect(page.getByRole('alertdialog')).toContainText('is no longer in the folder');
  await typeAtEnd(page, ' once');
  await picture(page, 'file-gone');
  putBack();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect.poll(text).toContain('// typed at once');
};

const REFUSALS = [
  ['a full disk', { status: 507, body: '{"error":"full"}', says: 'The disk is full.' }],
  ['a failing disk', { status: 503, body: '{"error":"failed"}', says: 'The disk reported an error.' }],
  ['a server that is gone', { status: 0, body: '', says: 'The server isn’t responding.' }],
] as const;

test('a full or failing disk and an unreachable server are reported, and edits survive a reload', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  for (const [name, refuse] of REFUSALS)
    await test.step(name, async () => {
      await page.route('**/api/file/**', (route) => {
        if (route.request().method() !== 'PUT') return route.continue();
        return refuse.status === 0 ? route.abort() : route.fulfill({ status: refuse.status, body: refuse.body });
      });
      await typeAtEnd(page, `\n// ${name}`);
      await expect(trouble(page)).toContainText(refuse.says);
      const asked = page.waitForEvent('dialog');
      const again = page.reload();
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
      await again;
      await expect(trouble(page)).toContainText(refuse.says);
      await page.locator('.monaco-editor').first().click();
      // What was typed may come into the editor a moment after the text that is stored, and then below what is in sight.
      await expect(async () => {
        await page.keyboard.press('ControlOrMeta+End');
        await expect(page.locator('.view-lines')).toContainText(`// ${name}`, { timeout: 1000 });
      }).toPass({ timeout: 10_000 });
      await page.unroute('**/api/file/**');
      await expect.poll(text).toContain(`// ${name}`);
      await expect(trouble(page)).toBeHidden();
    });
});

const reloads = async (page: Page): Promise<void> => {
  await openFile(page, 'armies.sand');
  await newGame(page);
  const decisions = page.getByTestId('decisions');
  const step = page.getByRole('button', { name: 'Random move' });
  for (let i = 1; i <= 5; i++) {
    await step.click();
    await expect(decisions).toHaveText(String(i));
  }
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(decisions).toHaveText('4');
  await openPart(page, 'Log');
  const log = page.getByRole('group', { name: 'Log' });
  // The log follows quick moves a moment later.
  await expect(log.getByRole('button', { name: 'Why?' })).toHaveCount(4);
  const said = (await log.textContent()) ?? '';
  await page.reload();
  await expect(decisions).toHaveText('4');
  await expect(page.locator('[data-part="file-tab"][data-active="true"]')).toContainText('armies.sand');
  await expect(page.locator('[data-part="file-tab"]')).toHaveCount(2);
  await openPart(page, 'Log');
  await expect(log).toHaveText(said);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(decisions).toHaveText('5');
};
