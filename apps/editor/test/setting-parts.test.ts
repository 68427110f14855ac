import type { FieldInput } from '@sandtable/ide';
import { describe, expect, test } from 'vitest';
import { partsOf, writtenParts } from '../src/play/option-parts.ts';
import { partsIn, textOfParts } from '../src/settings/parts-text.ts';

const NUMBER = { is: 'number', min: 0, max: 9, step: 1 } as const;
const SET = { is: 'set', values: ['aria', 'bree', 'corin'] } as const;
const LIST = { is: 'list', of: { is: 'choice', values: ['aria', 'bree'] }, most: 3 } as const;
const MAP = { is: 'map', of: NUMBER, keys: ['aria', 'bree'], key: 'Town' } as const;

describe('a setting as the rules write it', () => {
  test.each<[string, Extract<FieldInput, { is: 'set' | 'list' | 'map' }>, readonly string[] | undefined]>([
    ['{aria, corin}', SET, ['aria', 'corin']],
    ['{}', SET, []],
    ['{ t in Town where t.value > 1 }', SET, undefined],
    ['Town - {aria}', SET, undefined],
    ['[bree, aria, bree]', LIST, ['bree', 'aria', 'bree']],
    ['start', LIST, undefined],
    ['map t in Town: 2', MAP, ['2', '2']],
    ['map t in Town: match t { aria -> 3  else -> 1 }', MAP, ['3', '1']],
    ['{aria: 3, bree: 1}', MAP, ['3', '1']],
    ['map t in Town: worth(t)', MAP, undefined],
  ])('%s', (text, input, parts) => expect(partsIn(text, input)).toEqual(parts));

  test('is written again with other parts', () => {
    expect(textOfParts(['bree'], SET, '{aria}')).toBe('{bree}');
    expect(textOfParts(['bree', 'bree'], LIST, '[]')).toBe('[bree, bree]');
    expect(textOfParts(['4', '4'], MAP, 'map t in Town: 2')).toBe('map t in Town: 4');
    expect(textOfParts(['4', '2'], MAP, 'map t in Town: 2')).toBe('map t in Town: match t { aria -> 4  bree -> 2 }');
  });
});

test.each([
  ['{aria, corin}', SET, ['aria', 'corin']],
  ['[bree, bree]', LIST, ['bree', 'bree']],
  ['aria: 3, bree: 1', MAP, ['3', '1']],
] as const)('an option as it is chosen: %s', (text, input, parts) => {
  expect(partsOf(text, input)).toEqual(parts);
  expect(writtenParts(parts, input)).toBe(text);
});
