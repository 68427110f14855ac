import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, inkOn, patternOn } from '../src/ink.ts';

test('letters of a side are seen on its colour, whatever it is', () => {
  const part = fc.integer({ min: 0, max: 255 }).map((n) => n.toString(16).padStart(2, '0'));
  fc.assert(
    fc.property(fc.tuple(part, part, part), (parts) => {
      const colour = `#${parts.join('')}`;
      expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour, patternOn(colour))).toBeGreaterThanOrEqual(3);
    }),
  );
  expect(inkOn('#b3372b')).toBe('#ffffff');
  expect(inkOn('#edd07a')).toBe('#000000');
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
