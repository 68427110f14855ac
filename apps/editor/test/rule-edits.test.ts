import { compile } from '@sandtable/compiler';
import type { MatchView, Save } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRuleEdits } from '../src/state/rule-edits.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { type EditedRulesApi, editedRules } from '../src/workers/edited-rules.ts';
import { clientTo } from './services.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saveOf = (...answers: readonly number[]): Save => ({
  ...({ format: 1, ruleset: 'r', version: '1', digest: '', variants: [], seats: 'two', options: {}, seed: 1 } as const),
  decisions: answers.map((answer) => ({ choice: 'turn/what', role: 'ann', answer })),
});
const viewOf = (viewer?: string) => ({ viewer, decisions: 0, names: {}, constants: {} }) as unknown as MatchView;

/** A page with a match, on which rules are edited; and which rules were compared, for whom. */
const page = () => {
  const asked: string[] = [];
  const store = createStore<State>({ ...initial, ruleset: 'r' });
  const api: EditedRulesApi = {
    compare: async ({ was, is }, { decisions }, seat) => {
      asked.push(`${was} → ${is}, ${decisions.length} moves, ${seat ?? 'all'}`);
      return { moves: [], compared: decisions.length, stopsAt: undefined, info: {} as never };
    },
    wasAt: () => viewOf(),
  };
  const previewed: unknown[] = [];
  const preview = async (move: number | undefined): Promise<void> => {
    previewed.push(move);
    store.set({ stepPreview: move === undefined ? undefined : { view: viewOf(), held: true } });
  };
  const edits = createRuleEdits(store, { preview }, () => clientTo<EditedRulesApi>(api));
  let build = 0;
  const under = async (javascript: string, change: Partial<State> = {}): Promise<void> => {
    build += 1;
    store.set({ javascript, build, view: viewOf(), ...change });
    await vi.advanceTimersByTimeAsync(1000);
  };
  return { store, asked, edits, under, previewed };
};

test('a match is compared with itself under the rules before the edit, however many builds typing takes', async () => {
  const { asked, under, store } = page();
  await under('a', { save: saveOf(1, 2) });
  await under('ab');
  await under('abc');
  expect(asked).toEqual(['a → ab, 2 moves, all', 'a → abc, 2 moves, all']);
  expect(store.get().changedMoves).toMatchObject({ compared: 2 });
  await under('a');
  expect([asked.length, store.get().changedMoves]).toEqual([2, undefined]);
});

test('nothing is compared while somebody types', async () => {
  const { asked, under, store } = page();
  await under('a', { save: saveOf(1) });
  for (const build of [7, 8, 9]) {
    store.set({ javascript: `b${build}`, build });
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['a → b9, 1 moves, all']);
});

test('who has played on since compares with the rules by which they played', async () => {
  const { asked, under, store } = page();
  await under('a', { save: saveOf(1) });
  await under('b');
  store.set({ save: saveOf(1, 2) });
  expect(store.get().changedMoves).toMatchObject({ compared: 1 });
  await under('c', { save: saveOf(1, 2) });
  expect(asked.at(-1)).toBe('b → c, 2 moves, all');
  // Other moves take the place of those that were compared.
  store.set({ save: saveOf(3) });
  expect(store.get().changedMoves).toBeUndefined();
});

test('other eyes see other things, and what is dismissed is not shown again', async () => {
  const { asked, under, store, edits } = page();
  await under('a', { save: saveOf(1) });
  await under('b');
  store.set({ view: viewOf('first') });
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.at(-1)).toBe('a → b, 1 moves, first');
  edits.accept();
  expect(store.get()).toMatchObject({ changedMoves: undefined, rulesBefore: undefined });
  await under('c');
  expect(asked.at(-1)).toBe('b → c, 1 moves, all');
});

test('another match or ruleset has nothing to do with the edit', async () => {
  const { asked, under, store } = page();
  await under('a', { save: saveOf(1) });
  await under('b', { save: { ...saveOf(1), seed: 2 } });
  expect(asked).toEqual([]);
  await under('c');
  expect(asked.length).toBe(1);
  store.set({ ruleset: 's', view: undefined });
  expect(store.get().changedMoves).toBeUndefined();
});

test('a move that is looked at is shown as it was, until the match is shown again', async () => {
  const { under, store, edits, previewed } = page();
  await under('a', { save: saveOf(1) });
  await under('b');
  await edits.look(1);
  expect(previewed).toEqual([1]);
  expect(store.get()).toMatchObject({ changedMove: 1 });
  store.set({ stepPreview: undefined });
  expect(store.get()).toMatchObject({ changedMove: undefined, otherwise: undefined });
});

const RULES = `ruleset "r" version "1" language 1
kind Player { state coins: 0..99 = 0 }
table Player { id
  ann
}
seats for Player { two { first {ann} } }
constant wage: 0..9 = 1
procedure turn(p: Player) { let what = choose one of 1..3 by p  p.coins += wage }
play { while true { for p in Player { turn(p) } } }
`;

test('the worker plays the match under both, and shows it as it was', async () => {
  vi.useRealTimers();
  const javascriptOf = (text: string): string => compile([{ path: 'main.sand', text }]).javascript ?? '';
  const rules = { was: javascriptOf(RULES), is: javascriptOf(RULES.replace('= 1\n', '= 2\n')) };
  const api = editedRules(load);
  const found = await api.compare(rules, saveOf(1, 2), undefined);
  expect(found.moves.map(({ number, values }) => [number, values[0]?.was, values[0]?.is])).toEqual([
    [1, 1, 2],
    [2, 2, 4],
  ]);
  expect(api.wasAt(2, undefined)?.fields['Player.coins']).toEqual([2]);
});
