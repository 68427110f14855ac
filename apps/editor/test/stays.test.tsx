// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useStays } from '../src/log/useStays.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Row = ({ line }: { readonly line: string }) => `${line} ${useStays(line) ? 'stays' : 'passes'}`;

test('a row that shows another line begins anew, so that lines that fly past are never asked about', async () => {
  vi.useFakeTimers();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (line: string) => act(async () => root.render(<Row line={line} />));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  await show('a');
  await wait(1000);
  expect(host.textContent).toBe('a stays');
  for (const line of ['b', 'c', 'd']) {
    await show(line);
    expect(host.textContent).toBe(`${line} passes`);
    await wait(400);
    expect(host.textContent).toBe(`${line} passes`);
  }
  await wait(400);
  expect(host.textContent).toBe('d stays');
  // A line that comes back is new as well: the time before it went doesn't count.
  await show('e');
  await wait(400);
  await show('f');
  await wait(200);
  await show('e');
  await wait(400);
  expect(host.textContent).toBe('e passes');
  vi.useRealTimers();
});
