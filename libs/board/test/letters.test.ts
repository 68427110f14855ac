import { expect, test } from 'vitest';
import { lettersInTwo, lettersOf } from '../src/letters.ts';

test('a text of one line is as wide as its longest word, one of two lines as its longer line', () => {
  expect(lettersOf('Australia and New Zealand')).toEqual({ '--letters': 9 });
  expect(lettersOf('Heavy Bombardment'), 'an m is as wide as two others').toEqual({ '--letters': 13 });
  expect(lettersOf('Battle\u00adship'), 'a soft hyphen is written where a word is broken').toEqual({ '--letters': 7 });
  expect(lettersInTwo('Australia and New Zealand')).toEqual({ '--letters': 13 });
  expect(lettersInTwo('Austria-Hungary')).toEqual({ '--letters': 7 });
  expect(lettersInTwo('Russia')).toEqual({ '--letters': 6 });
});
