import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap } from '../src/boxes.ts';
import { occupied } from '../src/occupied.ts';

const length = fc.double({ min: 0, max: 150, noNaN: true });
const place = fc.double({ min: -200, max: 1200, noNaN: true });
const box = fc.record({ x: place, y: place, w: length, h: length });

test('a box hits what it would overlap, one by one', () => {
  fc.assert(
    fc.property(fc.array(box), fc.array(box), box, (first, later, sought) => {
      const found = occupied(first);
      later.forEach(found.add);
      expect(found.hits(sought)).toBe([...first, ...later].some((one) => overlap(one, sought)));
    }),
  );
});
