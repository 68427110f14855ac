// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { Stack, Standing } from '../src/stand.ts';
import { type StackFan, useStackFan } from '../src/useStackFan.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const standing = (...keys: readonly string[]): Standing => ({
  ...{ counters: [], leaders: [], boxes: [], key: '' },
  stacks: keys.map((key): Stack => ({ key, pieces: [], side: undefined, at: [0, 0], size: 22 })),
});

let unmount = (): void => undefined;
afterEach(() => act(() => unmount()));

/** A board that is asked one question after the other, and what is fanned out on it. */
function board() {
  const root = createRoot(document.createElement('div'));
  unmount = () => root.unmount();
  let fan: StackFan | undefined;
  const Sheet = ({ question, on }: { readonly question: string; readonly on: Standing }) => {
    fan = useStackFan({ current: null }, question, on);
    return null;
  };
  return {
    ask: (question: string, on = standing('a', 'b')) => act(() => root.render(<Sheet {...{ question, on }} />)),
    come: (key: string, by: 'pointer' | 'focus') => act(() => fan?.enter(key, by)),
    press: (key: string) => act(() => fan?.toggle(key)),
    open: () => fan?.key,
  };
}

test('a stack is fanned out while the focus or the pointer is on it, or once it is pressed', () => {
  const { ask, come, press, open } = board();
  ask('from');
  expect(open()).toBeUndefined();
  come('a', 'focus');
  expect(open()).toBe('a');
  come('b', 'pointer');
  expect(open()).toBe('b');
  press('a');
  expect(open()).toBe('a');
});

test('it closes with the next question, and stays closed when the same is asked again', () => {
  const { ask, come, open } = board();
  ask('from');
  come('a', 'focus');
  ask('to');
  expect(open()).toBeUndefined();
  ask('from');
  expect(open()).toBeUndefined();
});

test('it closes when it is a stack no longer, and stays closed when it is one again', () => {
  const { ask, press, open } = board();
  ask('from');
  press('a');
  ask('from', standing('b'));
  expect(open()).toBeUndefined();
  ask('from');
  expect(open()).toBeUndefined();
});
