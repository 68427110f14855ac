import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { arrange } from '../src/arrange.ts';
import { around, overlap } from '../src/boxes.ts';
import { type BoardLayout, emptyLayout, type Point, readLayout } from '../src/layout.ts';
import type { Piece } from '../src/pieces.ts';
import { regionNames } from '../src/region-names.ts';
import { scene } from '../src/scene.ts';
import { sizesAt } from '../src/sizes.ts';

const names = (stem: string, count: number) => Array.from({ length: count }, (_, i) => `${stem}${i}`);
const kind = (name: string, members: readonly string[]) => ({ name, members });
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

const piece = (place: string, i: number): Piece => ({
  kind: 'Ship',
  member: `${place}${i}`,
  name: `${place} ${i}`,
  label: '',
  value: '1',
  side: undefined,
  sideId: `side${i}`,
  sideName: undefined,
  place,
  badges: [],
  faded: false,
  riders: [],
  symbol: undefined,
  says: undefined,
});

/** The same island, divided among many. */
const small = names('part', 35);
const parted = scene(
  { ...info, kinds: [kind('Player', ['ann']), kind('Area', small)] },
  {
    ...layout,
    blank: {},
    places: Object.fromEntries(
      small.map((member, i) => {
        const at: Point = [25 + (i % 7) * 8.5, 24 + Math.floor(i / 7) * 8];
        return [`Area.${member}`, { at, on: 'land', shape: 'star', short: `P${i}` }] as const;
      }),
    ),
  },
  island,
);

test.each([600, 240])('on a map of %d pixels counters stand on their own ground', (width) => {
  const all = small.flatMap((place) => [1, 2].map((i) => piece(place, i)));
  const found = arrange(parted, all, sizesAt(1000 / width, 1000), false, () => true);
  expect(found.standing.leaders).toEqual([]);
  expect(found.standing.counters).toHaveLength(all.length);
  const boxes = found.standing.counters.map(({ at: [x, y], size, place }) => ({
    place,
    box: around([x, y], size, size),
  }));
  for (const { place, box } of boxes) expect(parted.ground.share(`Area.${place}`, box)).toBeGreaterThan(0.5);
  for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlap(a.box, b.box)).toBe(false);
  for (const { box } of found.regions) expect(boxes.some((one) => overlap(one.box, box))).toBe(false);
});

test('a name too long for its ground gives way to the short one', () => {
  const named = (name: string) => {
    const spots = made.spots.filter((s) => s.member === 'plain').map((s) => ({ ...s, name }));
    return regionNames({ ...made, spots }, { text: 14, px: 1 }, []).map((label) => label.lines.join(' '));
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
