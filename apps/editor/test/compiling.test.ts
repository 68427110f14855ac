import { expect, test } from 'vitest';
import { createCompiling } from '../src/state/compiling.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import type { Compilation, CompilerApi } from '../src/workers/compiler-api.ts';
import type { Finding } from '../src/workers/protocol.ts';
import type { Stack } from '../src/workers/stack.ts';
import { clientOf, compilation } from './services.ts';

const found = (code: string, start: number, end: number): Finding => ({
  code,
  severity: 'warning',
  file: 'rules.sand',
  start,
  end,
  message: code,
  fixes: [],
});

interface Call {
  readonly method: keyof CompilerApi;
  readonly text: string;
  answer(reply: Partial<Compilation>): Promise<void>;
}

const rest = (ms = 0): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A page that waits for whoever answers in the place of the worker. */
const page = (text: string) => {
  const store = createStore<State>({ ...initial, ruleset: 'one' });
  const calls: Call[] = [];
  const built: string[] = [];
  const compiler = clientOf<CompilerApi>(
    ({ method, args: [rules] }) =>
      new Promise((done) => {
        const answer = (reply: Partial<Compilation>): Promise<void> => {
          done({ ...compilation, ...reply });
          return rest();
        };
        calls.push({ method, text: (rules as Stack).files[0]?.text ?? '', answer });
      }),
  );
  const write = (now: string): void =>
    store.set({ buffers: { 'one/rules.sand': { text: now, version: '', dirty: true } } });
  write(text);
  const build = async (javascript: string): Promise<void> => void built.push(javascript);
  const compiling = createCompiling(store, compiler, { build });
  const type = (now: string): void => {
    write(now);
    compiling.touched();
  };
  const next = async (method: keyof CompilerApi): Promise<Call> => {
    await expect.poll(() => calls[0]?.method).toBe(method);
    return calls.shift() as Call;
  };
  return { store, calls, built, compiling, type, next, codes: () => store.get().findings.map(({ code }) => code) };
};

const opened = async (text: string, late: readonly Finding[] = []) => {
  const all = page(text);
  const done = all.compiling.compile();
  await (await all.next('check')).answer({});
  await (await all.next('compile')).answer({ javascript: 'first', findings: late });
  await done;
  return all;
};

test('findings are shown when the check has answered, before there is a module', async () => {
  const { type, next, codes, calls, built } = await opened('a');
  type('b');
  await (await next('check')).answer({ findings: [found('name/unused', 0, 1)] });
  expect(codes()).toEqual(['name/unused']);
  expect(calls).toEqual([]);
  await (await next('compile')).answer({ javascript: 'second', findings: [found('name/unused', 0, 1)] });
  expect(codes()).toEqual(['name/unused']);
  expect(built).toEqual(['first', 'second']);
});

test('while a check is under way only the newest text waits, and what it says of an older one is passed over', async () => {
  const { type, next, codes, calls } = await opened('a');
  for (const text of ['b', 'c', 'd']) type(text);
  const stale = await next('check');
  expect(stale.text).toBe('b');
  await stale.answer({ rulesValid: false, findings: [found('name/unknown', 0, 1)] });
  expect(codes()).toEqual([]);
  const newest = await next('check');
  expect(newest.text).toBe('d');
  await newest.answer({ rulesValid: false, findings: [found('type/mismatch', 0, 1)] });
  expect(codes()).toEqual(['type/mismatch']);
  expect(calls).toEqual([]);
});

test('a module is made once typing rests, and not of a text that has changed since', async () => {
  const { type, next, calls } = await opened('a');
  type('b');
  await (await next('check')).answer({});
  type('c');
  await (await next('check')).answer({});
  expect((await next('compile')).text).toBe('c');
  expect(calls).toEqual([]);
});

test('what only a module could tell stays until the next one, at the places of today', async () => {
  const review = found('review/example', 6, 9);
  const { type, next, store } = await opened('first xyz\nlast', [review]);
  const places = () => store.get().findings.map(({ start, end }) => [start, end]);
  type('a first xyz\nlast');
  await (await next('check')).answer({});
  expect(places()).toEqual([[8, 11]]);
  type('a first xyz\nlast.');
  await (await next('check')).answer({});
  expect(places()).toEqual([[8, 11]]);
  type('a first xAyz\nlast.');
  await (await next('check')).answer({});
  expect(places()).toEqual([]);
});

test('what is wrong hides what only a module could tell, and what is the same stays the same object', async () => {
  const { type, next, store } = await opened('a', [found('review/example', 0, 1)]);
  const wrong = found('name/unknown', 0, 1);
  type('b');
  await (await next('check')).answer({ rulesValid: false, findings: [wrong] });
  const shown = store.get().findings;
  type('c');
  await (await next('check')).answer({ rulesValid: false, findings: [{ ...wrong }] });
  expect(store.get().findings).toBe(shown);
  expect(store.get()).toMatchObject({ rulesValid: false, javascript: 'first' });
});
