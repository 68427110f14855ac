// @vitest-environment happy-dom
import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Board } from '../src/Board.tsx';
import type { BoardProps } from '../src/board-props.ts';
import { emptyLayout } from '../src/layout.ts';
import type { KeptLook } from '../src/zoom.ts';
import { grids } from './grids.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const cells = Array.from({ length: 16 }, (_, i) => [i % 4, Math.floor(i / 4)] as const);
const info: GameInfo = {
  ...stonesModule().info,
  kinds: [{ name: 'Cell', members: cells.map((_, i) => `c${i}`), cells, grid: grids.square }],
  types: [{ t: 'kind', kind: 0 }],
  fields: [],
  relations: [],
};
const view = { ...({} as MatchView), fields: {}, changes: [] };
const board = { info, view, layout: emptyLayout, picked: [], candidates: [], asked: undefined, onPick: undefined };
const window600 = { x: 0, y: 0, left: 0, top: 0, right: 600, bottom: 600, width: 600, height: 600 };

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A board that is drawn again with whatever look, and how near it is seen. */
function drawnBoard() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(window600 as DOMRect);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  return {
    look: (look: KeptLook) => act(async () => root.render(<Board {...(board satisfies BoardProps)} look={look} />)),
    zoomIn: () =>
      act(async () => {
        const on = new KeyboardEvent('keydown', { key: '+', bubbles: true });
        host.querySelector('.board-sheet')?.dispatchEvent(on);
      }),
    cell: () => host.querySelector('[data-place="Cell.c5"]'),
    seenAs: () => host.querySelector<SVGGElement>('.moved')?.style.transform,
  };
}

test('another match is seen as at first on the same board, and the view of the one before is kept', async () => {
  const { look, zoomIn, cell, seenAs } = drawnBoard();
  const [one, other]: readonly KeptLook[] = [{ current: undefined }, { current: undefined }];
  await look(one as KeptLook);
  const [atFirst, before] = [seenAs(), cell()];
  await zoomIn();
  const near = seenAs();
  expect(near).not.toBe(atFirst);
  await look(other as KeptLook);
  expect(seenAs()).toBe(atFirst);
  expect(cell()).toBe(before);
  expect(other?.current).toBeUndefined();
  await look(one as KeptLook);
  expect(seenAs()).toBe(near);
});

test('over a board that fills the window, legend and list close each other', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(window600 as DOMRect);
  const groups = async (isFull: boolean) => {
    const host = document.body.appendChild(document.createElement('div'));
    await act(async () => createRoot(host).render(<Board {...(board satisfies BoardProps)} isFull={isFull} />));
    return [...host.querySelectorAll('.board-foot > details')].map((one) => one.getAttribute('name'));
  };
  expect(await groups(true)).toEqual(['board-foot', 'board-foot']);
  expect(await groups(false)).toEqual([null, 'board-foot']);
});
