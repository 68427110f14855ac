// @vitest-environment happy-dom
import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Board } from '../src/Board.tsx';
import { keptOrder } from '../src/kept-order.ts';
import { emptyLayout } from '../src/layout.ts';
import type { Spot } from '../src/spot.ts';
import { grids } from './grids.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const cells = Array.from({ length: 80 }, (_, i) => [i % 10, Math.floor(i / 10)] as const);
const info: GameInfo = {
  ...stonesModule().info,
  kinds: [{ name: 'Cell', members: cells.map(([x, y]) => `c${x}x${y}`), cells, grid: grids.square }],
  types: [],
  fields: [],
  relations: [],
};

/** A board whose cells are asked for, and how many of its cells another question puts elsewhere in the drawing. */
function asked() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 600, height: 600 } as DOMRect);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const ask = (candidates: readonly string[]): number => {
    const put = vi.spyOn(Node.prototype, 'insertBefore');
    act(() =>
      root.render(
        <Board
          {...{ info, view: undefined, layout: emptyLayout, candidates, asked: undefined, picked: [] }}
          onPick={() => undefined}
        />,
      ),
    );
    const moved = put.mock.calls.filter(([node]) => (node as Element).matches?.('[data-place^="Cell."]')).length;
    put.mockRestore();
    return moved;
  };
  const legal = (): readonly (string | null)[] =>
    [...host.querySelectorAll('[data-pick]')].map((cell) => cell.getAttribute('data-pick'));
  const isLast = (): boolean => [...host.querySelectorAll('[data-place^="Cell."]')].at(-1)?.matches('.legal') ?? false;
  return { ask, legal, isLast };
}

test('a question moves the cells in the drawing that it asks for, and no others', () => {
  const { ask, legal, isLast } = asked();
  ask(['c0x0', 'c1x0', 'c5x5']);
  expect(ask(['c1x0', 'c2x2'])).toBeLessThan(4);
  expect(legal()).toEqual(['c1x0', 'c2x2']);
  expect(isLast()).toBe(true);
  expect(ask([])).toBe(0);
  expect(ask(['c9x7', 'c0x0'])).toBeLessThan(4);
  expect(legal()).toEqual(['c0x0', 'c9x7']);
});

test('regions overlap as they are printed, whatever was asked before', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((member) => ({ member, draw: 'region' }) as Spot) as [Spot, Spot, Spot];
  const order = keptOrder();
  expect(order([a, b, c], new Set([a]))).toEqual([b, c, a]);
  expect(order([a, b, c], new Set([b]))).toEqual([a, c, b]);
});
