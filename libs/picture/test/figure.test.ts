import { expect, test } from 'vitest';
import { cropAround, figureOf, movedBetween } from '../src/figure.ts';

const sheet = { x: 0, y: 0, width: 1000, height: 800 };
const piece = (name: string, x: number, y: number): string =>
  `<g data-piece="Army.${name}"><g role="img" aria-label="x"><g transform="translate(${x - 50},${y - 50}) scale(1)"></g></g></g>`;
const page = (...pieces: readonly string[]): string =>
  `<div><svg class="board-sheet" viewBox="0 0 1000 800" tabindex="0"><g data-place="Hex.b2"><path class="hex" d="M600,300L700,400"></path></g>${pieces.join('')}<text class="label" x="600" y="340" font-size="20" stroke-width="5">Riga</text></svg></div><ul class="legend"><li><text stroke="#fff" stroke-width="0.2em">N</text></li></ul>`;

test('a figure is cropped around what it is about, never beyond the sheet', () => {
  expect(cropAround([[500, 400]], sheet)).toEqual({ x: 370, y: 270, width: 260, height: 260 });
  expect(cropAround([[10, 790]], sheet)).toEqual({ x: 0, y: 540, width: 260, height: 260 });
  expect(cropAround([], sheet)).toBe(sheet);
  const corners = [
    [20, 20],
    [980, 780],
  ] as const;
  expect(cropAround(corners, sheet)).toBe(sheet);
});

test('pieces that stand elsewhere, or are new, are what an example has put up', () => {
  const before = page(piece('a', 100, 100), piece('b', 300, 100));
  const after = page(piece('a', 100, 100), piece('b', 300, 300), piece('c', 500, 100));
  expect(movedBetween(before, after)).toEqual(['Army.b', 'Army.c']);
});

test('a figure shows the way from a piece to a place, names without outlines, and nothing for those who click', () => {
  const figure = figureOf(page(piece('a', 500, 350)), { on: [], ways: [{ from: 'Army.a', to: 'Hex.b2' }] });
  expect(figure?.svg).toMatch(/^<svg class="board-sheet cropped" viewBox="405.0 220.0 340.0 260.0" style="width:68mm"/);
  expect(figure?.svg).toContain('translate(626.0,350.0) rotate(0.0)');
  expect(figure?.svg).not.toMatch(/aria-label|tabindex|data-|<text[^>]*stroke/);
  expect(figure?.svg).toMatch(/<rect [^>]*fill-opacity="\.6"\/><text class="label"/);
  expect(figure?.legend).toBe('<ul class="legend"><li><text>N</text></li></ul>');
});

test('without anything to show it is the whole sheet', () => {
  const figure = figureOf(page().replace('1000 800', '1000 700'), { on: [], ways: [] });
  expect(figure?.svg).toMatch(/^<svg class="board-sheet whole-board lying" viewBox="0.0 0.0 1000.0 700.0" role="img">/);
  expect(figureOf('<div></div>', { on: [], ways: [] })).toBeUndefined();
});
