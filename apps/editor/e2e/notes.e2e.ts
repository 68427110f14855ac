import type { Page } from '@playwright/test';
import { bidding } from './bids.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { openPart, openText } from './pages.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const stored = withRuleset('bids', { 'rules.sand': bidding('bids') });
failOnConsoleErrors();

const notes = (page: Page) => page.getByRole('region', { name: 'Comments' });
const mark = (page: Page) => page.locator('.monaco .note-mark');

/** A word of the text, at its first place. */
const word = (page: Page, text: string) =>
  page.locator('.monaco .view-lines span:not(:has(*))').filter({ hasText: text }).first();

test('a comment is added to a rule, answered, follows the rule through a rename, and is resolved', {
  tag: '@long',
}, async ({ page }) => {
  await openText(page, 'bids');
  await word(page, 'most').click();
  await page.keyboard.press('ControlOrMeta+.');
  await page.getByRole('option', { name: 'Add comment' }).click();
  const field = notes(page).getByRole('textbox', { name: 'Comment on constant/most' });
  await expect(field).toBeFocused();
  await field.fill('Why not `five`?');
  await notes(page).getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await notes(page).getByRole('button', { name: 'Post comment' }).click();
  const thread = notes(page).getByRole('listitem').filter({ hasText: 'Why not five?' }).first();
  await expect(thread).toContainText('Anna');
  await expect(mark(page)).toHaveAttribute('title', 'Anna: Why not `five`?');

  await notes(page).getByRole('textbox', { name: 'Reply to comments on constant/most' }).fill('Nine is on the die.');
  await expect(notes(page)).toContainText('as Anna');
  await page.keyboard.press('Enter');
  await expect(mark(page)).toHaveAttribute('title', 'Anna: Nine is on the die.');

  await word(page, 'most').click();
  await page.keyboard.press('F2');
  const box = page.locator('.rename-input').first();
  await expect(box).toHaveValue('most');
  await box.fill('limit');
  await page.keyboard.press('Enter');
  await expect(notes(page).getByRole('button', { name: 'constant/limit: go to rule' })).toBeVisible();
  await expect.poll(() => stored.read('notes.md')).toContain('## constant/limit ');
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await expect(mark(page)).toHaveCount(1);

  // A rule that says something else is reported, until someone says that the note still holds.
  await expect.poll(() => stored.read('rules.sand')).toContain('constant limit: 1..9 = 9');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  stored.write('rules.sand', stored.read('rules.sand').replace('1..9 = 9', '1..9 = 8'));
  await expect(notes(page)).toContainText('rule changed since');
  await expect(page.getByTestId('finding-count')).toHaveText('1');
  await notes(page).getByRole('button', { name: 'Still valid' }).click();
  await expect(notes(page)).not.toContainText('rule changed since');
  await expect(page.getByTestId('finding-count')).toHaveText('0');

  await notes(page).getByRole('button', { name: 'Resolve' }).click();
  await expect(notes(page).getByText('1 resolved thread')).toBeVisible();
  await expect(mark(page)).toHaveCount(0);
  // What was written is taken back where it was written.
  await expect(notes(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(mark(page)).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(mark(page)).toHaveCount(0);
  await expect
    .poll(() => stored.read('notes.md'))
    .toMatch(/^## constant\/limit \w+\n\n- Anna, .*: Why not `five`\?\n- Anna, .*\n- \[x\] Anna, [\d-]+\n$/);

  await page.reload();
  await openPart(page, 'Comments');
  await notes(page).getByText('1 resolved thread').click();
  await notes(page).getByRole('button', { name: 'Reopen' }).click();
  await expect(notes(page).getByRole('textbox', { name: 'Reply to comments on constant/limit' })).toBeVisible();
});
