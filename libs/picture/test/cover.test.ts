import { expect, test } from 'vitest';
import { coverOf, cropOf } from '../src/cover.ts';

const TOKENS = ':root{color-scheme:light dark;--land:light-dark(#fff,#000)}';
const places = (n: number): string => '<g data-place="Town.a"></g>'.repeat(n);
const sheet = (inner: string): string =>
  `<svg class="board" viewBox="0 0 1000 600" width="0" height="0"><style>.a{fill:var(--land)}</style>${inner}</svg>`;

test('a small board is seen as a whole, of a large one its middle', () => {
  expect(cropOf({ x: 0, y: 0, width: 300, height: 400 }, 20)).toEqual({ x: -250, y: 0, width: 800, height: 400 });
  const { x, width, height } = cropOf({ x: 0, y: 0, width: 1000, height: 600 }, 80);
  expect(width).toBeLessThan(1000);
  expect(x).toBeCloseTo((1000 - width) / 2);
  expect(height).toBeCloseTo(width / 2);
});

test('a cover has the colours of the page around it, and nothing that is only read', () => {
  const svg = coverOf(
    sheet(`${places(1)}<g role="img" aria-label="Aria"><title>Aria</title><path d="M1,2L3,4"/></g>`),
    TOKENS,
  );
  expect(svg).toContain(`<style>${TOKENS}.a{fill:var(--land)}</style>`);
  expect(svg).toContain('viewBox="-100.0 0.0 1200.0 600.0" width="640" height="320"');
  expect(svg).not.toMatch(/title|aria-|role=/);
  expect(svg).toContain('<path d="M1,2L3,4"/>');
});

test('coasts beyond the crop are left out, and others are coarser', () => {
  const island = (at: number): string => `M${at}.4,300.2${`L${at + 1}.3,301.4`.repeat(100)}Z`;
  const svg = coverOf(sheet(`${places(80)}<path class="shore" d="${island(500)}${island(990)}"/>`), TOKENS);
  expect(svg).toContain('d="M500,300L501,301Z"');
});
