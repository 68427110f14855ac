import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { arrange, arrangingOn, printedOn } from '../src/arrange.ts';
import { around, type Box, overlap } from '../src/boxes.ts';
import { type BoardLayout, emptyLayout, type Point } from '../src/layout.ts';
import type { Piece } from '../src/pieces.ts';
import { scene } from '../src/scene.ts';
import { sizesAt } from '../src/sizes.ts';
import type { Spot } from '../src/spot.ts';
import { placeBoxes } from '../src/stand.ts';
import { traceOf } from '../src/trace.ts';

const REGIONS = 9;
const TOWNS = 45;
const names = (stem: string, count: number) => Array.from({ length: count }, (_, i) => `${stem}${i}`);
const kind = (name: string, members: readonly string[]) => ({ name, members });

const info: GameInfo = {
  ...stonesModule().info,
  kinds: [
    kind('Player', ['ann', 'bob']),
    kind('Region', names('longNamedRegion', REGIONS)),
    kind('Town', names('town', TOWNS)),
    kind('Army', names('army', 60)),
  ],
};

/** Two thirds of the towns crowd in one corner of the map. */
const spotOf = (i: number): Point => {
  const [u, v] = [((i * 37) % 100) / 100, ((i * 61) % 100) / 100];
  return i % 3 === 0 ? [u * 30, 38 + v * 18] : [u * 8, 47 + v * 5];
};
const layout: BoardLayout = {
  ...emptyLayout,
  projection: 'europe',
  sides: {
    ann: { colour: '#b3372b', pattern: 'hatch', letter: 'A' },
    bob: { colour: '#2b2f36', pattern: 'solid', letter: 'B' },
  },
  kinds: { Region: { draw: 'region' }, Town: { draw: 'place', side: 'holder' }, Army: { draw: 'counter', at: 'at' } },
  places: Object.fromEntries([
    ...names('longNamedRegion', REGIONS).map((n, i) => [`Region.${n}`, { at: [spotOf(i), spotOf(i + 9)] }] as const),
    ...names('town', TOWNS).map((n, i) => [`Town.${n}`, { at: spotOf(i) }] as const),
  ]),
};

const army = (i: number): Piece => ({
  kind: 'Army',
  member: `army${i}`,
  name: `Army ${i}`,
  label: '',
  value: '1',
  side: layout.sides[i % 2 ? 'ann' : 'bob'],
  sideId: i % 2 ? 'ann' : 'bob',
  sideName: undefined,
  place: `longNamedRegion${i % REGIONS}`,
  badges: [],
  faded: false,
  riders: [],
  symbol: undefined,
  says: undefined,
});
const armies = Array.from({ length: 60 }, (_, i) => army(i));

const place = scene(info, layout, []);
const sizes = sizesAt(1000 / 608, 1000);
const pairs = <T>(all: readonly T[]) => all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
const squares = (found: ReturnType<typeof arrange>): readonly Box[] =>
  [...found.standing.counters, ...found.standing.stacks].map((s) => around(s.at, s.size, s.size));

describe('a crowded board at the default zoom', () => {
  const found = arrange(place, armies, sizes, false, () => false);

  test('nothing lies on anything else', () => {
    const boxes = [
      ...placeBoxes(place, sizes.mark * 2),
      ...squares(found),
      ...found.regions.map((name) => name.box),
      ...found.labels.map((label) => label.box),
    ];
    expect(pairs(boxes).filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  test('every region has its name', () => {
    expect(found.regions).toHaveLength(REGIONS);
  });

  test('every counter stands once, alone or in a stack', () => {
    const stand = [...found.standing.counters, ...found.standing.stacks.flatMap((s) => s.pieces)];
    expect(stand.map((piece) => piece.member).sort()).toEqual(armies.map((one) => one.member).sort());
  });

  test('what may be chosen is never hidden in a stack', () => {
    const open = (piece: Piece) => piece.place === 'longNamedRegion0';
    const { standing } = arrange(place, armies, sizes, false, open);
    expect(standing.stacks.flatMap((s) => s.pieces).filter(open)).toEqual([]);
    expect(standing.counters.filter(open)).toHaveLength(armies.filter(open).length);
  });

  test('of what lies apart nothing changes its spot when one may no longer be chosen, and stacks lie on top', () => {
    const inOne = armies.map((one) => ({ ...one, place: 'longNamedRegion0' })).slice(0, 9);
    const open = ({ sideId }: Piece) => sideId === 'ann';
    const { stacks, counters } = arrange(place, inOne, sizes, false, open).standing;
    expect([stacks.length, counters.length]).toEqual([1, 4]);
    const top = Math.min(...counters.map(({ at }) => at[1]));
    expect(stacks[0]?.at[1]).toBeLessThanOrEqual(top);
    const spots = (of: typeof counters) => of.map(({ member, at }) => [member, at]);
    const alone = [...inOne.filter(open), ...inOne.filter((piece) => !open(piece)).slice(0, 2)];
    const asked = (current: string) =>
      arrange(place, alone, sizes, false, (piece) => open(piece) && piece.member !== current).standing;
    expect(spots(asked('army1').counters)).toEqual(spots(asked('army5').counters));
    expect(asked('army1').stacks).toHaveLength(1);
    const [ann, ...bobs] = [1, 0, 2, 4].map((i) => ({ ...army(i), place: 'longNamedRegion0' }));
    const { stacks: idle, counters: lone } = arrange(
      place,
      [ann ?? army(1), ...bobs],
      sizes,
      false,
      () => false,
    ).standing;
    expect(lone[0]?.at[0], 'in the order of the sides while nothing is chosen').toBeLessThan(idle[0]?.at[0] ?? 0);
  });

  test('printed places stay in sight, even where all counters may be chosen and lie one by one if they can', () => {
    const marks = placeBoxes(place, sizes.mark * 2);
    const chosen = arrange(place, armies, sizesAt(1000 / 608, 1000), false, () => true);
    expect(squares(chosen).filter((square) => marks.some((mark) => overlap(square, mark)))).toEqual([]);
  });

  test('on a small board counters grow where all of them lie on their own land, and cover nothing printed', () => {
    const arranged = (count: number) => arrange(place, armies.slice(0, count), sizes, false, () => false);
    const pixels = (count: number) => squares(arranged(count)).map(({ w }) => w / sizes.px);
    expect(Math.max(...pixels(9))).toBeCloseTo(34);
    expect(pixels(27).filter((size) => size < 22 - 0.01).length).toBeLessThan(6);
    const marks = placeBoxes(place, sizes.mark * 2);
    for (const count of [9, 18, 27, 36]) {
      const covering = squares(arranged(count)).filter((square) => marks.some((mark) => overlap(square, mark)));
      expect([covering, arranged(count).standing.leaders]).toEqual([[], []]);
    }
  });

  test('counters too small to be read are larger where they cover nothing printed then, chosen or not', () => {
    const small = (count: number, open: boolean) =>
      squares(arrange(place, armies.slice(0, count), sizes, false, ({ sideId }) => open && sideId === 'ann')).filter(
        ({ w }) => w / sizes.px < 22 - 0.01,
      ).length;
    expect([18, 27, 36, 60].map((count) => small(count, false))).toEqual([0, 3, 0, 0]);
    expect(small(18, true)).toBe(0);
    expect(small(60, true)).toBeLessThan(30);
  });

  test('coming nearer opens stacks', () => {
    const near = arrange(place, armies, sizesAt(1000 / 608 / 6, 1000), true, () => false);
    expect(near.standing.stacks.length).toBeLessThan(Math.max(1, found.standing.stacks.length));
  });
});

describe('one position after the other', () => {
  const arranging = arrangingOn(printedOn(place, sizes, false));
  /** In each position other armies have gone on, to regions and to the towns that crowd there. */
  const positions = Array.from({ length: 12 }, (_, step) =>
    armies.map((one, i) => {
      if ((i * 7 + step) % 5 > 1) return one;
      return {
        ...one,
        place: i % 3 === 0 ? `town${(i * 11 + step * 5) % TOWNS}` : `longNamedRegion${(i + step) % REGIONS}`,
      };
    }),
  );
  const isOpen = (piece: Piece) => piece.place === 'longNamedRegion3';
  const withoutKey = ({ standing: { key: _, ...standing }, ...rest }: ReturnType<typeof arrange>) => ({
    standing,
    ...rest,
  });

  test('is arranged as each would be by itself', () => {
    for (const all of positions)
      expect(withoutKey(arranging(all, isOpen))).toEqual(withoutKey(arrange(place, all, sizes, false, isOpen)));
  });

  test('where nothing lies otherwise, names and rings stay the same objects', () => {
    const first = arranging(armies, isOpen);
    const again = arranging(
      armies.map((one) => ({ ...one, value: '2' })),
      isOpen,
    );
    expect(again.labels).toBe(first.labels);
    expect(again.rings).toBe(first.rings);
    expect(again.standing.counters.every(({ value }) => value === '2')).toBe(true);
  });
});

test('a trace joins where a counter was and where it is, and marks a place that changed hands', () => {
  const { standing } = arrange(place, armies, sizes, false, () => false);
  const changes = [
    { path: 'Army.at', member: 0, from: 'longNamedRegion3', to: 'longNamedRegion0' },
    { path: 'Army.at', member: 1, from: 'none', to: 'longNamedRegion1' },
    { path: 'Town.holder', member: 4, from: 'ann', to: 'bob' },
    { path: 'Town.other', member: 5, from: 1, to: 2 },
  ];
  const trace = traceOf(info, layout, place, standing, changes, 20);
  expect(trace.ways.map((way) => way.from)).toEqual([place.byMember.get('longNamedRegion3')?.at]);
  expect(trace.left).toHaveLength(1);
  expect(trace.marked).toHaveLength(3);
});

test('of a region that changed hands its mark is framed, wherever it has moved to, and a region without one is not', () => {
  const { standing } = arrange(place, armies, sizes, false, () => false);
  const [spot] = place.spots;
  const sided = { ...layout, kinds: { ...layout.kinds, Region: { draw: 'region', side: 'holder' } as const } };
  const framed = (marked: boolean, at: Point) => {
    const known = new Map([
      ['longNamedRegion0', { ...spot, kind: 'Region', member: 'longNamedRegion0', draw: 'region', marked } as Spot],
    ]);
    const changes = [{ path: 'Region.holder', member: 0, from: 'ann', to: 'bob' }];
    const rings = new Map([['Region.longNamedRegion0', at]]);
    return traceOf(info, sided, { ...place, byMember: known }, standing, changes, 20, [], rings).marked;
  };
  expect(framed(true, [70, 90])).toEqual([{ x: 63, y: 83, w: 14, h: 14 }]);
  expect(framed(false, [70, 90])).toEqual([]);
});
