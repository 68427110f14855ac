import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { arrange, sizesAt } from '../src/arrange.ts';
import { type BoardLayout, emptyLayout, readLayout } from '../src/layout.ts';
import { regionNames } from '../src/region-names.ts';
import { scene } from '../src/scene.ts';

const kind = (name: string, members: readonly string[]) => ({ name, members, cells: undefined, hexes: undefined });
const info: GameInfo = {
  ...stonesModule().info,
  kinds: [kind('Player', ['ann']), kind('Area', ['plain', 'hill', 'deep', 'strait'])],
};
/** An island of 60 by 40 in a sheet of 100 by 80; a third of it is nobody's. */
const island = [
  [
    [20, 20],
    [80, 20],
    [80, 60],
    [20, 60],
  ],
] as const;
const layout: BoardLayout = {
  ...emptyLayout,
  base: 'europe',
  kinds: { Area: { draw: 'region' } },
  blank: { land: [[75, 40]] },
  places: {
    'Area.plain': { at: [30, 40], on: 'land', shape: 'star', short: 'Pla' },
    'Area.hill': { at: [50, 40], on: 'land' },
    'Area.deep': {
      at: [
        [0, 0],
        [0, 80],
        [10, 40],
      ],
      on: 'sea',
    },
    'Area.strait': {
      at: [
        [100, 0],
        [100, 80],
        [90, 40],
      ],
      on: 'sea',
    },
  },
};
const made = scene(info, layout, island);
const spot = (member: string) => made.byMember.get(member)?.at ?? [0, 0];
const unit = (spot('hill')[0] - spot('plain')[0]) / 20;
/** Whose ground a point is, given as the layout gives it. */
const at = (x: number, y: number): string | undefined => {
  const [x0, y0] = spot('plain');
  const box = { x: x0 + (x - 30) * unit, y: y0 + (y - 40) * unit, w: 0, h: 0 };
  return info.kinds[1]?.members.find((member) => made.ground.share(`Area.${member}`, box) > 0);
};

test('regions of the land end at the coast, those of the sea do not cross it', () => {
  expect([at(25, 25), at(50, 25), at(15, 40), at(85, 40), at(45, 70), at(55, 70)]).toEqual([
    'plain',
    'hill',
    'deep',
    'strait',
    'deep',
    'strait',
  ]);
});

test('ground that is nobody’s belongs to no region', () => {
  expect([at(60, 40), at(70, 40)]).toEqual(['hill', undefined]);
});

test('a region with a shape shows a mark that names keep off', () => {
  expect(made.spots.filter((s) => s.marked).map((s) => s.member)).toEqual(['plain']);
  const { regions } = arrange(made, [], sizesAt(1, 1000), false, () => false);
  const [x, y] = spot('plain');
  for (const { box } of regions) expect(box.x < x && x < box.x + box.w && box.y < y && y < box.y + box.h).toBe(false);
});

test('a name too long for its ground gives way to the short one', () => {
  const named = (name: string) => {
    const spots = made.spots.filter((s) => s.member === 'plain').map((s) => ({ ...s, name }));
    return regionNames({ ...made, spots }, 14, []).map((label) => label.lines.join(' '));
  };
  expect(named('Plain')).toEqual(['Plain']);
  expect(named('Unreasonably-longwinded-plain-of-the-western-shore')).toEqual(['Pla']);
});

test('the layout says where a region lies and what is nobody’s', () => {
  const text = JSON.stringify({
    version: 1,
    blank: { sea: [[1, 2]] },
    places: { 'Area.a': { at: [1, 2], on: 'sea' } },
  });
  expect(readLayout(text)).toMatchObject({ blank: { sea: [[1, 2]] } });
  expect(readLayout(text.replace('"on":"sea"', '"on":"air"'))).toBeUndefined();
});
