import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { emptyLayout } from '../src/layout.ts';
import { lettered } from '../src/lettered.ts';

const info: GameInfo = { ...stonesModule().info, kinds: [{ name: 'Side', members: ['east', 'west'] }] };
const side = { colour: '#336699', pattern: 'solid' } as const;
const layout = {
  ...emptyLayout,
  sides: { east: { ...side, letter: 'O' }, west: { ...side, letter: 'W' }, ghost: { ...side, letter: 'G' } },
};
const letters = (texts: Readonly<Record<string, string>>) =>
  Object.values(lettered(info, layout, (path) => texts[path]).sides).map(({ letter }) => letter);

test('the letter of a side is that of the texts, else that of the layout', () => {
  expect(letters({})).toEqual(['O', 'W', 'G']);
  expect(letters({ 'Side.east.letter': 'E' })).toEqual(['E', 'W', 'G']);
  expect(letters({ 'Side.east.letter': 'East' }), 'no more than have room').toEqual(['Ea', 'W', 'G']);
  expect(lettered(info, layout, undefined), 'pictures may know no texts').toBe(layout);
  expect(
    lettered(info, layout, () => undefined),
    'nothing is drawn again',
  ).toBe(layout);
});
