import type { GameInfo } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { emptyLayout, type Point } from '../src/layout.ts';
import { withUnplaced } from '../src/unplaced.ts';

const info = {
  kinds: [
    { name: 'City', members: ['lyra', 'bree', 'ford', 'hill'] },
    { name: 'Army', members: ['a1'] },
  ],
} as unknown as GameInfo;
const at = (x: number, y: number): { readonly at: Point } => ({ at: [x, y] });
const corners = { 'City.lyra': at(0, 0), 'City.bree': at(10, 10), 'Base.x': at(0, 10), 'Base.y': at(10, 0) };

test('a member that no layout places is drawn where there is room, each in a place of its own', () => {
  const { places } = withUnplaced(info, { ...emptyLayout, places: corners });
  expect(Object.keys(places)).toEqual([...Object.keys(corners), 'City.ford', 'City.hill']);
  const [x, y] = (places['City.ford'] ?? at(0, 0)).at as Point;
  expect(Math.hypot(x - 5, y - 5)).toBeLessThan(1);
  expect(places['City.hill']?.at).not.toEqual(places['City.ford']?.at);
});

test('where all have a place, or hardly any, the layout stays as it is', () => {
  const all = { ...emptyLayout, places: { ...corners, 'City.ford': at(1, 1), 'City.hill': at(2, 2) } };
  expect(withUnplaced(info, all)).toBe(all);
  const none = { ...emptyLayout, places: {} };
  expect(withUnplaced(info, none)).toBe(none);
});
