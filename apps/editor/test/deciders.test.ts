import type { GameInfo } from '@sandtable/engine';
import type { MatchView, Save } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { deciders } from '../src/state/deciders.ts';

const seats = ['one', 'two', 'three'];
const info: GameInfo = {
  ...stonesModule().info,
  layouts: [{ name: 'all', seats: seats.map((name) => ({ name, roles: [] })) }],
} as unknown as GameInfo;
const save = { seats: 'all' } as Save;
const [red, blue, green] = ['red', 'blue', 'green'].map((role, i) => ({ role, seat: seats[i] ?? '' }));
const view = (ask: unknown, ...waiting: readonly unknown[]) => ({ ask, waiting }) as unknown as MatchView;

test('of persons and bots who are asked at the same time, the match waits for the persons', () => {
  const state = { info, save, bots: { one: 'human', two: 'random', three: 'random' } as const };
  expect(deciders(state, view(red, red, blue, green))).toEqual(['red']);
  expect(deciders(state, view(blue, blue, red))).toEqual(['red']);
  expect(deciders(state, view(undefined, blue, green))).toEqual(['blue', 'green']);
  expect(deciders({ ...state, bots: {} }, view(red, red, blue))).toEqual(['red', 'blue']);
  expect(deciders(state, view(undefined))).toEqual([]);
});
