import { isSource } from '@sandtable/compiler';
import { readSave, type Save } from '@sandtable/session';
import { expect, test } from 'vitest';
import type { FileProblem } from '../src/state/file-list.ts';
import { createSessions, freeSession, sessionNames } from '../src/state/sessions.ts';
import type { PreviousGame } from '../src/state/slices/match.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';

const save: Save = {
  ...{ format: 1, ruleset: 'posts', version: '1', digest: 'x', variants: [], seats: 'two', options: {}, seed: 1 },
  decisions: [{ choice: 'move/to', role: 'red', answer: 'p1' }],
};

/** A page whose list of files refuses new ones for this reason, if for any. */
function page(refusal?: FileProblem) {
  const store = createStore<State>({ ...initial, ruleset: 'posts', save });
  const put = (path: string, text: string): void =>
    store.set((s) => ({
      files: s.files.some((one) => one.path === path) ? s.files : [...s.files, { path, version: '1' }],
      buffers: { ...s.buffers, [path]: { text, version: '1', dirty: false } },
    }));
  const resumed: PreviousGame[] = [];
  const sessions = createSessions(store, {
    files: { edit: put, save: async () => undefined } as never,
    list: {
      make: async (path: string, text: string) => refusal ?? put(path, text),
    } as never,
    resume: async (match) => void resumed.push(match),
  });
  return { store, sessions, put, resumed };
}

test('a match is a file of the ruleset, listed and gone on with', async () => {
  const { store, sessions, put, resumed } = page();
  expect(await sessions.keep('b-10')).toBeUndefined();
  expect(await sessions.keep('b-9')).toBeUndefined();
  put('other/sessions/c.json', '{}');
  put('posts/goods.json', '[]');
  expect(sessionNames(store.get())).toEqual(['b-9', 'b-10']);
  expect(readSave('', store.get().buffers['posts/sessions/b-9.json']?.text ?? '').save).toEqual(save);
  store.set({ save: { ...save, seed: 2 } });
  expect(await sessions.keep('b-9')).toBeUndefined();
  expect(await sessions.open('b-9')).toBe(true);
  expect(resumed).toEqual([{ save: { ...save, seed: 2 }, at: undefined }]);
});

test('a session is called as files are, and one that is there as it was', async () => {
  const { store, sessions, put } = page();
  put('posts/sessions/Old One.json', '{}');
  expect(await sessions.keep('Tarn: 3. Zug')).toBeUndefined();
  expect(await sessions.keep('Old One')).toBeUndefined();
  expect(sessionNames(store.get())).toEqual(['Old One', 'tarn-3-zug']);
  expect(store.get().buffers['posts/sessions/Old One.json']?.text).toContain('"seed"');
});

test('what is no match is refused, and a name that is none', async () => {
  const { sessions, put, resumed } = page();
  put('posts/sessions/odd.json', '{"format": 1');
  expect(await sessions.open('odd')).toBe(false);
  expect(await sessions.open('missing')).toBe(false);
  expect(resumed).toEqual([]);
  expect(await sessions.keep('../…')).toBe('badName');
});

test('why the list of files makes no new one is shown; one that is there is written over all the same', async () => {
  const { sessions, store, put } = page('taken');
  expect(await sessions.keep('b-1')).toBe('taken');
  expect(sessionNames(store.get())).toEqual([]);
  put('posts/sessions/b-1.json', '{}');
  expect(await sessions.keep('b-1')).toBeUndefined();
  expect(store.get().buffers['posts/sessions/b-1.json']?.text).toContain('"seed"');
});

test('a session is no table of the rules', () => {
  expect(isSource('sessions/a.json')).toBe(false);
  expect(isSource('tables/a.json')).toBe(true);
});

test('names that are free', () => {
  expect(freeSession([], 'session')).toBe('session-1');
  expect(freeSession(['session-2', 'mine'], 'session')).toBe('session-3');
});
