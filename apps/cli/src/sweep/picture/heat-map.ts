import { heatColor } from './colours.ts';
import { element, words } from './svg.ts';

/** One measure over two things that are varied. */
export interface HeatMap {
  readonly label: string;
  readonly across: { readonly name: string; readonly values: readonly string[] };
  readonly down: { readonly name: string; readonly values: readonly string[] };
  /** By row and column; undefined where nothing could be played. */
  readonly cells: readonly (readonly (number | undefined)[])[];
  readonly numberText: (value: number) => string;
}

const LEFT = 120;
const TOP = 58;
const CELL = { width: 76, height: 34 } as const;
const GAP = 20;

export const heatMapSize = ({ across, down }: HeatMap) => ({
  width: LEFT + across.values.length * CELL.width + GAP,
  height: TOP + down.values.length * CELL.height + GAP,
});

/** A table of colors; each cell has its number too, so that it is read without color. */
export function heatMap(map: HeatMap, top: number): string {
  const { label, across, down, cells } = map;
  const known = cells.flat().filter((value) => value !== undefined);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const share = (value: number): number => (high === low ? 0 : (value - low) / (high - low));
  const middle = LEFT + (across.values.length * CELL.width) / 2;
  return element(
    'g',
    { transform: `translate(0 ${top})` },
    words({ x: 12, y: 18, 'font-weight': 'bold' }, label),
    words({ x: middle, y: 34, 'text-anchor': 'middle' }, across.name),
    words({ x: 12, y: TOP - 8 }, down.name),
    ...across.values.map((value, i) =>
      words({ x: LEFT + (i + 0.5) * CELL.width, y: TOP - 8, 'text-anchor': 'middle' }, value),
    ),
    ...down.values.map((value, i) =>
      words({ x: LEFT - 8, y: TOP + (i + 0.5) * CELL.height + 4, 'text-anchor': 'end' }, value),
    ),
    ...cells.flatMap((row, j) => row.map((value, i) => cell(map, value, share, i, j))),
  );
}

function cell(map: HeatMap, value: number | undefined, share: (value: number) => number, i: number, j: number): string {
  const [x, y] = [LEFT + i * CELL.width, TOP + j * CELL.height];
  const { fill, ink } = value === undefined ? { fill: '#ffffff', ink: '#000000' } : heatColor(share(value));
  const text = value === undefined ? '–' : map.numberText(value);
  const at = { x: x + CELL.width / 2, y: y + CELL.height / 2 + 4, 'text-anchor': 'middle', fill: ink };
  return element('rect', { x, y, ...CELL, fill, stroke: '#ffffff' }) + words(at, text);
}
