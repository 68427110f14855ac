import type { BoardLayout } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { stripItems } from '../src/play/strip-items.ts';

const info: GameInfo = {
  ...stonesModule().info,
  roleKind: 0,
  types: [{ t: 'int', min: 1, max: 6, den: 1 }],
  kinds: [
    { name: 'Side', members: ['red', 'blue'] },
    { name: 'Token', members: ['flag'] },
  ],
  fields: [
    { kind: 0, name: 'points', type: 0, state: true },
    { kind: 1, name: 'at', type: 0, state: true },
  ],
  states: [
    { name: 'turn', params: [], type: 0 },
    { name: 'weather', params: [], type: 0 },
  ],
};
const view = {
  states: { turn: [3], weather: ['none'] },
  fields: { 'Side.points': [4, 2], 'Token.at': ['north'] },
} as unknown as MatchView;
const texts = {
  named: (path: string) => ({ 'state/turn': 'Turn', 'Side.points': 'points' })[path],
  value: (_: string, value: unknown) => String(value),
  member: (member: string) => member,
  begun: (text: string) => text,
} as Texts;

const described = (layout: Partial<BoardLayout>, seen = view) => {
  const whole = { sides: {}, kinds: {}, tracks: [], ...layout } as unknown as BoardLayout;
  return stripItems({ info, view: seen, layout: whole, texts }, (n, most) => `${n} of ${most}`).map(
    ({ name, value, note, roles }) =>
      [name, value, note, ...(roles ?? []).map(({ member, text }) => `${member} ${text}`)].filter(Boolean).join(' · '),
  );
};

test('the strip tells what the layout lists, in its order, and leaves out what has no value', () => {
  expect(described({ strip: ['Side.points', 'turn', 'weather'] })).toEqual(['points · red 4 · blue 2', 'Turn · 3']);
  expect(described({ strip: [] })).toEqual([]);
});

test('a kind with one member, such as a marker, tells the value of its field', () => {
  expect(described({ strip: ['Token.at'] })).toEqual(['At · north']);
  const nowhere = { ...view, fields: { ...view.fields, 'Token.at': ['none'] } };
  expect(described({ strip: ['Token.at'] }, nowhere)).toEqual([]);
});

test('a state with a track says how far it goes, and what is printed on its space', () => {
  expect(described({ strip: ['turn'], tracks: [{ of: 'turn', captions: ['', '', '1915'] }] })).toEqual([
    'Turn · 3 of 6 · 1915',
  ]);
});

test('roles that play together follow each other, behind what they play for; not where each plays for itself', () => {
  const four: GameInfo = {
    ...info,
    types: [
      { t: 'int', min: 1, max: 6, den: 1 },
      { t: 'kind', kind: 1 },
    ],
    kinds: [
      { name: 'Side', members: ['red', 'blue', 'pink', 'teal'] },
      { name: 'League', members: ['warm', 'cold'] },
    ],
    fields: [
      { kind: 0, name: 'points', type: 0, state: true },
      { kind: 0, name: 'league', type: 1, state: false, values: [0, 1, 0, 1] },
    ],
    layouts: [
      { name: 'all', seats: [0, 1, 2, 3].map((role) => ({ name: String(role), roles: [role] })) },
      { name: 'two', seats: [0, 1].map((role) => ({ name: String(role), roles: [role] })) },
    ],
  };
  const points = { states: {}, fields: { 'Side.points': [4, 2, 3, 1] } } as unknown as MatchView;
  const layout = { sides: {}, kinds: {}, tracks: [], strip: ['Side.points'] } as unknown as BoardLayout;
  const rolesFor = (seats: string) =>
    stripItems({ info: four, view: points, layout, texts, seats }, () => '').flatMap(({ roles = [] }) =>
      roles.map(({ member, text, side }) => [side, member, text].filter(Boolean).join(' ')),
    );
  expect(rolesFor('all')).toEqual(['warm red 4', 'pink 3', 'cold blue 2', 'teal 1']);
  expect(rolesFor('two')).toEqual(['red 4', 'blue 2', 'pink 3', 'teal 1']);
});
