import { diceIn } from '@sandtable/board';
import { createTexts } from '@sandtable/board/texts';
import { expect, test } from 'vitest';
import { foldedLine, givenIn } from '../src/play/folded-line.ts';

const texts = createTexts(
  (path) => (path === 'play/put' ? 'Where do they stand?' : undefined),
  () => undefined,
  { yes: 'yes', no: 'no', none: 'nothing' },
);

const put = (...answer: readonly string[]) =>
  ({ decision: 1, path: 'play/put', sort: 'decision', args: { role: 'north', answer } }) as const;

test('of an answer for many only the first words are read at first, and what got nothing is no news', () => {
  expect(foldedLine(texts, put('a: x', 'b: x', 'c: none', 'd: y', 'e: [x, y]'))).toEqual({
    head: 'North: Where do they stand?',
    items: ['A: X', 'B: X', 'D: Y', 'E: X, Y'],
  });
  expect(foldedLine(texts, put('a: x', 'b: x', 'c: x', 'd: y'))).toBeUndefined();
});

test('what is listed below a line leaves out what got nothing', () => {
  expect(givenIn(['a: none', 'b: x', 'c: [none]'])).toEqual(['b: x', 'c: [none]']);
});

test('dice have pips where their faces are numbers from 1 to 6', () => {
  const int = (max: number) => ({ t: 'int', min: 1, max, den: 1 }) as const;
  const info = {
    types: [int(6), int(10)],
    dice: [
      { name: 'six', type: 0, faces: [] },
      { name: 'ten', type: 1, faces: [] },
    ],
  };
  const roll = (die: string) => ({ decision: 1, path: 'p', sort: 'roll', args: { die, faces: ['3', '5'] } }) as const;
  expect(diceIn(info, roll('six'))).toEqual({ faces: ['3', '5'], isDotted: true });
  expect(diceIn(info, roll('ten'))?.isDotted).toBe(false);
  expect(diceIn(info, { ...roll('six'), sort: 'log' })).toBeUndefined();
});
