import type { GameInfo } from '@sandtable/engine';
import type { ShownValue } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { eventsIn, timed } from '../src/events.ts';
import { type BoardLayout, emptyLayout } from '../src/layout.ts';
import { walksOn } from '../src/walks.ts';

const info: GameInfo = {
  ...stonesModule().info,
  types: [
    { t: 'kind', kind: 0 },
    { t: 'int', min: 0, max: 9, den: 1 },
  ],
  kinds: [
    { name: 'Side', members: ['red', 'blue'] },
    { name: 'Space', members: ['s1', 's2', 's3'] },
    { name: 'Flag', members: ['yellow'] },
  ],
  states: [
    { name: 'turn', type: 1, params: [] },
    { name: 'bid', type: 1, params: [0] },
  ] as unknown as GameInfo['states'],
  fields: [{ kind: 2, name: 'at', type: 2 }] as unknown as GameInfo['fields'],
};
const withSpaces = { ...info, types: [...info.types, { t: 'kind', kind: 1 }] } as GameInfo;
const layout: BoardLayout = {
  ...emptyLayout,
  kinds: { Side: { draw: 'none' }, Flag: { draw: 'counter', at: 'at' }, Space: { draw: 'none' } },
  tracks: [{ of: 'turn' }, { of: ['bid', 'Side.points'] }],
  table: { strips: [{ of: 'Space' }] },
};

const changed = (path: string, member: number, from: ShownValue, to: ShownValue) => ({ path, member, from, to });
const before = { states: { turn: [2], bid: [1, 4] } };

test('markers of states, of fields and on strips walk to where they stand now', () => {
  const changes = [changed('Side.points', 1, 3, 5), changed('Flag.at', 0, 's1', 's3'), changed('Side.hits', 0, 1, 2)];
  const view = { changes, states: { turn: [3], bid: [1, 6] } };
  expect(walksOn(withSpaces, layout, view, before)).toEqual([
    { is: 'walk', track: 'turn', marker: 'turn', from: '2', to: '3' },
    { is: 'walk', track: '["bid","Side.points"]', marker: 'bid blue', from: '4', to: '6' },
    { is: 'walk', track: '["bid","Side.points"]', marker: 'Side.points blue', from: '3', to: '5' },
    { is: 'walk', track: 'Space', marker: 'Flag.yellow', from: 's1', to: 's3' },
  ]);
});

test('what a marker shows is shown once, all markers walk together, and no longer than other events', () => {
  const changes = [changed('Side.points', 0, 3, 5), changed('Side.points', 1, 3, 5), changed('Side.hits', 0, 1, 2)];
  const view = { changes, states: before.states, log: [], decisions: 1, status: 'running' } as const;
  const events = eventsIn(withSpaces, layout, view, { fields: {}, ...before });
  expect(events.map(({ is }) => is)).toEqual(['value', 'walk', 'walk']);
  const walks = timed(events).filter(({ event }) => event.is === 'walk');
  expect(walks.map(({ at, lasts }) => [at, lasts])).toEqual([
    [600, 600],
    [600, 600],
  ]);
});
