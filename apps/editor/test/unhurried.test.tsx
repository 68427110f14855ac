// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useUnhurried } from '../src/log/useUnhurried.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Shown = ({ value }: { readonly value: number }) => useUnhurried(value);

test('single steps are followed at once, and quick ones once they rest, or a few times a second', async () => {
  vi.useFakeTimers();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const step = async (value: number): Promise<string> => {
    await act(async () => root.render(<Shown value={value} />));
    return host.textContent;
  };
  expect(await step(0)).toBe('0');
  expect(await step(1)).toBe('1');
  await wait(500);
  expect(await step(2)).toBe('2');
  await wait(100);
  expect(await step(3)).toBe('2');
  await wait(150);
  expect(host.textContent).toBe('2');
  await wait(100);
  expect(host.textContent).toBe('3');
  const seen = new Set<string>();
  for (let value = 4; value < 18; value += 1) {
    seen.add(await step(value));
    await wait(100);
  }
  expect([...seen]).toEqual(['3', '10', '16']);
  await wait(1000);
  expect(host.textContent).toBe('17');
  vi.useRealTimers();
});
