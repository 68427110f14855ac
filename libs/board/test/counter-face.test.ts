import { describe, expect, test } from 'vitest';
import { counterFace } from '../src/counter-face.ts';
import { contrast } from '../src/ink.ts';
import { symbolOf } from '../src/symbol-of.ts';
import { SYMBOLS } from '../src/symbols/index.ts';

const side = { colour: '#346fae', pattern: 'hatch', letter: 'F' } as const;
const piece = {
  kind: 'Unit',
  member: 'unit_12',
  label: 'FR 9',
  value: '3',
  side,
  faded: false,
  symbol: undefined,
  says: undefined,
};

describe('a counter', () => {
  test.each([
    ['without a symbol has its designation above the figure', {}, { band: 'FR 9', figure: '3' }],
    ['without a value has its designation as figure', { value: '' }, { band: 'F', figure: 'FR 9' }],
    ['that is called nothing has a part of its name', { label: '', value: '' }, { band: 'F', figure: 'Uni' }],
    [
      'with a symbol for all of its kind is named',
      { symbol: 'tank' as const, value: '' },
      { band: 'FR 9', figure: '' },
    ],
    [
      'doesn’t write what its symbol says',
      { symbol: 'tank' as const, says: 'label' as const },
      { band: 'F', figure: '3' },
    ],
    ['shows its back where nobody may know it', { label: '?', value: '?' }, { isBack: true, band: '', figure: '' }],
  ])('%s', (_, more, expected) => {
    expect(counterFace({ ...piece, ...more })).toMatchObject(expected);
  });

  test('is pale where it has nothing left to do, and can be read all the same', () => {
    const [fresh, spent] = [counterFace(piece), counterFace({ ...piece, faded: true })];
    expect(fresh.colour).toBe(side.colour);
    expect(spent.colour).not.toBe(side.colour);
    for (const { ink, colour } of [fresh, spent]) expect(contrast(ink, colour)).toBeGreaterThanOrEqual(4.5);
  });
});

test('a symbol for a value comes before one for a label, and that before one for the kind', () => {
  const symbols = { fleet: 'cruiser', guard: 'infantry' } as const;
  expect(symbolOf({ symbol: 'flag', symbols }, 'guard', 'fleet')).toEqual({ symbol: 'cruiser', says: 'value' });
  expect(symbolOf({ symbol: 'flag', symbols }, 'guard', '2')).toEqual({ symbol: 'infantry', says: 'label' });
  expect(symbolOf({ symbol: 'flag', symbols }, 'constructor', '2')).toEqual({ symbol: 'flag', says: undefined });
});

test('every symbol has mass, and stays in its square', () => {
  expect(Object.keys(SYMBOLS).length).toBeGreaterThanOrEqual(40);
  for (const [name, parts] of Object.entries(SYMBOLS)) {
    expect(
      parts.some(({ isCut }) => !isCut),
      name,
    ).toBe(true);
    for (const { d, line = 1 } of parts) {
      expect(d, name).toMatch(/^M/);
      expect(line, name).toBeGreaterThanOrEqual(0.7);
      for (const [, x = '0', y = '0'] of d.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g))
        expect(
          [Number(x), Number(y)].every((at) => at >= 0 && at <= 24),
          `${name} ${x} ${y}`,
        ).toBe(true);
    }
  }
});
