// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLatePress } from '../src/events/useLatePress.ts';

const GoOn = () => {
  const button = useRef<HTMLButtonElement>(null);
  useLatePress(button);
  return (
    <button type="button" ref={button}>
      Continue
    </button>
  );
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Presses that reach the board so many milliseconds after the button above it has gone. */
async function reached({ after, x, target = 'board' }: { after: number; x: number; target?: string }) {
  document.body.innerHTML = '<main id="board"><section data-part="fight-card" id="card"></section></main>';
  const reaching: string[] = [];
  for (const press of ['pointerdown', 'click']) document.body.addEventListener(press, () => reaching.push(press));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<GoOn />));
  const [button] = document.getElementsByTagName('button');
  if (button) button.getBoundingClientRect = () => new DOMRect(100, 100, 80, 30);
  await act(async () => root.unmount());
  await vi.advanceTimersByTimeAsync(after);
  const at = { bubbles: true, clientX: x, clientY: 110 };
  document.getElementById(target)?.dispatchEvent(new PointerEvent('pointerdown', at));
  document.getElementById(target)?.dispatchEvent(new MouseEvent('click', at));
  return reaching;
}

test('a press where the button of a card was a moment ago does not reach the board', async () => {
  expect(await reached({ after: 300, x: 120 })).toEqual([]);
});

test('elsewhere, later or on the next card, a press does what it does', async () => {
  const all = ['pointerdown', 'click'];
  expect(await reached({ after: 300, x: 20 })).toEqual(all);
  expect(await reached({ after: 1000, x: 120 })).toEqual(all);
  expect(await reached({ after: 300, x: 120, target: 'card' })).toEqual(all);
});
