import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../src/state/store.ts';
import type { Workbench } from '../src/state/workbench.ts';
import { inlineHints } from '../src/text-editor/inline-hints.ts';

type Provide = (model: object, token: object) => Promise<{ lenses: readonly { range: object }[] }>;
const { registered, renewed } = vi.hoisted(() => ({
  registered: new Map<string, Provide>(),
  /** Each time that Monaco was asked to fetch them again. */
  renewed: [] as string[],
}));

// The editor itself needs a browser; what is registered with it does not.
vi.mock('../src/text-editor/monaco.ts', () => {
  class Range {
    readonly places: readonly number[];
    constructor(...places: readonly number[]) {
      this.places = places;
    }
    getStartPosition() {
      return this.places.slice(0, 2);
    }
  }
  class Emitter {
    readonly event = (): void => undefined;
    readonly fire = (): number => renewed.push('again');
  }
  const registerCodeLensProvider = (_: unknown, { provideCodeLenses }: { provideCodeLenses: Provide }) =>
    registered.set('lenses', provideCodeLenses);
  return {
    monaco: {
      Range,
      Emitter,
      languages: { registerCodeLensProvider, registerInlayHintsProvider: () => undefined },
      editor: { registerCommand: () => undefined },
    },
  };
});

beforeEach(() => {
  vi.useFakeTimers();
  renewed.length = 0;
});
afterEach(() => void vi.useRealTimers());

const opened = () => {
  const store = createStore({ inlineHints: true, rulesValid: true, build: 1, lang: 'en' });
  let [text, version, asked] = ['one\ntwo three\n', 1, 0];
  const lenses = [{ at: { start: 8, end: 13 }, title: '1 use' }];
  const language = () => ({
    lenses: async () => {
      asked += 1;
      return lenses;
    },
  });
  inlineHints({ language, store } as unknown as Workbench);
  const model = { uri: { path: '/g/a.sand' }, getVersionId: () => version, getValue: () => text };
  let cancel = (): void => undefined;
  /** As Monaco asks: the question before is given up, whatever becomes of it. */
  const provide = async () => {
    cancel();
    const heard: (() => void)[] = [];
    const token = { isCancellationRequested: false, onCancellationRequested: (on: () => void) => heard.push(on) };
    cancel = () => {
      token.isCancellationRequested = true;
      for (const on of heard) on();
    };
    return { ...(await registered.get('lenses')?.(model, token)), isCancelled: token.isCancellationRequested };
  };
  const type = (): void => {
    text += 'x';
    version += 1;
  };
  return { provide, type, asked: () => asked, store };
};

test('counts of uses stand beside a text as it is opened, at their places', async () => {
  const { provide } = opened();
  expect((await provide()).lenses?.map(({ range }) => range)).toEqual([{ places: [2, 5, 2, 10] }]);
});

test('while somebody types they are not asked for, and once he rests they are', async () => {
  const { provide, type, asked } = opened();
  await provide();
  const answers: boolean[] = [];
  for (let key = 0; key < 5; key++) {
    type();
    void provide().then(({ isCancelled }) => answers.push(isCancelled));
    type();
    await vi.advanceTimersByTimeAsync(1000);
  }
  // Nothing was answered that Monaco would still show.
  expect(answers).toEqual([true, true, true, true]);
  expect(asked()).toBe(1);
  const reported = provide();
  await vi.advanceTimersByTimeAsync(1000);
  expect((await reported).lenses).toHaveLength(1);
  expect(asked()).toBe(2);
});

test('while the rules have errors the lines stay that stood there, and are asked for again when there are none', async () => {
  const { provide, store } = opened();
  await provide();
  store.set({ rulesValid: false });
  let answered = false;
  void provide().then(() => {
    answered = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect([answered, renewed]).toEqual([false, []]);
  store.set({ rulesValid: true });
  expect(renewed).toEqual(['again']);
  expect((await provide()).lenses).toHaveLength(1);
});

test('in another language the lines are asked for again', () => {
  const { store } = opened();
  store.set({ lang: 'de' });
  expect(renewed).toEqual(['again']);
});
