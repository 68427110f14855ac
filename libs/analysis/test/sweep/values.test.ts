import { expect, test } from 'vitest';
import { MOST_VALUES, readValues } from '../../src/index.ts';

test.each([
  ['2..6', ['2', '3', '4', '5', '6']],
  ['0..100:25', ['0', '25', '50', '75', '100']],
  ['0..0.3:0.1', ['0', '0.1', '0.2', '0.3']],
  ['-1..1', ['-1', '0', '1']],
  ['a, b,a', ['a', 'b']],
  ['1,4..5', ['1', '4', '5']],
  ['none,mud+snow', ['none', 'mud+snow']],
])('%s', (text, values) => expect(readValues(text)).toEqual({ ok: true, values }));

test.each([
  ['', 'empty'],
  ['1,,2', 'empty'],
  ['6..2', 'range'],
  ['1..', 'range'],
  ['1..9:0', 'range'],
  ['a..c', 'range'],
  ['1..1000000000', 'many'],
  [`1..600,1001..1600`, 'many'],
])('not %s', (text, why) => expect(readValues(text)).toMatchObject({ ok: false, why }));

test('so many values are not too many', () => {
  const read = readValues(`1..${MOST_VALUES}`);
  expect(read.ok && read.values).toHaveLength(MOST_VALUES);
});
