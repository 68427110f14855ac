// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Scene } from '../src/scene.ts';
import { useView } from '../src/useView.ts';
import type { Zooming } from '../src/useZoom.ts';
import type { Sought } from '../src/view.ts';

const svg = { current: document.createElementNS('http://www.w3.org/2000/svg', 'svg') };
const show = vi.fn();
const zooming = { touched: false, show, pane: { width: 100 }, kept: undefined } as unknown as Zooming;
const places = { spots: [] } as unknown as Scene;

const Board = ({ at, asked }: { readonly at: number; readonly asked: boolean }) => {
  useView(svg, zooming, places, { points: [[at, at]], asked } as unknown as Sought);
  return null;
};

test('the view goes at once to what is sought, and while someone steps quickly only to the last of it', async () => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.spyOn(svg.current, 'getBoundingClientRect').mockReturnValue({ width: 100 } as DOMRect);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const step = async (at: number, ms: number, asked = false) => {
    await act(async () => root.render(<Board at={at} asked={asked} />));
    await vi.advanceTimersByTimeAsync(ms);
  };
  await step(1, 1000);
  expect(show).toHaveBeenCalledTimes(1);
  await step(2, 1000);
  expect(show).toHaveBeenCalledTimes(2);
  for (const at of [3, 4, 5, 6]) await step(at, 150);
  expect(show).toHaveBeenCalledTimes(3);
  await step(7, 1000);
  expect(show).toHaveBeenCalledTimes(4);
  // What may be chosen doesn't move later, however quick the questions are answered.
  for (const at of [8, 9, 10]) await step(at, 1, true);
  expect(show).toHaveBeenCalledTimes(7);
  vi.useRealTimers();
});
