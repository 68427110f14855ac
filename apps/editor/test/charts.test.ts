import { expect, test } from 'vitest';
import { bandLayout } from '../src/ui/chart/band-layout.ts';
import { barLayout } from '../src/ui/chart/bar-layout.ts';
import { labelStep, textWidth, wrapped } from '../src/ui/chart/chart-text.ts';
import { mirrorLayout } from '../src/ui/chart/mirror-layout.ts';
import { rangeLayout } from '../src/ui/chart/range-layout.ts';

const row = (name: string) => ({
  id: name,
  name,
  bars: [{ series: 'A', share: 0.5, text: '50%', low: 0.4, high: 0.62 }],
});

test('a name is broken between its words, and no letter of it is lost', () => {
  const name = 'Kingdom of the North and of all Westernmost-Isles-beyond-the-sea';
  const lines = wrapped(name, 100);
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(100);
  expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
});

test('letters are as wide as they are in the typeface, and an accent makes none wider', () => {
  // Measured in a browser: 41.99 pixels.
  expect(textWidth('Norden')).toBe(43);
  expect(textWidth('Mittelmächte')).toBeGreaterThan(71);
  expect(textWidth('Mittelmächte')).toBe(textWidth('Mittelmachte'));
  expect(textWidth('illi')).toBeLessThan(textWidth('MWMW') / 3);
  expect(barLayout([row('Norden')], 400).lines).toEqual([['Norden']]);
  expect(wrapped('Norden', 43)).toEqual(['Norden']);
  expect(wrapped('東部戦線', 100)).toEqual(['東部戦線']);
});

test('a row is as high as its name needs, and names take no more than their part of the width', () => {
  const short = barLayout([row('Red')], 400);
  const long = barLayout([row('The united kingdom of all that lies behind the hills')], 400);
  expect(long.height).toBeGreaterThan(short.height);
  expect(long.left).toBeLessThanOrEqual(0.36 * 400);
});

test('the axis of shares ends at the next tenth, and never beyond all of them', () => {
  expect(barLayout([row('Red')], 400).x.domain()).toEqual([0, 0.7]);
  const all = { ...row('Red'), bars: [{ series: '', share: 1, text: '100%', low: 0.98, high: 1 }] };
  expect(barLayout([all], 400).x.domain()).toEqual([0, 1]);
});

test('of labels only as many are drawn as fit', () => {
  expect(labelStep(['1', '2'], 30)).toBe(1);
  expect(labelStep(['100–119', '120–139'], 28)).toBe(2);
  const bins = Array.from({ length: 16 }, (_, i) => ({ label: `${i * 100}–${i * 100 + 99}`, above: i, below: 1 }));
  expect(mirrorLayout(bins, 240).labels.length).toBeLessThan(mirrorLayout(bins, 600).labels.length);
});

test('the line between two series ends with their bars, however much room there is', () => {
  const { x, right } = mirrorLayout([{ label: '1–4', above: 3, below: 2 }], 900);
  expect(right).toBeCloseTo((x('1–4') ?? 0) + x.step());
});

test('a name beside a range is whole where there is room, and cut where there is none', () => {
  const rows = [{ id: 'a', name: 'Scripted bot', mean: 5, low: 1, high: 9 }];
  expect(rangeLayout(rows, 600).lines).toEqual(['Scripted bot']);
  expect(rangeLayout(rows, 100).lines).toEqual(['Scr…']);
});

test('numbers lie where they belong, words one after the other, and all that is known fits', () => {
  const point = { mean: 0.5, low: 0.4, high: 0.6 };
  const layout = (values: readonly string[]) =>
    bandLayout(
      { values, series: [{ id: 'a', name: 'a', points: [point, undefined, point] }], numberText: String },
      400,
    );
  expect(layout(['1', '2', '10']).places).toEqual([1, 2, 10]);
  expect(layout(['dry', 'mud', 'snow']).places).toEqual([0, 1, 2]);
  expect(layout(['1', '2', '10']).y.domain()).toEqual([0.4, 0.6]);
  expect(layout(['dry', 'mud', 'snow']).textAt(2)).toBe('snow');
});
