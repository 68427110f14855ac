// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useTrayRoom } from '../src/useTrayRoom.ts';
import type { KeptLook } from '../src/zoom.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Props {
  readonly question: string;
  /** Pixels; 0 if there is no tray. */
  readonly tray: number;
  readonly look?: KeptLook;
}

/** Shows a board with a tray once after the other; returns the rooms that each rendering had. */
function rooms(...shown: readonly Props[]): readonly (readonly number[])[] {
  const drawn: number[] = [];
  const Board = ({ question, tray, look }: Props) => {
    const { height, onHeight } = useTrayRoom(question, look);
    drawn.push(height);
    useLayoutEffect(() => onHeight(tray), [onHeight, tray]);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  return shown.map((props) => {
    drawn.length = 0;
    act(() => root.render(<Board {...props} />));
    return [...drawn];
  });
}

test('a board keeps the room of the tray at the next question, without being arranged in between', () => {
  const [, ...later] = rooms({ question: 'a', tray: 80 }, { question: 'b', tray: 80 }, { question: 'c', tray: 80 });
  expect([...new Set(later.flat())]).toEqual([80]);
});

test('the room gets no smaller while the same is asked, and goes with the tray at the next question', () => {
  const shown = rooms({ question: 'a', tray: 80 }, { question: 'a', tray: 0 }, { question: 'b', tray: 0 });
  expect(shown.map((drawn) => drawn.at(-1))).toEqual([80, 80, 0]);
  expect(rooms({ question: 'a', tray: 40 }, { question: 'a', tray: 80 }).at(-1)?.at(-1)).toBe(80);
});

test('a view that the reader has moved stays as it is', () => {
  const look = { current: { zoom: { k: 2, x: 0, y: 0 } } } as unknown as KeptLook;
  expect(rooms({ question: 'a', tray: 80 }, { question: 'b', tray: 20, look }).at(-1)?.at(-1)).toBe(80);
});
