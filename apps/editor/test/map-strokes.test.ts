import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { block, copiesTo } from '../src/map-editor/cells/copies.ts';
import { cellGrid } from '../src/map-editor/cells/grid.ts';
import { between, type StrokeWish, touchedBy } from '../src/map-editor/cells/strokes.ts';
import type { Symmetry } from '../src/map-editor/cells/symmetry.ts';

const SIDES = {
  square: [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ],
  flat: [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
} as const;

/** Seven columns and five rows; of hexes every other column lies lower. */
function gridOf(cell: keyof typeof SIDES) {
  const cells = Array.from({ length: 35 }, (_, i): readonly [number, number] => {
    const [q, r] = [i % 7, Math.floor(i / 7)];
    return cell === 'square' ? [q, r] : [q, r - Math.floor(q / 2)];
  });
  const members = cells.map((_, i) => `c${i % 7}${Math.floor(i / 7)}`);
  const grid = cellGrid({ members, cells, grid: { cell, sides: SIDES[cell] } });
  if (grid === undefined) throw new Error('a grid has cells');
  return grid;
}
const [squares, hexes] = [gridOf('square'), gridOf('flat')];

const WISH: StrokeWish = { way: 'free', size: 1, symmetry: 'none', alike: () => '' };

describe('strokes', () => {
  test.each<[string, Partial<StrokeWish>, readonly string[], string]>([
    ['a click', {}, ['c11'], 'c11'],
    ['what the pointer leapt over', {}, ['c01', 'c31'], 'c01 c11 c21 c31'],
    ['there and back', {}, ['c00', 'c20', 'c00'], 'c00 c10 c20'],
    ['a straight line', { way: 'line' }, ['c00', 'c04', 'c20'], 'c00 c10 c20'],
    ['a broad brush', { size: 2 }, ['c11'], 'c11 c21 c12 c01 c10'],
    ['a mirror', { symmetry: 'upright' }, ['c00', 'c10'], 'c00 c60 c10 c50'],
    ['both mirrors', { symmetry: 'both' }, ['c00'], 'c00 c60 c04 c64'],
    ['turned', { symmetry: 'turned' }, ['c01'], 'c01 c63'],
    ['beside the board', {}, ['nowhere'], ''],
  ])('%s', (_, wish, points, cells) => {
    expect(touchedBy(squares, points, { ...WISH, ...wish }).join(' ')).toBe(cells);
  });

  test('a fill goes as far as cells are alike and joined', () => {
    const wall = new Set(['c30', 'c31', 'c32', 'c33', 'c34']);
    const alike = (member: string): string => (wall.has(member) ? 'wall' : 'open');
    const filled = touchedBy(squares, ['c00'], { ...WISH, way: 'fill', alike });
    expect(filled).toHaveLength(15);
    expect(filled.every((member) => member < 'c3')).toBe(true);
    expect(new Set(touchedBy(squares, ['c32'], { ...WISH, way: 'fill', alike }))).toEqual(wall);
  });

  test('rows of hexes are mirrored as if they were level', () => {
    const wish = { ...WISH, symmetry: 'both' as const };
    expect(touchedBy(hexes, ['c10'], wish).join(' ')).toBe('c10 c50 c14 c54');
  });

  test('a block of cells keeps its shape where it is put, and ends with the board', () => {
    expect(block(squares, 'c21', 'c10').join(' ')).toBe('c21 c10 c20 c11');
    const there = copiesTo(squares, block(squares, 'c00', 'c11'), 'c53');
    expect(there.map(({ to }) => to).join(' ')).toBe('c53 c63 c54 c64');
    expect(copiesTo(squares, block(squares, 'c00', 'c11'), 'c64')).toEqual([{ from: 'c00', to: 'c64' }]);
  });

  test('a line of hexes is straight', () => {
    expect(between(hexes, 'c00', 'c60')).toHaveLength(7);
    expect(between(hexes, 'c02', 'c42').join(' ')).toBe('c02 c12 c22 c32 c42');
  });

  const member = fc.constantFrom(...hexes.members);
  const symmetry = fc.constantFrom<Symmetry>('none', 'upright', 'level', 'both', 'turned');
  const wishes = fc.record({
    way: fc.constantFrom('free' as const, 'line' as const),
    size: fc.integer({ min: 1, max: 3 }),
    symmetry,
  });

  test('touch each cell once', () => {
    fc.assert(
      fc.property(fc.constantFrom(squares, hexes), fc.array(member, { maxLength: 6 }), wishes, (grid, points, wish) => {
        const touched = touchedBy(grid, points, { ...WISH, ...wish });
        expect(new Set(touched).size).toBe(touched.length);
        for (const point of wish.way === 'free' ? points : points.slice(0, 1)) expect(touched).toContain(point);
      }),
    );
  });

  test('symmetry twice is the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(squares, hexes), member, symmetry, (grid, point, way) => {
        const wish = { ...WISH, symmetry: way };
        const once = touchedBy(grid, [point], wish);
        const twice = once.flatMap((cell) => touchedBy(grid, [cell], wish));
        expect(new Set(twice)).toEqual(new Set(once));
      }),
    );
  });

  test('between two cells each lies beside the one before it', () => {
    fc.assert(
      fc.property(fc.constantFrom(squares, hexes), member, member, (grid, from, to) => {
        const cells = between(grid, from, to);
        expect([cells[0], cells.at(-1)]).toEqual([from, to]);
        cells.slice(1).forEach((cell, i) => expect(grid.neighbours(cells[i] ?? '')).toContain(cell));
      }),
    );
  });
});
