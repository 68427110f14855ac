import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { writeQuestions } from './questions-ruleset.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

interface Focused {
  readonly name: string;
  readonly region: string;
  /** The ruleset of the card that it is on. */
  readonly card: string;
}

/** What has the focus, as readers aloud would call it, and in which part of the page it is. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const { activeElement: on } = document;
    return {
      name: (on?.getAttribute('aria-label') ?? on?.closest('label')?.textContent ?? on?.textContent ?? '').trim(),
      region: on?.closest<HTMLElement>('[data-region]')?.dataset.region ?? '',
      card: on?.closest<HTMLElement>('[data-ruleset]')?.dataset.ruleset ?? '',
    };
  });
/** Presses a key until what has the focus is what is looked for. */
const press = async (page: Page, key: string, is: (at: Focused) => boolean): Promise<void> => {
  for (let i = 0; i < 60; i++) {
    if (is(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way there by ${key}`);
};

test('a match is started and played to its end with keys alone, on the board, in lists and in the list of places', {
  tag: '@long',
}, async ({ page }) => {
  const folder = writeQuestions();
  await page.goto('/');
  await expect(page.locator('[data-ruleset="questions"]')).toBeVisible();
  await press(page, 'Tab', ({ card, name }) => card === 'questions' && name === 'Edit rules');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await press(page, 'F6', ({ region }) => region === 'play');
  await press(page, 'Tab', ({ name }) => name === 'New match');
  await page.keyboard.press('Enter');
  const decisions = page.getByTestId('decisions');
  const prompt = page.getByTestId('prompt');
  await expect(prompt).toBeVisible();
  const made = async (n: number): Promise<void> => expect(decisions).toHaveText(String(n));
  const toQuestion = () => press(page, 'F6', ({ region }) => region === 'question');

  for (let round = 0; round < 3; round++) {
    // Several: one is ticked in the list, and all of it is confirmed.
    await expect(prompt).toContainText('Builds');
    await toQuestion();
    await page.keyboard.press('Space');
    await expect(page.getByTestId('choices').getByRole('checkbox', { checked: true })).toHaveCount(1);
    await press(page, 'Tab', ({ name }) => name === 'Confirm');
    await page.keyboard.press('Enter');
    await made(round * 3 + 1);

    // A place: on the board itself, or in its list, which tells of it and of what is beside it.
    await expect(prompt).toContainText('Where to');
    await press(page, 'F6', ({ region }) => region === 'board');
    if (round === 1) {
      await press(page, 'Tab', ({ name }) => name === 'Places as a list');
      await page.keyboard.press('Enter');
      // The list is made when it is opened; who presses Tab before goes past it.
      await expect(page.getByRole('treeitem', { name: 'Aria · Red' })).toBeVisible();
      await press(page, 'Tab', ({ name }) => name.startsWith('Aria'));
      await expect(page.getByRole('treeitem', { name: 'Aria · Red' })).toBeFocused();
      await page.keyboard.press('d');
      await expect(page.getByRole('treeitem', { name: 'Dorn · Blue · can be chosen' })).toBeFocused();
    } else await press(page, 'Tab', ({ name }) => name === 'Cole');
    await page.keyboard.press('Enter');
    await made(round * 3 + 2);

    // A menu, with parameters where its first line is not wanted.
    await expect(prompt).toContainText('Errand');
    await toQuestion();
    if (round === 0) {
      await press(page, 'Tab', ({ name }) => name === 'Go');
      await page.keyboard.press('Enter');
      await expect(prompt).toContainText('Start');
      await expect.poll(async () => (await focused(page)).region).toBe('question');
      await page.keyboard.press('Enter');
      await expect(prompt).toContainText('End');
      await expect.poll(async () => (await focused(page)).region).toBe('question');
    }
    await page.keyboard.press('Enter');
    await made(round * 3 + 3);
    // What came of it is read aloud together with the next question.
    if (round < 2) await expect(page.getByRole('status').filter({ hasText: 'to move' })).toBeVisible();
  }
  await expect(page.locator('[data-part="ending"]')).toBeVisible();
  await page.keyboard.press('Control+z');
  await made(8);
  rmSync(folder, { recursive: true });
});
