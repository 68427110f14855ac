import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawnHand } from '../src/drawn-hand.tsx';

const MEMBERS = ['r1', 'r2', 'r3', 'r4', 'b1', 'b2', 'b3', 'b4'];
const info: GameInfo = {
  ...stonesModule().info,
  roleKind: 0,
  types: [{ t: 'union', parts: ['red', 'blue'].map((name) => ({ p: 'tag', of: 'Side', name })) } as never],
  kinds: [
    { name: 'Side', members: ['red', 'blue'] },
    { name: 'Card', members: MEMBERS },
  ],
  fields: [
    { kind: 1, name: 'side', type: 0, state: false, values: MEMBERS.map((one) => (one[0] === 'r' ? 'red' : 'blue')) },
  ] as never,
};
const view = { states: {}, fields: {}, names: {} } as unknown as MatchView;
const layoutOf = (symbols: Readonly<Record<string, string>>): string =>
  JSON.stringify({
    version: 1,
    sides: {
      red: { colour: '#aa2222', letter: 'R', pattern: 'solid' },
      blue: { colour: '#2222aa', letter: 'B', pattern: 'solid' },
    },
    kinds: { Card: { draw: 'card', side: 'side', symbols } },
  });
const SYMBOLS = ['infantry', 'cavalry', 'howitzer', 'battleship'];
const cardsIn = (layout: string): readonly string[] => {
  const svg = renderToStaticMarkup(
    <DrawnHand info={info} view={view} layout={layout} nameOf={(one) => `Card ${one}`} />,
  );
  return [...svg.matchAll(/data-card="(\w+)"/g)].map(([, member = '']) => member);
};

test('a band begins with a capital, as on the table', () => {
  const layout = JSON.parse(layoutOf(Object.fromEntries(MEMBERS.map((one, i) => [one, SYMBOLS[i % 4] ?? '']))));
  layout.kinds.Card.label = 'side';
  const svg = renderToStaticMarkup(
    <DrawnHand info={info} view={view} layout={JSON.stringify(layout)} nameOf={(one) => `card ${one}`} />,
  );
  expect(svg).toContain('>Card red<');
});

test('a hand as a cover has five cards, of the sides in turn', () => {
  const all = Object.fromEntries(MEMBERS.map((one, i) => [one, SYMBOLS[i % 4] ?? '']));
  expect(cardsIn(layoutOf(all))).toEqual(['r1', 'b3', 'r2', 'b4', 'r3']);
});

test('without enough cards that differ there is no hand', () => {
  expect(cardsIn(layoutOf(Object.fromEntries(MEMBERS.map((one) => [one, 'infantry']))))).toEqual([]);
  expect(cardsIn(layoutOf({}))).toEqual([]);
});
