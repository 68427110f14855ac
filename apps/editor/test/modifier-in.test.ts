import type { BoardLayout } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { modifierIn } from '../src/events/modifier-in.ts';

const fields = [{ kind: 0, name: 'worth', type: 0, state: true }];
const info: GameInfo = { ...stonesModule().info, kinds: [{ name: 'Marker', members: ['elan', 'gas'] }], fields };
const layout = { sides: { red: { colour: '#b3372b' } } } as unknown as BoardLayout;
const viewOf = (worth: readonly (number | string)[]) => ({ fields: { 'Marker.worth': worth } }) as unknown as MatchView;
const read = (args: Readonly<Record<string, string | number>>, worth: readonly (number | string)[] = [2, -1]) => {
  const line = { decision: 1, path: 'p/played', sort: 'log', args } as const;
  return modifierIn(line, layout, { info, infoBefore: info, after: viewOf(worth), before: viewOf(['?', '?']) });
};

test('a thing and the number that it is worth are a modifier', () => {
  expect(read({ by: 'red', marker: 'elan', value: 2 })).toEqual({ kind: 'Marker', member: 'elan', value: 2 });
});

test('a line with other numbers, with several things, or with none is written in words', () => {
  expect(read({ by: 'red', marker: 'elan', value: 3 })).toBeUndefined();
  expect(read({ by: 'red', marker: 'elan', value: 2, left: 4 })).toBeUndefined();
  expect(read({ one: 'elan', other: 'gas', value: 2 })).toBeUndefined();
  expect(read({ by: 'red', value: 2 })).toBeUndefined();
});

test('what is hidden from who looks is no modifier: neither which it is, nor what it is worth', () => {
  expect(read({ by: 'red', marker: '?', value: 2 })).toBeUndefined();
  expect(read({ by: 'red', marker: 'elan', value: '?' })).toBeUndefined();
  expect(read({ by: 'red', marker: 'elan', value: 2 }, ['?', '?'])).toBeUndefined();
});
