import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { arrange } from '../src/arrange.ts';
import { frame } from '../src/frame.ts';
import { labelWish, sideNear } from '../src/labels.ts';
import { type BoardLayout, emptyLayout, type PlaceLayout, type Point } from '../src/layout.ts';
import { putAt } from '../src/put-at.ts';
import { nextCell } from '../src/roam.ts';
import { scene } from '../src/scene.ts';
import { sizesAt } from '../src/sizes.ts';

/** Four corners that keep the sheet as it is, and places among them. */
const CORNERS: readonly Point[] = [
  [-8, 36],
  [40, 36],
  [-8, 66],
  [40, 66],
];
const board = (
  inner: readonly Point[],
  projection: BoardLayout['projection'],
  more: Partial<PlaceLayout> = {},
): { readonly info: GameInfo; readonly layout: BoardLayout } => {
  const points = [...CORNERS, ...inner];
  const members = points.map((_, i) => `p${i}`);
  const kind = { name: 'Place', members };
  const info = { ...stonesModule().info, kinds: [kind], fields: [], relations: [] };
  const places = Object.fromEntries(points.map((at, i) => [`Place.p${i}`, { at, ...(i === 4 ? more : {}) }]));
  return { info, layout: { ...emptyLayout, projection, places } };
};

const inside = fc
  .tuple(fc.integer({ min: 0, max: 320 }), fc.integer({ min: 400, max: 620 }))
  .map(([x, y]): Point => [x / 10, y / 10]);

describe('coordinates of a point of the sheet', () => {
  test.each(['none', 'europe'] as const)('projection %s: what is put somewhere lies there', (projection) => {
    fc.assert(
      fc.property(fc.array(inside, { minLength: 3, maxLength: 12 }), inside, (inner, goal) => {
        const { info, layout } = board(inner, projection);
        const sheet = frame(info, layout).to(goal);
        const at = putAt(info, layout, 'Place.p4', 0, sheet);
        const now = { ...layout, places: { ...layout.places, 'Place.p4': { at } } };
        const lies = frame(info, now).to(at);
        expect(Math.hypot(lies[0] - sheet[0], lies[1] - sheet[1])).toBeLessThan(3);
      }),
      { numRuns: 60 },
    );
  });
  it('has no more decimals than can be seen', () => {
    const { info, layout } = board([[10, 50]], 'none');
    const { to } = frame(info, layout);
    const [x, y] = to([12.345_67, 51.987_65]);
    expect(putAt(info, layout, 'Place.p4', 0, [x, y])).toEqual([12.35, 51.99]);
  });
  it('are found for a second anchor, and for a name, which moves nothing', () => {
    const { info, layout } = board([[10, 50]], 'europe', {
      at: [
        [10, 50],
        [12, 50],
      ],
    });
    const goal = frame(info, layout).to([20, 55]);
    for (const part of [1, 'label'] as const) {
      const at = putAt(info, layout, 'Place.p4', part, goal);
      expect(Math.hypot(at[0] - 20, at[1] - 55)).toBeLessThan(0.1);
    }
  });
});

describe('a name that somebody has put', () => {
  const sizes = sizesAt(1, 1000);
  it('stands where it was put', () => {
    const { info, layout } = board([[10, 50]], 'none', { label: [20, 44] });
    const place = scene(info, layout, []);
    const { labels } = arrange(place, [], sizes, false, () => false);
    const box = labels.find(({ key }) => key === 'Place.p4')?.box;
    const [x, y] = frame(info, layout).to([20, 44]);
    expect(box && [box.x + box.w / 2, box.y + box.h / 2]).toEqual([x, y]);
  });
  it('is that of a region as well', () => {
    const { info, layout } = board([[10, 50]], 'none', { label: [20, 44] });
    const regions = { ...layout, kinds: { Place: { draw: 'region' } } } as const;
    const place = scene(info, regions, []);
    const names = arrange(place, [], sizes, false, () => false).regions;
    const box = names.find(({ key }) => key === 'Place.p4')?.box;
    const [x, y] = frame(info, regions).to([20, 44]);
    expect(box?.x).toBeCloseTo(x - (box?.w ?? 0) / 2);
    expect(box?.y).toBeCloseTo(y - (box?.h ?? 0) / 2);
  });
  it('snaps to the sides of its mark', () => {
    const { info, layout } = board([[10, 50]], 'none');
    const spot = scene(info, layout, []).byMember.get('p4');
    if (spot === undefined) throw new Error('no spot');
    const wish = labelWish(spot, sizes, false);
    const [x, y] = spot.at;
    expect([
      sideNear(wish, [x, y - 18]),
      sideNear(wish, [x, y + 14]),
      sideNear(wish, [x + 20, y]),
      sideNear(wish, [x - 14, y + 4]),
      sideNear(wish, [x + 60, y]),
    ]).toEqual(['n', 's', 'e', 'w', undefined]);
  });
});

test('arrow keys lead over printed places', () => {
  const { info, layout } = board([[10, 50]], 'none');
  const { spots, byMember } = scene(info, layout, []);
  const step = (from: string, key: string): string | undefined => {
    const spot = byMember.get(from);
    return spot && nextCell(spots, spot, key, spot.at)?.member;
  };
  expect([
    step('p0', 'ArrowRight'),
    step('p0', 'ArrowDown'),
    step('p4', 'ArrowLeft'),
    step('p3', 'ArrowRight'),
  ]).toEqual(['p4', 'p4', 'p0', undefined]);
});
