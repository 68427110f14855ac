import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { emptyLayout } from '../src/layout.ts';
import { paneFor } from '../src/opening-view.ts';
import { scene } from '../src/scene.ts';
import { opening, seenThrough } from '../src/zoom.ts';

const members = Array.from({ length: 60 }, (_, i) => `t${i}`);
const info: GameInfo = { ...stonesModule().info, kinds: [{ name: 'Town', members }] };
const places = Object.fromEntries(
  members.map((member, i) => [`Town.${member}`, { at: [(i % 10) * 100, Math.floor(i / 10) * 100] as const }]),
);
const map = scene(info, { ...emptyLayout, places, kinds: { Town: { draw: 'place' } } }, []);
const lowest = Math.max(...map.spots.map(({ at }) => at[1]));

/** Pixels between the lowest place and the lower edge of the window. */
const below = (window: { readonly width: number; readonly height: number; readonly trayHeight?: number }): number => {
  const pane = paneFor(map, emptyLayout, { ...window, isFull: true, hasRoom: true });
  const zoom = opening(pane);
  return ((pane.height - (lowest * zoom.k + zoom.y)) / pane.height) * window.height;
};

test('a board that is seen as a whole keeps room for a tray', () => {
  const window = { width: 1000, height: 600 };
  expect(below(window)).toBeLessThan(66);
  expect(below({ ...window, trayHeight: 66 })).toBeGreaterThan(70);
});

test('a board whose counters could not be read above a tray stays as it is', () => {
  const window = { width: 1000, height: 600 };
  expect(below({ ...window, trayHeight: 590 })).toBe(below(window));
});

test('all that is in play stays in sight above a tray', () => {
  const pane = paneFor(map, emptyLayout, { width: 1000, height: 600, isFull: true, hasRoom: true, trayHeight: 66 });
  const seen = seenThrough(opening(pane), pane);
  for (const { at } of map.spots) {
    expect(at[0]).toBeGreaterThanOrEqual(seen.x);
    expect(at[1]).toBeLessThanOrEqual(seen.y + seen.h);
  }
});
