import type { Locator, Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { beginHotSeat } from './board-alone.ts';
import { expect, test } from './test.ts';

const GAMES = ['der-erste-weltkrieg', 'diplomacy', 'hex-dice', 'longest-trench', 'trench-club'];

/** A match has begun at the table, and somebody is asked. */
const atTable = async (page: Page, ruleset: string): Promise<void> => {
  await page.goto(`/#/play/${ruleset}`);
  await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 60_000 });
};

const boardBox = async (page: Page) => {
  const box = await page.locator('.card-table, .board-sheet').first().boundingBox();
  if (box === null) throw new Error('there is no board');
  return box;
};

/** The part of the window that is drawn board: what of the sheet is in sight, without the table beside it. */
const shareOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const window = boxOf('.card-table') ?? boxOf('.board-sheet');
    const board = boxOf('[data-part="board"]');
    if (window === undefined || board === undefined) return 0;
    const along = (a: number, b: number, from: number, to: number): number => Math.min(b, to) - Math.max(a, from);
    const wide = along(board.left, board.right, window.left, window.right);
    const high = along(board.top, board.bottom, window.top, window.bottom);
    return (wide * high) / (innerWidth * innerHeight);
  });

/** How many pixels two things lie over each other, in the shorter direction. */
const overlap = async (one: Locator, other: Locator): Promise<number> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('something is not drawn');
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, Math.min(wide, high));
};

/** Whether all that is in play is in sight, and as large as the window lets it be. */
const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const window = document.querySelector('.board-sheet')?.getBoundingClientRect();
    const board = document.querySelector('[data-part="board"]')?.getBoundingClientRect();
    if (window === undefined || board === undefined) return false;
    const spots = [...document.querySelectorAll('.board-sheet :is(.hex, .place)')].map((spot) =>
      spot.getBoundingClientRect(),
    );
    const isIn = ({ left, right, top, bottom }: DOMRect): boolean =>
      left >= window.left - 1 && right <= window.right + 1 && top >= window.top - 1 && bottom <= window.bottom + 1;
    // What lies along the lower edge is 48 pixels high at most, and above it a tray keeps its room.
    const tray = document.querySelector('.board-tray')?.clientHeight ?? 0;
    const isLarge = board.width > window.width - 2 || board.height > window.height - 62 - tray;
    return spots.length > 0 && spots.every(isIn) && isLarge;
  });

/** Parts of the window that a board takes at least, unless it is seen as a whole. */
const SHARES = [
  { width: 1440, height: 900, share: 0.6 },
  { width: 1280, height: 800, share: 0.6 },
  { width: 720, height: 450, share: 0.45 },
  { width: 390, height: 844, share: 0.4 },
];

/** In the workshop as it opens, beside the rules. */
const IN_WORKSHOP = [
  { width: 1440, height: 900, share: 0.35 },
  { width: 1280, height: 800, share: 0.35 },
];

const takes = async (page: Page, { width, height, share }: (typeof SHARES)[number]): Promise<void> => {
  await page.setViewportSize({ width, height });
  await expect(async () => {
    if (!(await isWhole(page))) expect(await shareOf(page), `${width} × ${height}`).toBeGreaterThan(share);
  }).toPass();
};

test('a game is started on the home page against a bot, and the page switches to its rules and back', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('[data-ruleset="hex-dice"]').getByRole('button', { name: 'Play' }).click();
  const dialog = page.getByRole('dialog', { name: 'New match' });
  await expect(dialog.locator('[data-part="players"]')).toContainText('Scripted bot');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('[data-region="question"]').getByRole('button', { name: 'New match' }).click();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Scripted bot');
  expect(new URL(page.url()).hash).toBe('#/play/hex-dice');
  await page.getByRole('button', { name: 'Random move' }).click();
  await expect(page.getByTestId('decisions')).not.toHaveText('0');

  // The first answer by its key: it is taken, or picked where more is asked.
  const asked = await page.getByTestId('prompt').textContent();
  await page.keyboard.press('1');
  await expect(page.getByTestId('prompt')).not.toHaveText(asked ?? '');
  await page.keyboard.press('F2');
  await expect(page.getByRole('tab', { name: 'Findings' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/edit/hex-dice');
  await expect(page.getByTestId('decisions')).not.toHaveText('0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-part="status-strip"]')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(page.getByTestId('decisions')).not.toHaveText('0');
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.locator('[data-ruleset="hex-dice"]')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test("a piece is clicked first; what can't be chosen shows why immediately", async ({ page }) => {
  await atTable(page, 'hex-dice');
  const board = page.locator('[data-region="board"]');
  await expect(page.getByTestId('prompt')).toContainText('What do you do?');
  const north6 = board.getByRole('button', { name: 'North 6, North, B2, N6' });
  // What the pointer rests on is explained, and described for who has the focus there; Escape closes that, Alt shows
  // its reach.
  await north6.hover();
  const card = page.locator('[data-part="hover-card"]');
  await expect(card).toContainText('North 6');
  await expect(card).toContainText('Move: C2; C3');
  await expect(north6).toHaveAccessibleDescription(/Move: C2; C3/);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.keyboard.down('Alt');
  await expect(board.locator('.legal[data-place="Hex.c2"]')).toBeVisible();
  await page.keyboard.up('Alt');
  await expect(board.locator('.legal[data-place="Hex.c2"]')).toHaveCount(0);
  await north6.click();
  await expect(page.getByTestId('prompt')).toContainText('Move · North 6 · Where to?');
  // After Escape, nothing pops up under a pointer that isn't moved.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('prompt')).toContainText('What do you do?', { timeout: 500 });
  }).toPass();
  await page.waitForTimeout(700);
  await expect(card).toBeHidden();
  const box = await north6.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 2 });
  await expect(card).toContainText('North 6');
  await north6.click();
  await expect(page.getByTestId('prompt')).toContainText('Move · North 6 · Where to?');
  // Whoever has chosen a piece looks where it can go: a card would cover that, until something else is pointed at.
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40, { steps: 3 });
  await page.waitForTimeout(700);
  await expect(card).toBeHidden();
  await board.locator('[data-place="Army.s9"]').hover();
  await expect(card).toContainText('South 9');
  await board.locator('[data-place="Army.n6"]').hover();
  await expect(card).toContainText('North 6');

  await board.locator('[data-place="Army.s1"]').click();
  const balloon = page.locator('[data-part="balloon"]');
  await expect(balloon.getByRole('heading')).toHaveText('Why not F1?');
  await expect.poll(() => overlap(balloon, board.locator('[data-place="Army.s1"]'))).toBe(0);
  await page.keyboard.press('Escape');
  await expect(balloon).toBeHidden();
  // Another piece is taken instead, and put down again by a second click.
  await board.locator('[data-place="Army.n7"]').click();
  await expect(page.getByTestId('prompt')).toContainText('Move · North 7 · Where to?');
  await board.locator('[data-place="Army.n7"]').click();
  await expect(page.getByTestId('prompt')).toContainText('What do you do?');
  await board.locator('[data-place="Army.n1"]').click();
  await expect(balloon.getByRole('heading')).toHaveText('Why not North 1?');
  await expect(balloon).not.toContainText('earlier decision');
});

test('an address opens a line of the rules, or shows that there is no such game', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/#/edit/hex-dice/rules.sand:20');
  await expect(page.locator('.monaco-editor .view-lines')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('tab', { name: 'rules.sand' }).or(page.getByText('rules.sand').first())).toBeVisible();
  await expect(page.locator('.line-numbers', { hasText: /^20$/ })).toBeVisible();
  await expect(page.locator('.monaco-editor.focused'), 'what is typed goes into that line').toBeVisible();
  await page.goto('/#/play/no-such-game');
  await page.reload();
  await expect(page.getByRole('status', { name: /no-such-game/ })).toContainText('no-such-game');
});

test('the board has its share of the workshop even before a match starts', { tag: '@long' }, async ({ page }) => {
  await page.goto('/#/edit/der-erste-weltkrieg');
  await expect(page.locator('[data-place="City.paris"]').first()).toBeVisible({ timeout: 60_000 });
  for (const size of IN_WORKSHOP) await takes(page, size);
});

test('a board takes most of the window, wide, low or upright; tracks are on top, expanded if there is room', {
  tag: '@long',
}, async ({ page }) => {
  await atTable(page, 'der-erste-weltkrieg');
  const turn = page.locator('[data-part="track"][data-of="turn"]');
  await expect(turn.getByRole('list', { name: 'Turn' }).getByRole('listitem').first()).toContainText('1, 1914');
  await expect(page.locator('[data-part="status-strip"]')).toContainText('1 of 6');
  await turn.locator('summary').click();
  await expect(turn.getByRole('list')).toHaveCount(0);
  await expect(turn.locator('summary .current')).toHaveText('1');
  for (const size of SHARES) await takes(page, size);
});

test('a stack shows its counters side by side', { tag: '@long' }, ({ page }) => fansOut(page));

for (const ruleset of ['der-erste-weltkrieg', 'trench-club', 'diplomacy'])
  test(`the board of ${ruleset} is seen as a whole at first`, { tag: '@long' }, async ({ page }) => {
    for (const { width, height } of SHARES.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      await atTable(page, ruleset);
      await expect.poll(() => isWhole(page), `${width} × ${height}`).toBe(true);
    }
  });

for (const ruleset of ['longest-trench', 'trench-club', 'diplomacy'])
  test(`the board of ${ruleset} takes most of the window, wide, low or upright`, { tag: '@long' }, async ({ page }) => {
    await atTable(page, ruleset);
    for (const size of SHARES) await takes(page, size);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('F2');
    await expect(page.getByRole('tab', { name: 'Findings' })).toBeVisible();
    for (const size of IN_WORKSHOP) await takes(page, size);
  });

/**
 * A stack shows its counters side by side: under the pointer as long as that is there, and after a press until Escape.
 */
async function fansOut(page: Page): Promise<void> {
  await beginHotSeat(page, 'der-erste-weltkrieg');
  const [stack, fan] = [page.locator('[data-stack] [aria-expanded]').first(), page.locator('[data-fan]')];
  const made = page.locator('[data-decisions]').first();
  // Whether armies come to lie on each other is a matter of chance.
  for (let moves = 0; moves < 8 && (await stack.count()) === 0; moves += 1) {
    const before = (await made.getAttribute('data-decisions')) ?? '';
    await page.getByRole('button', { name: 'Random move', disabled: false }).click();
    await expect(made).not.toHaveAttribute('data-decisions', before);
  }
  await expect(stack).toBeVisible({ timeout: 30_000 });
  await stack.hover();
  await expect(fan).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(fan).toHaveCount(0);
  await stack.focus();
  await page.keyboard.press('Enter');
  const counters = fan.getByRole('button');
  await expect(counters.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(counters.nth(1)).toBeFocused();
  await expect(async () => {
    const [inside, around] = await Promise.all([fan.boundingBox(), page.locator('.board-sheet').boundingBox()]);
    expect(inside && around && inside.x >= around.x && inside.x + inside.width <= around.x + around.width).toBe(true);
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(fan).toHaveCount(0);
  await expect(stack).toBeFocused();
}

test('the board keeps its place whatever is asked', { tag: '@long' }, async ({ page }) => {
  await atTable(page, 'hex-dice');
  await stays(page, 5);
});

test('piles that take more room leave the hand of cards where it is', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await atTable(page, 'longest-trench');
  const hand = page.locator('.felt-bottom .card').first();
  const top = async (): Promise<number> => (await hand.boundingBox())?.y ?? Number.NaN;
  const before = await atRest(top);
  await page.locator('.felt-right').evaluate((piles) => piles.style.setProperty('padding-bottom', '400px'));
  expect(await atRest(top)).toBe(before);
});

for (const ruleset of GAMES)
  test(`the board of ${ruleset} stays where it is over 60 questions`, { tag: '@long' }, async ({ page }) => {
    await beginHotSeat(page, ruleset);
    await stays(page, 60, (seed) => beginHotSeat(page, ruleset, seed));
  });

/**
 * Which question is put to whom, if any: orders that are given in secret are not counted before all have given theirs.
 */
const asked = async (page: Page): Promise<string> =>
  (await Promise.all(['decisions', 'prompt'].map((id) => page.getByTestId(id).allTextContents()))).flat().join(' ');

/** Answers so many questions at random, in another match once one is over; the board must not move or change its size. */
async function stays(page: Page, questions: number, begin = async (_seed: number): Promise<void> => {}): Promise<void> {
  const first = await atRest(() => boardBox(page));
  const random = page.getByRole('button', { name: 'Random move', disabled: false });
  const ending = page.locator('[data-part="ending"]');
  for (let n = 0; n < questions; n += 1) {
    let before = '';
    // A match may be over sooner, also between a look at the button and a click on it.
    await expect(async () => {
      if (await ending.isVisible()) await begin(n + 2);
      before = await asked(page);
      await random.click({ timeout: 1000 });
    }).toPass();
    await expect.poll(() => asked(page)).not.toBe(before);
    expect(await boardBox(page), `after ${n + 1} questions`).toEqual(first);
  }
}

test('on a phone tracks and scores of a board are one line each', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atTable(page, 'der-erste-weltkrieg');
  const points = page.locator('[data-part="track"][data-of="Grouping.score"]');
  await expect(points.locator('summary')).toContainText('6');
  await expect.poll(async () => (await points.boundingBox())?.height).toBeLessThan(40);
});
