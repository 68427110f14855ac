import type { GameInfo } from '@sandtable/engine';
import type { AskView, MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { pieceAnswersIn, tickable, togglesFor } from '../src/play/piece-answers.ts';

const info: GameInfo = {
  ...stonesModule().info,
  types: [
    { t: 'kind', kind: 0 },
    { t: 'int', low: 1, step: 1, size: 3 },
  ] as unknown as GameInfo['types'],
  kinds: [
    { name: 'Side', members: ['red', 'blue'] },
    { name: 'Unit', members: ['u1', 'u2', 'u3', 'u4'] },
  ],
  fields: [
    { kind: 1, name: 'side', type: 0, state: false, values: [0, 0, 1, 0] },
    { kind: 1, name: 'group', type: 1, state: true },
  ],
};
const view = {
  fields: { 'Unit.group': [1, 2, 1, 'none'] },
  states: {},
  names: {},
  constants: {},
} as unknown as MatchView;
const layout = { pieceAnswers: [{ of: 'call/groups', by: 'Unit.group' }] };
const isOwned = (member: string): boolean => member !== 'u3';
const ask = (more: Partial<AskView> = {}): AskView =>
  ({ choice: 'call/groups', form: 'some', picked: [], candidates: ['1', '2'], low: 1, high: 1, ...more }) as AskView;

test('own pieces stand for the answers that their field names', () => {
  const found = (asked: AskView) => [...pieceAnswersIn({ info, view, layout, isOwned }, asked)];
  expect(found(ask())).toEqual([
    ['Unit.u1', '1'],
    ['Unit.u2', '2'],
  ]);
  expect(found(ask({ candidates: ['2'] }))).toEqual([['Unit.u2', '2']]);
  expect(found(ask({ choice: 'call/others' }))).toEqual([]);
  expect(found(ask({ sight: 'label' }))).toEqual([]);
});

// Each row: how many may be ticked, what is ticked, what is clicked, and what is ticked or no longer ticked then.
test.each([
  [1, [], '1', ['1']],
  [1, ['1'], '1', ['1']],
  [1, ['1'], '2', ['1', '2']],
  [2, ['1'], '2', ['2']],
  [2, ['1', '2'], '3', []],
] as const)('at most %s, with %j, a click on a piece for %s', (high, ticked, answer, toggled) => {
  expect(togglesFor(ask({ high }), ticked, answer)).toEqual(toggled);
});

test('where only one is to be ticked the others stay open, where several are they close once that many are', () => {
  const candidates = ['1', '2', '3'];
  expect(tickable(ask({ candidates, high: 1 }), ['1'])).toEqual(candidates);
  expect(tickable(ask({ candidates, high: 2 }), ['1'])).toEqual(candidates);
  expect(tickable(ask({ candidates, high: 2 }), ['1', '3'])).toEqual(['1', '3']);
});
