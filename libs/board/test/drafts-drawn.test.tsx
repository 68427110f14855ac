import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board } from '../src/Board.tsx';
import type { BoardProps } from '../src/board-props.ts';
import { emptyLayout } from '../src/layout.ts';
import { grids } from './grids.ts';

const cells = Array.from({ length: 9 }, (_, i) => [i % 3, Math.floor(i / 3)] as const);
const info: GameInfo = {
  ...stonesModule().info,
  kinds: [
    { name: 'Cell', members: cells.map(([x, y]) => `c${x}x${y}`), cells, grid: grids.square },
    { name: 'Army', members: ['a', 'b'] },
  ],
  types: [{ t: 'kind', kind: 0 }],
  fields: [{ kind: 1, name: 'at', type: 0, state: true }],
  relations: [],
};
const view = { ...({} as MatchView), fields: { 'Army.at': ['c0x0', 'c2x2'] }, changes: [] };
const layout = { ...emptyLayout, kinds: { Army: { draw: 'counter', at: 'at' } } } as BoardProps['layout'];

/** The arrows on a board on which so much is drafted. */
const arrowsWith = (values: Readonly<Record<string, string>>): number => {
  const drafts = { kind: 'Army', values };
  const board = (
    <Board {...{ info, view, layout, drafts, candidates: [], asked: undefined, picked: [], onPick: undefined }} />
  );
  return [...renderToStaticMarkup(board).matchAll(/class="arrow dashed[^"]*\bdraft\b/g)].length;
};

test('the board draws an arrow for each counter that is to go elsewhere', () => {
  expect(arrowsWith({})).toBe(0);
  expect(arrowsWith({ a: 'c2x0', b: 'c2x2' })).toBe(1);
  expect(arrowsWith({ a: 'c2x0', b: 'c0x2' })).toBe(2);
});
