import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeldBox } from '../src/HeldBox.tsx';
import { pickingOf } from '../src/Pick.tsx';
import type { Piece } from '../src/pieces.ts';
import { Scores } from '../src/Scores.tsx';
import { Track } from '../src/Track.tsx';
import type { Marker, Space } from '../src/track-plan.ts';

const red = { colour: '#b3372b', pattern: 'hatch', letter: 'R' } as const;
const game: Marker = { path: 'turn', member: undefined, name: undefined, side: undefined };
const redMarker: Marker = { path: 'Side.points', member: 'red', name: 'Red', side: red };

const piece: Piece = {
  kind: 'Army',
  member: 'a1',
  name: 'First Army',
  label: '1',
  value: '3',
  side: red,
  sideId: 'red',
  sideName: 'Red',
  place: 'lost',
  badges: [],
  faded: false,
  riders: [],
  symbol: undefined,
  says: undefined,
};
const group = { side: red, name: 'Red', pieces: [piece] };

const space = (key: string, more: Partial<Space> = {}): Space => ({
  key,
  name: key,
  caption: undefined,
  markers: [],
  waiting: [],
  ...more,
});
const spaces = [
  space('1', { caption: '1914', markers: [game] }),
  space('2', { markers: [redMarker], waiting: [group] }),
  space('3'),
];

test('a track is a list of the spaces where something stands', () => {
  const drawn = renderToStaticMarkup(<Track of="turn" title="Turn" hasRoom spaces={spaces} asker={undefined} />);
  expect(drawn).toContain(
    '<ul class="told" aria-label="Turn"><li aria-current="step">1, 1914</li><li>2: Red, Red (1)</li></ul>',
  );
  expect(drawn).toContain('data-space="3"');
});

test('markers on one number of a scale stand on top of each other, and the marker of the game is no token', () => {
  const both = space('6', { markers: [game, redMarker, { ...redMarker, member: 'blue', name: 'Blue' }] });
  const scale = [both, ...Array.from({ length: 30 }, (_, i) => space(String(i + 7)))];
  const drawn = renderToStaticMarkup(<Track of="points" title="Points" hasRoom spaces={scale} asker={undefined} />);
  expect([...drawn.matchAll(/data-marker="([^"]*)" style="([^"]*)"/g)].map(([, key, style]) => [key, style])).toEqual([
    ['Side.points red', '--level:0'],
    ['Side.points blue', '--level:1'],
  ]);
  expect(drawn).toContain('style="--levels:2;--spaces:31"');
});

test('without room it folds to a line that marks the space of the game, or says where each side is', () => {
  const folded = (of: readonly Space[]) =>
    renderToStaticMarkup(<Track of="turn" title="Turn" hasRoom={false} spaces={of} asker={undefined} />)
      .match(/<span class="panel-short">.*<\/summary>/)?.[0]
      .replaceAll(/<(?!span class="current")[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  expect(folded(spaces)).toBe('<span class="current">1 2 3');
  expect(folded(spaces.slice(1))).toBe('R 2');
});

test('what may be chosen in a box is a button, even where only its number is shown', () => {
  const box = (candidates: readonly string[]) =>
    renderToStaticMarkup(
      <HeldBox
        {...{ of: 'Army.at lost', title: 'Fallen', hasRoom: true, groups: [group], countsOnly: true }}
        picking={pickingOf({ candidates, picked: [], asked: undefined, onPick: () => undefined })}
      />,
    );
  expect(box([])).not.toContain('<button');
  expect(box(['a1'])).toContain('aria-pressed="false" data-pick="a1"');
});

test('scores name each role, and mark whoever is asked', () => {
  const row = { member: 'red', name: 'Red', side: red, text: '3', part: 0.5 };
  const drawn = renderToStaticMarkup(<Scores of="s" title="Centres" hasRoom rows={[row]} asker="red" />);
  expect(drawn).toContain('<ul class="score-rows" aria-label="Centres"><li class="current">');
  expect(drawn).toContain('width:50%');
});
