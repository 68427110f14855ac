import { stonesModule } from '@sandtable/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CellNames, heldCells } from '../src/CellNames.tsx';
import { cellNames, strokesOf } from '../src/cell-names.ts';
import { emptyLayout } from '../src/layout.ts';
import { scene } from '../src/scene.ts';
import type { StandingPiece } from '../src/stand.ts';
import { grids } from './grids.ts';

const cells = [
  [0, 0],
  [1, 0],
] as const;
const spotsOf = (members: readonly string[], shape: keyof typeof grids = 'pointed') => {
  const info = { ...stonesModule().info, kinds: [{ name: 'Hex', members, cells, grid: grids[shape] }] };
  return scene({ ...info, fields: [], relations: [] }, emptyLayout, []).spots;
};
const textsOf = (members: readonly string[], wanted?: boolean) =>
  cellNames(spotsOf(members), wanted === undefined ? {} : { cellNames: wanted }).map(({ text }) => text);

test('coordinates are written on cells', () => {
  expect(textsOf(['a1', 'b12'])).toEqual(['A1', 'B12']);
});

test('names that are no coordinates are written only if the layout says so', () => {
  expect(textsOf(['meadow', 'b12'])).toEqual([]);
  expect(textsOf(['north', 'south'])).toEqual([]);
  expect(textsOf(['meadow', 'b12'], true)).toEqual(['MEADOW', 'B12']);
  expect(textsOf(['a1', 'b12'], false)).toEqual([]);
});

test('letters stand in the middle of their place and next to each other', () => {
  expect(strokesOf('L1', [0, 0], 6)).toBe(
    'M-4.80,-3.00L-4.80,3.00L-0.80,3.00M1.80,-2.00L2.80,-3.00L2.80,3.00M1.80,3.00L3.80,3.00',
  );
});

test('names are lines and no text, so that moving the board stays cheap; cells that are too small have none', () => {
  const spots = spotsOf(['a1', 'b12']);
  const room = spots[0]?.room ?? 0;
  const drawn = (px: number): string =>
    renderToStaticMarkup(
      <svg role="presentation">
        <CellNames {...{ spots, px }} layout={emptyLayout} near={undefined} />
      </svg>,
    );
  expect(drawn(room / 40)).toMatch(/^<svg role="presentation"><g class="cell-names"[^>]*><path /);
  expect(drawn(room / 8)).toBe('<svg role="presentation"></svg>');
});

test('where letters would be half below a counter, cells with counters have none', () => {
  const spots = spotsOf(['a1', 'b12']);
  const room = spots[0]?.room ?? 0;
  const strokes = (px: number, held: string): number => {
    const drawn = <CellNames {...{ spots, px, held }} layout={emptyLayout} near={undefined} />;
    return renderToStaticMarkup(<svg role="presentation">{drawn}</svg>).split('M').length;
  };
  const piece = (place: string) => ({ place }) as StandingPiece;
  const held = heldCells({ counters: [piece('b12')], stacks: [] });
  expect(strokes(room / 40, held)).toBe(strokes(room / 40, ''));
  expect(strokes(room / 17, held)).toBeLessThan(strokes(room / 17, ''));
  expect(strokes(room / 17, held)).toBeGreaterThan(1);
});

test('a counter that moves has only the names near it written again', () => {
  const members = Array.from({ length: 100 }, (_, i) => `a${i}`);
  const all = Array.from({ length: 100 }, (_, i) => [i % 10, Math.floor(i / 10)] as const);
  const info = { ...stonesModule().info, kinds: [{ name: 'Hex', members, cells: all, grid: grids.pointed }] };
  const { spots } = scene({ ...info, fields: [], relations: [] }, emptyLayout, []);
  const paths = (held: string): readonly string[] => {
    const drawn = (
      <CellNames {...{ spots, held }} px={(spots[0]?.room ?? 0) / 17} layout={emptyLayout} near={undefined} />
    );
    return renderToStaticMarkup(<svg role="presentation">{drawn}</svg>).match(/<path [^>]*>/g) ?? [];
  };
  const [before, after] = [paths('a0'), paths('a1')];
  expect(before.length).toBeGreaterThan(4);
  expect(after.filter((path) => !before.includes(path))).toHaveLength(1);
});

test.each(['pointed', 'flat'] as const)(
  'names lie below the upper edge of %s cells, and above their middle',
  (shape) => {
    const spots = spotsOf(['a1'], shape).slice(0, 1);
    const [spot] = spots;
    const ys = spot?.polygons[0]?.map(([, y]) => y) ?? [];
    const svg = renderToStaticMarkup(
      <svg role="presentation">
        <CellNames spots={spots} px={(spot?.room ?? 0) / 40} layout={emptyLayout} near={undefined} />
      </svg>,
    );
    const written = [...svg.matchAll(/[ML][-\d.]+,([-\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...written)).toBeGreaterThan(Math.min(...ys));
    expect(Math.max(...written)).toBeLessThan(spot?.at[1] ?? 0);
  },
);
