// @vitest-environment happy-dom
import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Board } from '../src/Board.tsx';
import type { BoardProps } from '../src/board-props.ts';
import { emptyLayout } from '../src/layout.ts';
import { nearTo } from '../src/near.ts';
import { grids } from './grids.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A long strip of cells. */
const ROW = 70;
const cells = Array.from({ length: ROW * 8 }, (_, i) => [i % ROW, Math.floor(i / ROW)] as const);
const nameOf = ([x, y]: readonly [number, number]): string => `c${x}x${y}`;
/** One in the middle, which is seen at first, and two at corners. */
const CORNERS = ['c0x0', 'c69x7'];
const stand = ['c35x3', ...CORNERS];
const info: GameInfo = {
  ...stonesModule().info,
  kinds: [
    { name: 'Cell', members: cells.map(nameOf), cells, grid: grids.square },
    { name: 'Army', members: ['mid', 'low', 'high'] },
  ],
  types: [{ t: 'kind', kind: 0 }],
  fields: [{ kind: 1, name: 'at', type: 0, state: true }],
  relations: [],
};
const view = { ...({} as MatchView), fields: { 'Army.at': stand }, changes: [] };
const layout = { ...emptyLayout, kinds: { Army: { draw: 'counter', at: 'at' } } } as BoardProps['layout'];
const board = (candidates: readonly string[]) => (
  <Board {...{ info, view, layout, candidates, asked: undefined, picked: [], onPick: () => undefined }} />
);

const window600 = { x: 0, y: 0, left: 0, top: 0, right: 600, bottom: 600, width: 600, height: 600 };

/** What is drawn in a window of 600 pixels, where counters can be read only of a part of the board. */
async function drawn(candidates: readonly string[], key?: string): Promise<Element> {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(window600 as DOMRect);
  const host = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(host).render(board(candidates)));
  const sheet = host.querySelector('.board-sheet');
  if (key !== undefined)
    await act(async () => sheet?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  return host;
}

const placesOf = (host: Element): readonly string[] =>
  [...host.querySelectorAll('[data-place^="Cell."]')].map((one) => one.getAttribute('data-place') ?? '');
const piecesOf = (host: Element): readonly string[] =>
  [...host.querySelectorAll('[data-piece]')].map((one) => one.getAttribute('data-piece') ?? '');

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('of a board of very many cells those in and near its window are drawn, with what stands on them', async () => {
  const host = await drawn([]);
  expect(placesOf(host)).toContain('Cell.c35x3');
  expect(placesOf(host)).not.toContain('Cell.c0x0');
  expect(placesOf(host).length).toBeLessThan(cells.length * 0.8);
  expect(piecesOf(host)).toEqual(['Army.mid']);
});

test('what may be chosen is drawn wherever it lies, so that Tab leads to it', async () => {
  const host = await drawn(['c0x0', 'high']);
  expect(placesOf(host)).toContain('Cell.c0x0');
  expect(piecesOf(host)).toEqual(['Army.mid', 'Army.low', 'Army.high']);
  expect([...host.querySelectorAll('[role="button"][tabindex="0"][data-pick]')].length).toBeGreaterThan(1);
});

test('whoever looks at all of it, or at a picture of it, sees all of it', async () => {
  const host = await drawn([], '0');
  expect(new Set(placesOf(host)).size).toBe(cells.length);
  expect(piecesOf(host)).toEqual(['Army.mid', 'Army.low', 'Army.high']);
  expect(renderToStaticMarkup(board([])).match(/data-place="Cell\./g)?.length).toBeGreaterThanOrEqual(cells.length);
});

test('what is drawn stays the same until the view reaches beyond it, or is much nearer', () => {
  const first = nearTo({ x: 100, y: 100, w: 100, h: 80 }, undefined);
  expect(first).toEqual({ x: 90, y: 92, w: 120, h: 96 });
  expect(nearTo({ x: 105, y: 105, w: 100, h: 80 }, first)).toBe(first);
  expect(nearTo({ x: 120, y: 105, w: 100, h: 80 }, first)).toEqual({ x: 110, y: 97, w: 120, h: 96 });
  expect(nearTo({ x: 140, y: 140, w: 20, h: 20 }, first)).toEqual({ x: 138, y: 138, w: 24, h: 24 });
});
