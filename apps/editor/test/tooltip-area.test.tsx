// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooltipArea } from '../src/ui/TooltipArea.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let unmount = (): void => undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => unmount());
  vi.useRealTimers();
});

const shown = (): string | null | undefined => document.querySelector('[data-part="tooltip"]')?.textContent;
const after = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));
const point = (selector: string, pointerType = 'mouse'): void => {
  const event = new PointerEvent('pointerover', { bubbles: true, pointerType });
  act(() => void document.querySelector(selector)?.dispatchEvent(event));
};

function area(rows: readonly string[]): (rows: readonly string[]) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const draw = (names: readonly string[]): void =>
    act(() =>
      root.render(
        <TooltipArea>
          <ol>
            {names.map((name) => (
              <li key={name} id={name}>
                <span data-tooltip={`about ${name}`}>{name}</span>
              </li>
            ))}
          </ol>
          <p>elsewhere</p>
        </TooltipArea>,
      ),
    );
  draw(rows);
  unmount = () => root.unmount();
  return draw;
}

test('the tooltip of what is pointed at appears after a while, and that of the next one at once', async () => {
  area(['one', 'two']);
  point('#one span');
  await after(500);
  expect(shown()).toBeUndefined();
  await after(200);
  expect(shown()).toBe('about one');
  point('#two span');
  await after(1);
  expect(shown()).toBe('about two');
  point('p');
  await after(200);
  expect(shown()).toBeUndefined();
});

test('a tooltip that is pointed at stays, and a finger shows none', async () => {
  area(['one']);
  point('#one span', 'touch');
  await after(1000);
  expect(shown()).toBeUndefined();
  point('#one span');
  await after(700);
  point('p');
  point('[data-part="tooltip"]');
  await after(1000);
  expect(shown()).toBe('about one');
});

test('a tooltip goes with the row that has it', async () => {
  const draw = area(['one', 'two']);
  point('#one span');
  await after(700);
  expect(shown()).toBe('about one');
  draw(['two']);
  await after(50);
  expect(shown()).toBeUndefined();
});
