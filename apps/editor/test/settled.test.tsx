// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RollingDie } from '../src/events/RollingDie.tsx';
import { ROLLING, useSettled } from '../src/events/useSettled.ts';

const Shown = ({ isRolling }: { readonly isRolling: boolean }) => (
  <p data-settled={useSettled(isRolling)}>
    <RollingDie face="4" isDotted lasts={isRolling ? ROLLING : 0} />
  </p>
);

const stateOf = (): string =>
  ['data-settled', 'data-rolling'].map((name) => document.querySelector(`[${name}]`)?.getAttribute(name)).join(' ');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const show = (isRolling: boolean) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  return act(async () => root.render(<Shown isRolling={isRolling} />));
};

test('what came of a roll is shown once the die lies, and not before', async () => {
  await show(true);
  expect(stateOf()).toBe('false true');
  await act(async () => vi.advanceTimersByTime(ROLLING - 1));
  expect(stateOf()).toBe('false true');
  await act(async () => vi.advanceTimersByTime(1));
  expect(stateOf()).toBe('true false');
});

test('where nothing rolls, nothing waits', async () => {
  await show(false);
  expect(stateOf()).toBe('true false');
});
