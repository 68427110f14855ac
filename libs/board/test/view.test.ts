import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beyond, boxOf, followed, held, inWindow, readableZoom, towards, windowOf } from '../src/view.ts';
import { bounded, paneOf, whole, type Zoom } from '../src/zoom.ts';

const sheet = paneOf({ width: 1000, height: 600 }, undefined);
const home = whole(sheet);
const point = fc.tuple(fc.double({ min: 0, max: 1000, noNaN: true }), fc.double({ min: 0, max: 600, noNaN: true }));
const points = fc.array(point, { minLength: 1, maxLength: 12 });
const zooms = fc
  .tuple(fc.double({ min: 1, max: 8, noNaN: true }), point)
  .map(([k, [x, y]]): Zoom => bounded({ k, x: -x * k, y: -y * k }, sheet));
const seen = (zoom: Zoom, all: readonly (readonly [number, number])[]) => {
  const window = windowOf(zoom, sheet);
  // The last bit of a number is no matter of sight.
  const wider = { x: window.x - 1e-6, y: window.y - 1e-6, w: window.w + 2e-6, h: window.h + 2e-6 };
  return all.filter((one) => inWindow(one, wider)).length;
};
const isInside = (zoom: Zoom): boolean => JSON.stringify(bounded(zoom, sheet)) === JSON.stringify(zoom);

describe('how near', () => {
  test('counters that can be read are left as they are; smaller ones are drawn with 24 pixels', () => {
    expect(readableZoom(50, 2)).toBe(1);
    expect(readableZoom(22, 1)).toBe(1);
    expect(readableZoom(24, 2)).toBeCloseTo(2);
  });
});

describe('the view that follows', () => {
  const asked = (...all: readonly (readonly [number, number])[]) => ({ points: all, room: 20, asked: true });

  test('comes to what is asked, no nearer than counters need', () => {
    const view = followed(home, asked([800, 300], [820, 320]), sheet, 2.5);
    expect(view.k).toBe(2.5);
    expect(windowOf(view, sheet)).toMatchObject({ x: 600, y: 190 });
  });

  test('stays as far away as is needed to see all of it', () => {
    const view = followed(home, asked([100, 100], [600, 200]), sheet, 4);
    expect(view.k).toBeCloseTo(1000 / 540);
    expect(
      seen(view, [
        [100, 100],
        [600, 200],
      ]),
    ).toBe(2);
  });

  test('leaves the whole sheet where it can be read, and where all of it is asked for', () => {
    expect(followed(home, asked([800, 300]), sheet, 1)).toEqual(home);
    expect(followed(home, asked([10, 10], [990, 590]), sheet, 4)).toEqual(home);
  });

  test('near enough, it moves only as far as it must', () => {
    const view = followed(home, asked([500, 300]), sheet, 2.5);
    expect(followed(view, asked([520, 310], [480, 300]), sheet, 2.5)).toEqual(view);
    const edge = followed(view, asked([500, 300], [710, 300]), sheet, 2.5);
    expect(edge).toEqual({ ...view, x: view.x - 30 * 2.5 });
    expect(followed(edge, asked([100, 100]), sheet, 2.5)).toMatchObject({ k: 2.5, x: 0 });
  });

  test('of pieces that only stand there it is enough to see one', () => {
    const view = followed(home, asked([500, 300]), sheet, 2.5);
    const pieces = {
      points: [
        [500, 300],
        [710, 300],
      ] as const,
      room: 20,
      asked: false,
    };
    expect(followed(view, pieces, sheet, 2.5)).toBe(view);
    expect(followed(view, { ...pieces, points: [] }, sheet, 2.5)).toBe(view);
  });

  test('never shows beyond the sheet, never comes nearer than is needed, and always shows something of what is asked', () => {
    fc.assert(
      fc.property(zooms, points, fc.double({ min: 1, max: 6, noNaN: true }), (zoom, all, readable) => {
        const view = followed(zoom, { points: all, room: 20, asked: true }, sheet, readable);
        expect(isInside(view)).toBe(true);
        expect(view.k).toBeLessThanOrEqual(Math.max(zoom.k, readable));
        expect(seen(view, all)).toBeGreaterThan(0);
        if (view.k > zoom.k) expect(seen(view, all)).toBe(all.length);
        // What is asked once more moves nothing.
        expect(followed(view, { points: all, room: 20, asked: true }, sheet, view.k)).toEqual(view);
      }),
    );
  });
});

describe('what the focus goes to', () => {
  test('is brought into the window by the least that is needed', () => {
    fc.assert(
      fc.property(zooms, point, (zoom, at) => {
        const box = boxOf([at], 10);
        const view = held(zoom, box, sheet);
        expect(view.k).toBe(zoom.k);
        expect(isInside(view)).toBe(true);
        expect(seen(view, [at])).toBe(1);
        const window = windowOf(zoom, sheet);
        const inside = inWindow([box.x, box.y], window) && inWindow([box.x + box.w, box.y + box.h], window);
        if (inside) expect(view.x).toBeCloseTo(zoom.x);
      }),
    );
  });

  test('is not moved to if it is larger than the window and its middle is in sight', () => {
    const zoom = { k: 4, x: -1500, y: -900 };
    expect(held(zoom, { x: 200, y: 100, w: 600, h: 400 }, sheet)).toEqual(zoom);
  });
});

describe('what lies beyond the window', () => {
  const zoom = { k: 2, x: -500, y: -300 };
  const inset = { edge: 10, corner: 140 };

  test('is counted by the side that it lies beyond, at a place in the window away from its corners', () => {
    const found = beyond(
      [
        [500, 300],
        [900, 300],
        [950, 590],
        [300, 50],
      ],
      zoom,
      sheet,
      inset,
    );
    expect(found.map(({ side, points: all, at }) => [side, all.length, at])).toEqual([
      ['right', 2, [990, 300]],
      ['top', 1, [140, 10]],
    ]);
    expect(beyond([[500, 300]], zoom, sheet, inset)).toEqual([]);
  });

  test('comes into the window, all of it where there is room', () => {
    const near = [
      [900, 300],
      [950, 320],
    ] as const;
    expect(seen(towards(zoom, near, 20, sheet), near)).toBe(2);
    const far = [
      [20, 20],
      [240, 580],
    ] as const;
    expect(seen(towards(zoom, far, 20, sheet), far)).toBe(1);
  });
});
