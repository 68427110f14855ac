import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { reader } from '../src/facts.ts';
import { type BoardLayout, emptyLayout, type TrackLayout } from '../src/layout.ts';
import { levelsAtBottom } from '../src/panels-of.ts';
import { scorePlan } from '../src/score-plan.ts';
import { bySide, type Facts, held, listed, type Space, trackPlan } from '../src/track-plan.ts';

const info: GameInfo = {
  ...stonesModule().info,
  roleKind: 0,
  types: [
    { t: 'int', min: 1, max: 4, den: 1 },
    { t: 'kind', kind: 0 },
    {
      t: 'union',
      parts: [{ p: 'none' }, { p: 'tag', name: 'peace', payload: [], size: 1 }, { p: 'type', type: 0, size: 4 }],
    },
    { t: 'text' },
  ],
  kinds: [
    { name: 'Side', members: ['red', 'blue'] },
    { name: 'Army', members: ['a', 'b', 'c', 'd'] },
  ],
  fields: [
    { kind: 0, name: 'points', type: 0, state: true },
    { kind: 0, name: 'mood', type: 2, state: true },
    { kind: 1, name: 'side', type: 1, state: true },
    { kind: 1, name: 'at', type: 3, state: true },
  ],
  states: [{ name: 'turn', params: [], type: 0 }],
};

const layout: BoardLayout = {
  ...emptyLayout,
  sides: {
    red: { colour: '#b3372b', pattern: 'hatch', letter: 'R' },
    blue: { colour: '#3b6fb6', pattern: 'dots', letter: 'B' },
  },
  kinds: { Army: { draw: 'counter', at: 'at', side: 'side' } },
};

const view = {
  states: { turn: [2], reserve: [['a', 'c']] },
  fields: {
    'Side.points': [3, 3],
    'Side.mood': ['peace', 'none'],
    'Army.side': ['red', 'red', 'blue', 'blue'],
    'Army.at': ['coming(4)', 'lost', 'coming(4)', 'x'],
  },
} as unknown as MatchView;

const facts: Facts = { info, view, layout, read: reader(info, view), nameOf: undefined };

/** A track as one can read it: `3 caption: letters of markers, counters that wait`. */
const described = (spaces: readonly Space[]): readonly string[] =>
  spaces.map(({ name, caption, markers, waiting }) =>
    [
      name,
      caption,
      ...markers.map(({ side }) => side?.letter ?? '*'),
      ...waiting.map((group) => `${group.side?.letter}×${group.pieces.length}`),
    ]
      .filter(Boolean)
      .join(' '),
  );

const TRACKS: readonly (readonly [string, TrackLayout, readonly string[]])[] = [
  ['a state is the marker of the whole game', { of: 'turn' }, ['1', '2 *', '3', '4']],
  ['members that have the field stand side by side', { of: 'Side.points' }, ['1', '2', '3 R B', '4']],
  ['several things stand on one track', { of: ['turn', 'Side.points'] }, ['1', '2 *', '3 R B', '4']],
  ['whatever has no value stands nowhere', { of: 'Side.mood' }, ['Peace R', '1', '2', '3', '4']],
  ['the layout may say how far it goes', { of: 'turn', spaces: [0, 3] }, ['0', '1', '2 *', '3']],
  ['or which values there are', { of: 'Side.mood', spaces: ['peace', 'earlyWar'] }, ['Peace R', 'Early War']],
  [
    'counters wait on the space that their tag names',
    { of: 'turn', holds: { of: 'Army.at', tag: 'coming' } },
    ['1', '2 *', '3', '4 R×1 B×1'],
  ],
  [
    'spaces have captions as far as there are any',
    { of: 'turn', captions: ['1914', '1915'] },
    ['1 1914', '2 1915 *', '3', '4'],
  ],
  ['a state that does not exist has no spaces', { of: 'weather' }, []],
];

test.each(TRACKS)('%s', (_, track, spaces) => {
  expect(described(trackPlan(facts, track))).toEqual(spaces);
});

const names = (pieces: ReturnType<typeof held>): readonly string[] => pieces.map(({ member }) => member);

test('a box holds counters whose field is its tag, or that a state names', () => {
  expect(names(held(facts, 'Army.at', 'lost'))).toEqual(['b']);
  expect(names(held(facts, 'Army.at', 'coming'))).toEqual(['a', 'c']);
  expect(names(held(facts, 'Side.mood', 'peace'))).toEqual([]);
  expect(names(listed(facts, 'reserve'))).toEqual(['a', 'c']);
  expect(bySide(listed(facts, 'reserve')).map(({ name, pieces }) => [name, names(pieces)])).toEqual([
    ['Red', ['a']],
    ['Blue', ['c']],
  ]);
});

test('a role stands at a field of its own, or at how many members name it', () => {
  const rows = (...score: Parameters<typeof scorePlan>[1][]) =>
    score.map((one) => scorePlan(facts, one).map(({ name, text, part }) => `${name} ${text} ${part}`));
  expect(rows({ of: 'Side.points', most: 6 }, { of: 'Side.points' }, { of: { count: 'Army.side' }, most: 1 })).toEqual([
    ['Red 3 0.5', 'Blue 3 0.5'],
    ['Red 3 1', 'Blue 3 1'],
    ['Red 2 1', 'Blue 2 1'],
  ]);
});

test('what may not be known is shown as a span', () => {
  const fields = { ...view.fields, 'Army.side': ['red', '?', 'blue', 'blue'] };
  const seen = { ...facts, read: reader(info, { fields }) };
  expect(scorePlan(seen, { of: { count: 'Army.side' } }).map(({ text }) => text)).toEqual(['1–2', '2–3']);
});

test('markers on top of each other are counted on scales along the lower edge only', () => {
  const at = (track: TrackLayout): number => levelsAtBottom({ ...facts, layout: { ...layout, tracks: [track] } });
  const scale: TrackLayout = { of: 'Side.points', spaces: [1, 30], edge: 'bottom' };
  expect(at(scale)).toBe(2);
  expect(at({ ...scale, edge: 'top' })).toBe(1);
  expect(at({ ...scale, spaces: [1, 4] })).toBe(1);
});
