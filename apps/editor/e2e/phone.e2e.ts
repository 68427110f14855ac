import type { Locator, Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();
test.use({ viewport: { width: 390, height: 844 } });

const atTable = async (page: Page, ruleset: string): Promise<void> => {
  await page.goto(`/#/play/${ruleset}`);
  await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 60_000 });
};

/** Touches the middle of something, as a finger does: whatever lies over it takes the touch. */
const tap = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to tap');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // A busy page takes its time to answer: a finger that waited for that would be held, and choose nothing.
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  await session.detach();
};

/** Whether nothing of another part lies over the middle of an element. */
const isOnTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.board-tray') !== null;
};

test('on a phone a piece is moved by two taps, and the head has the whole name and a menu', async ({ page }) => {
  await atTable(page, 'hex-dice');
  const name = page.getByRole('heading', { level: 1 });
  await expect.poll(() => name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  const board = page.locator('[data-region="board"]');
  await tap(page, board.locator('[data-place="Army.n6"]'));
  await expect(page.getByTestId('prompt')).toContainText('Move · North 6 · Where to?');
  await tap(page, board.locator('[data-place="Hex.c3"]'));
  await expect(page.getByTestId('prompt')).not.toContainText('Where to?');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New match' }).click();
  await expect(page.getByRole('dialog', { name: 'New match' })).toBeVisible();
});

test('on a phone nothing covers the tray, and the question can be read to its end', {
  tag: '@long',
}, async ({ page }) => {
  await atTable(page, 'der-erste-weltkrieg');
  const tray = page.locator('.board-tray .panel-counter').first();
  await expect(tray).toBeVisible();
  await expect.poll(() => tray.evaluate(isOnTop)).toBe(true);
  await tap(page, tray);
  const bottomOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect(async () => {
    const bar = await bottomOf(page.locator('[data-region="question"]'));
    expect(await bottomOf(page.getByTestId('prompt'))).toBeLessThanOrEqual(bar);
  }).toPass();
  await tap(page, page.getByRole('button', { name: 'Choose at random' }));
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('the board has the room that few answers leave; more lie over its lower edge, below its tools', async ({
  page,
}) => {
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`there is no ${selector}`);
    return box;
  };
  const shown = async () => ({
    board: await boxOf('.board-sheet'),
    bar: await boxOf('[data-region="question"]'),
    tools: await boxOf('.board-tools'),
  });
  await atTable(page, 'hex-dice');
  const few = await atRest(shown);
  expect(few.bar.height).toBeLessThan(125);
  expect(few.board.y + few.board.height).toBeCloseTo(few.bar.y, 0);
  await atTable(page, 'der-erste-weltkrieg');
  await expect(async () => {
    const many = await shown();
    expect(many.bar.height).toBeGreaterThan(few.bar.height + 20);
    expect(many.board.y + many.board.height).toBeCloseTo(few.bar.y, 0);
    expect(many.tools.y + many.tools.height).toBeLessThan(many.bar.y);
  }).toPass();
});
