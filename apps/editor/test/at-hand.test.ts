import { expect, test } from 'vitest';
import { createAtHand } from '../src/state/at-hand.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import type { Stack } from '../src/workers/stack.ts';

const files = ['g/a.sand', 'g/b.ftl', 'g/map.png', 'h/a.sand'].map((path) => ({ path, version: '1' }));

const pointing = (state: Partial<State> = {}) => {
  const expected: Stack[] = [];
  let reads = 0;
  const project = {
    readAll: async (paths: readonly string[]) => {
      reads += 1;
      return paths.map((path) => ({ text: `of ${path}\r\nand\n`, version: '1' }));
    },
  };
  const ahead = { begin: () => undefined, expect: (rules: Stack) => void expected.push(rules) };
  const store = createStore<State>({ ...initial, files, ...state });
  return { atHand: createAtHand(store, project, ahead), expected, reads: () => reads };
};

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test('of a ruleset that is pointed at, the texts are expected as they will be when it is open', async () => {
  const { atHand, expected, reads } = pointing();
  atHand.ruleset('g');
  atHand.ruleset('g');
  await settled();
  const texts = ['a.sand', 'b.ftl'].map((path) => ({ path, text: `of g/${path}\nand\n` }));
  expect(expected).toEqual([{ files: texts, variants: [] }]);
  expect(reads()).toBe(1);
});

test('what is found of another ruleset than the open one is of no use any more', async () => {
  const { atHand, expected } = pointing({ ruleset: 'h' });
  atHand.ruleset('g');
  await settled();
  expect(expected).toEqual([]);
});
