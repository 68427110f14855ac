import type { Page } from '@playwright/test';
import { beginHotSeat, playOnBoard } from './board-alone.ts';
import { chances } from './by-hand.ts';
import { expect, test } from './test.ts';

/** An area that may be chosen, by the shape that is filled. */
const LIT = '.board-sheet .legal:has(> :is(path.region, path.hex, .feature-body, circle.target))';

/** Of the visible fill of what is lit, how much takes a click, and what lies over the rest. */
interface Clickable {
  readonly areas: number;
  readonly points: number;
  readonly taken: number;
  readonly covering: readonly string[];
}

/**
 * Looks at points of a grid on the fill of each area that may be chosen. What lies uppermost there must be the area, or
 * something that is clicked for an answer as well.
 */
const clickable = (page: Page): Promise<Clickable> =>
  page.evaluate(() => {
    const STEPS = 8;
    const covering: string[] = [];
    let [areas, points, taken] = [0, 0, 0];
    const pane = document.querySelector('.board-sheet')?.getBoundingClientRect() ?? new DOMRect();
    const isOn = (shape: SVGGeometryElement, x: number, y: number): boolean => {
      const at = shape.getScreenCTM()?.inverse();
      return at !== undefined && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(at));
    };
    for (const area of document.querySelectorAll<SVGGElement>('.board-sheet .legal')) {
      const shape = area.querySelector<SVGGeometryElement>('path.region, path.hex, path.feature-body, circle.target');
      if (shape === null) continue;
      areas += 1;
      const box = shape.getBoundingClientRect();
      for (let i = 0; i < STEPS; i += 1)
        for (let j = 0; j < STEPS; j += 1) {
          const [x, y] = [box.left + ((i + 0.5) / STEPS) * box.width, box.top + ((j + 0.5) / STEPS) * box.height];
          if (x <= pane.left || x >= pane.right || y <= pane.top || y >= pane.bottom || !isOn(shape, x, y)) continue;
          const stacked = document.elementsFromPoint(x, y);
          const [top] = stacked;
          // Tracks, tools and legend lie over the board: what they cover is not seen.
          if (top?.closest('.board-sheet') === null) continue;
          // What of an area is cut off by the coast is not drawn.
          if (!stacked.some((one) => one.closest('[data-place]') === area)) continue;
          points += 1;
          const lit = top?.closest('.legal');
          const isPiece = top?.closest('[data-piece], [data-stack]') !== null;
          if (lit === area || (lit && isPiece)) taken += 1;
          else covering.push(`${top?.tagName}.${top?.getAttribute('class')} on ${area.getAttribute('data-place')}`);
        }
    }
    return { areas, points, taken, covering: [...new Set(covering)].slice(0, 8) };
  });

/** The busiest of so many questions: the one with most areas lit. */
const busiest = async (page: Page, questions: number): Promise<Clickable> => {
  let best: Clickable = { areas: 0, points: 0, taken: 0, covering: [] };
  await playOnBoard(page, chances(3), {
    decisions: questions,
    before: async () => {
      if ((await page.locator(LIT).count()) > best.areas) best = await clickable(page);
    },
  });
  return best;
};

/** So much of what is lit takes a click. */
const SHARE = 0.97;

const looksAt = async (page: Page, ruleset: string): Promise<void> => {
  await beginHotSeat(page, ruleset);
  const { areas, points, taken, covering } = await busiest(page, 6);
  expect(areas).toBeGreaterThan(1);
  expect(points).toBeGreaterThan(50);
  expect(taken / points, covering.join('; ')).toBeGreaterThanOrEqual(SHARE);
};

for (const [ruleset, tag] of [
  ['hex-dice', '@short'],
  ['trench-club', '@long'],
  ['der-erste-weltkrieg', '@long'],
  ['diplomacy', '@long'],
] as const)
  test(`what is lit on the board of ${ruleset} is clickable to its edge`, { tag }, async ({ page }) =>
    looksAt(page, ruleset),
  );
