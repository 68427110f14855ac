import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRest } from '../src/at-rest.ts';

const frames: (() => void)[] = [];
const frame = (): void => frames.splice(0)[0]?.();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
});
afterEach(() => {
  frames.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a hand rests once time and three frames have passed', () => {
  const act = vi.fn();
  atRest(act).wait();
  vi.advanceTimersByTime(300);
  frame();
  frame();
  expect(act, 'a late page has shown two frames').not.toHaveBeenCalled();
  frame();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(act, 'once is enough').toHaveBeenCalledTimes(1);
});

test('frames alone are not rest, and whatever is done begins it anew', () => {
  const act = vi.fn();
  const rest = atRest(act);
  rest.wait();
  for (let i = 0; i < 3; i++) frame();
  vi.advanceTimersByTime(150);
  rest.wait();
  vi.advanceTimersByTime(150);
  expect(act).not.toHaveBeenCalled();
  rest.stop();
  vi.advanceTimersByTime(1000);
  expect(act, 'stopped').not.toHaveBeenCalled();
});

test('a page without frames is not waited for without end', () => {
  const act = vi.fn();
  atRest(act).wait();
  vi.advanceTimersByTime(700);
  expect(act).toHaveBeenCalledTimes(1);
});
