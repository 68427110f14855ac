import { expect, test } from 'vitest';
import { besideRules } from '../src/state/beside-rules.ts';
import { createStore } from '../src/state/store.ts';
import { readingOf } from '../src/state/tracked.ts';

test('what was read decides whether a change matters', () => {
  const store = createStore({ one: 1, two: 2 });
  const before = store.get();
  const { state, differs } = readingOf(store);
  expect(state.one).toBe(1);
  store.set({ two: 3 });
  expect(differs(before, store.get())).toBe(false);
  store.set({ one: 4 });
  expect(differs(before, store.get())).toBe(true);
});

test('what is read later is what holds then, and matters from then on', () => {
  const store = createStore({ one: 1, two: 2 });
  const before = store.get();
  const { state, differs } = readingOf(store);
  store.set({ two: 3 });
  expect(differs(before, store.get())).toBe(false);
  expect(state.two).toBe(3);
  expect(differs(before, store.get())).toBe(true);
});

test('who copies the state reads all of it', () => {
  const store = createStore({ one: 1, two: 2 });
  const before = store.get();
  const { state, differs } = readingOf(store);
  expect({ ...state }).toEqual({ one: 1, two: 2 });
  store.set({ two: 3 });
  expect(differs(before, store.get())).toBe(true);
});

const buffers = (texts: Readonly<Record<string, string>>, version = '') => ({
  buffers: Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, { text, version, dirty: false }])),
});

test('the texts beside the rules stay the same object while only rules are typed in, or versions change', () => {
  const first = besideRules(buffers({ 'g/rules.sand': '1', 'g/messages.de.ftl': 'a' }));
  expect(Object.keys(first)).toEqual(['g/messages.de.ftl']);
  expect(besideRules(buffers({ 'g/rules.sand': '2', 'g/messages.de.ftl': 'a' }, 'v2'))).toBe(first);
  const second = besideRules(buffers({ 'g/rules.sand': '2', 'g/messages.de.ftl': 'b' }));
  expect(second['g/messages.de.ftl']?.text).toBe('b');
  expect(Object.keys(besideRules(buffers({ 'g/rules.sand': '2' })))).toEqual([]);
});
