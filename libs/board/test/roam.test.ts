import type { GameInfo, GridInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { emptyLayout } from '../src/layout.ts';
import { nextCell } from '../src/roam.ts';
import { scene } from '../src/scene.ts';
import { grids } from './grids.ts';

/** Six columns and six rows, as they lie on paper. */
const cells = (shape: GridInfo['cell']): GameInfo => {
  const all = Array.from({ length: 36 }, (_, i) => [i % 6, Math.floor(i / 6)] as const);
  const place = ([x, y]: readonly [number, number]): readonly [number, number] => {
    if (shape === 'flat') return [x, y - Math.floor(x / 2)];
    return shape === 'pointed' ? [x - Math.floor(y / 2), y] : [x, y];
  };
  const kind = { name: 'Cell', members: all.map((cell) => cell.join('')), cells: all.map(place), grid: grids[shape] };
  return { ...stonesModule().info, kinds: [kind], fields: [], relations: [] };
};

/** Columns of pointed hexes and rows of flat ones are not level: a walk goes to and fro around its line. */
test.each([
  ['flat', '10 11 12 13 14 15'],
  ['pointed', '10 01 12 03 14 05'],
  ['square', '10 11 12 13 14 15'],
] as const)('%s: walks keep to their row and column', (shape, down) => {
  const info = cells(shape);
  const { spots, byMember } = scene(info, emptyLayout, []);
  const walk = (from: string, key: string): string => {
    const start = byMember.get(from);
    const met: string[] = [];
    for (let at = start; at !== undefined; at = nextCell(spots, at, key, start?.at ?? [0, 0])) met.push(at.member);
    return met.join(' ');
  };
  expect(walk('03', 'ArrowRight')).toBe('03 13 23 33 43 53');
  expect(walk('52', 'ArrowLeft')).toBe('52 42 32 22 12 02');
  expect(walk('10', 'ArrowDown')).toBe(down);
  expect(walk('45', 'ArrowUp')).toBe('45 44 43 42 41 40');
});
