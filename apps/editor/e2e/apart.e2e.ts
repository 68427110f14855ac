import type { Page } from '@playwright/test';
import { installInSight } from './in-sight.ts';
import { beginGame } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];

/** What lies over the board, or beside it: nothing of one lies on anything of another. */
const PARTS = {
  panel: '.board-edge > .board-panel',
  marker: '.track-marker',
  tray: '.board-tray > .board-panel',
  hand: '.card-hand',
  tools: '.board-tools, .board-legend > summary, .twin > summary',
};

/** Which parts lie on each other, and which counters, cards and places that may be chosen can't be seen where they are in sight. */
const overlaps = async (page: Page): Promise<readonly string[]> => {
  await installInSight(page);
  return page.evaluate((parts) => {
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = inSight(element);
      return { left, top, wide: right - left, high: bottom - top };
    };
    type Drawn = { readonly name: string; readonly element: Element; readonly box: ReturnType<typeof boxOf> };
    const drawn = (name: string, selector: string): readonly Drawn[] =>
      [...document.querySelectorAll(selector)]
        .map((element) => ({ name, element, box: boxOf(element) }))
        .filter(({ box }) => box.wide > 4 && box.high > 4);
    const meet = ({ box: a }: Drawn, { box: b }: Drawn): boolean =>
      Math.min(a.left + a.wide, b.left + b.wide) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.top + a.high, b.top + b.high) - Math.max(a.top, b.top) > 1;
    const all = Object.entries(parts).flatMap(([name, selector]) => drawn(name, selector));
    const pairs = all.flatMap((one, i) =>
      all
        .slice(i + 1)
        .filter((two) => one.name !== two.name && !one.element.contains(two.element) && meet(one, two))
        .map((two) => `${one.name} on ${two.name}`),
    );
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = ({ element, box: { left, top, wide, high } }: Drawn): boolean =>
      steps.some((x) =>
        steps.some((y) => element.contains(document.elementFromPoint(left + x * wide, top + y * high))),
      );
    const unseen = drawn('choice', ':is(.board-sheet, .board-tray, .card-hand) .legal').filter((one) => !isSeen(one));
    return [...pairs, ...unseen.map(({ element }) => `unseen ${element.getAttribute('data-place')}`)];
  }, PARTS);
};

const areApart = async (page: Page, ruleset: string, moves: number): Promise<void> => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => overlaps(page)).toEqual([]);
    await picture(page, `apart-${ruleset}-${moves}-${size.width}`);
  }
};

for (const ruleset of ['diplomacy', 'hex-dice', 'longest-trench', 'trench-club', 'der-erste-weltkrieg'])
  test(`tracks, tray, hand and what may be chosen are apart: ${ruleset}`, { tag: '@long' }, async ({ page }) => {
    await beginGame(page, ruleset);
    await page.keyboard.press('F2');
    await expect(page.locator('[data-part="status-strip"]')).toBeVisible();
    await areApart(page, ruleset, 0);
    const random = page.getByRole('button', { name: 'Random move' });
    for (let moves = 1; moves <= 4; moves++) {
      await random.click();
      await expect(random).toBeEnabled();
    }
    await areApart(page, ruleset, 4);
  });
