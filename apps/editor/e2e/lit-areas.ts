import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** Of the visible fill of what is lit, how much takes a click, and what lies over the rest. */
interface Clickable {
  /** The kind of question; empty where none is put. */
  readonly question: string;
  readonly areas: number;
  readonly points: number;
  readonly taken: number;
  readonly covering: readonly string[];
}

/** So much of what is lit takes a click. */
const SHARE = 0.97;

/** Of each kind of question so many are looked at. */
const TIMES = 2;

/** Looks at the first questions of each kind: what is lit must be clickable to its edge. */
export function watchLitAreas(page: Page) {
  const seen = new Map<string, number>();
  let areas = 0;
  const look = async (): Promise<void> => {
    const now = await clickable(
      page,
      [...seen].filter(([, times]) => times >= TIMES).map(([question]) => question),
    );
    if (now.points === 0) return;
    seen.set(now.question, (seen.get(now.question) ?? 0) + 1);
    areas += now.areas;
    expect(now.taken / now.points, `${now.question}: ${now.covering.join('; ')}`).toBeGreaterThanOrEqual(SHARE);
  };
  return { look, areas: () => areas };
}

/**
 * Looks at points of a grid on the fill of each area that may be chosen, and on cards and boxes. What lies uppermost there
 * must be the area, or something that is clicked for an answer as well.
 */
const clickable = (page: Page, enough: readonly string[]): Promise<Clickable> =>
  page.evaluate((known) => {
    const [COARSE, FINE] = [8, 32];
    // One of fewer points is more than what may be covered: a finer grid says how much that is.
    const FEW = 34;
    const question = document.querySelector<HTMLElement>('[data-question]')?.dataset.question ?? '';
    const covering: string[] = [];
    let [areas, points, taken] = [0, 0, 0];
    const found = () => ({ question, areas, points, taken, covering: [...new Set(covering)].slice(0, 8) });
    if (question === '' || known.includes(question)) return found();
    const pane = document.querySelector('.board-sheet, .card-table, .table-board')?.getBoundingClientRect();
    const isOn = (shape: Element, x: number, y: number): boolean => {
      if (!(shape instanceof SVGGeometryElement)) return true;
      const at = shape.getScreenCTM()?.inverse();
      return at !== undefined && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(at));
    };
    /** Undefined where something that is drawn lies over it: tracks, tools, another card, the coast. */
    const takes = (area: Element, stacked: readonly Element[]): boolean | undefined => {
      const [top] = stacked;
      if (area instanceof HTMLElement) {
        if (top?.closest('.legal') === area) return true;
        return top?.closest('[data-place], [data-part]') ? undefined : false;
      }
      if (top?.closest('.board-sheet') === null) return undefined;
      if (!stacked.some((one) => one.closest('[data-place]') === area)) return undefined;
      // A click on what can't be chosen goes to what can be below it, unless it is a button itself.
      const button = top?.closest('[role="button"]') ?? null;
      const lit = button === null ? stacked.find((one) => one.closest('.legal') !== null) : top;
      if (button !== null && !button.matches('.legal')) return false;
      if (lit?.closest('.legal') === area || lit?.closest('[data-piece], [data-stack]') != null) return true;
      // The sea goes on below the coast: there, the land is what is seen.
      return lit?.matches('path.region') ? undefined : false;
    };
    const measure = (steps: number): void => {
      [areas, points, taken] = [0, 0, 0];
      covering.length = 0;
      for (const area of document.querySelectorAll('.board-sheet .legal, .card-table .legal, .table-board .legal')) {
        const drawn = area.querySelector('path.region, path.hex, path.feature-body, circle.target');
        const shape = area instanceof HTMLElement ? area : drawn;
        if (shape === null || pane === undefined) continue;
        areas += 1;
        const box = shape.getBoundingClientRect();
        for (let i = 0; i < steps; i += 1)
          for (let j = 0; j < steps; j += 1) {
            const [x, y] = [box.left + ((i + 0.5) / steps) * box.width, box.top + ((j + 0.5) / steps) * box.height];
            if (x <= pane.left || x >= pane.right || y <= pane.top || y >= pane.bottom || !isOn(shape, x, y)) continue;
            const drawn = document.elementsFromPoint(x, y);
            const ground = drawn.findIndex((one) => one.matches('path.region'));
            // The sea goes on below the land, where it is neither seen nor meant.
            const stacked = drawn.filter(
              (one, at) => ground < 0 || at <= ground || !one.matches('.open-sea, .sea-rim'),
            );
            const isTaken = takes(area, stacked);
            if (isTaken === undefined) continue;
            points += 1;
            if (isTaken) taken += 1;
            else
              covering.push(
                `${stacked[0]?.tagName}.${stacked[0]?.getAttribute('class')} on ${area.getAttribute('data-place')}`,
              );
          }
      }
    };
    measure(COARSE);
    if (points < FEW) measure(FINE);
    return found();
  }, enough);
