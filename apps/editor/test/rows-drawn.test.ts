import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsDrawn } from '../src/shell/rows-drawn.ts';

const list = fc.record({
  heights: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 80 }),
  top: fc.nat(3000),
  room: fc.integer({ min: 1, max: 300 }),
  beyond: fc.nat(100),
});
const sum = (heights: readonly number[]): number => heights.reduce((a, b) => a + b, 0);

test('law: all that is in sight is drawn, and the room is that of all rows', () => {
  fc.assert(
    fc.property(list, ({ heights, top, room, beyond }) => {
      const { first, end, before, after } = rowsDrawn(heights.length, (i) => heights[i] ?? 0, { top, room, beyond });
      expect(before).toBe(sum(heights.slice(0, first)));
      expect(after).toBe(sum(heights.slice(end)));
      const inSight = heights.flatMap((height, i) => {
        const y = sum(heights.slice(0, i));
        return y + height > top && y < top + room ? [i] : [];
      });
      for (const i of inSight) expect(i >= first && i < end).toBe(true);
    }),
  );
});

test('law: no more is drawn than what reaches into sight and the room beyond it', () => {
  fc.assert(
    fc.property(list, ({ heights, top, room, beyond }) => {
      const { first, end } = rowsDrawn(heights.length, (i) => heights[i] ?? 0, { top, room, beyond });
      for (let i = first; i < end; i += 1) {
        const y = sum(heights.slice(0, i));
        expect(y < top + room + beyond && y + (heights[i] ?? 0) > top - beyond).toBe(true);
      }
    }),
  );
});
