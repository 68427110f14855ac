import { finding } from '@sandtable/diagnostics';
import type { Grid } from '@sandtable/model';
import type { KindDecl } from '@sandtable/syntax';
import type { World } from '../world.ts';
import type { Row } from './rows.ts';

type Cell = readonly [number, number];

/** Clockwise from the top: north of flat hexes, north-east of pointed ones. */
const FLAT_STEPS: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
const POINTED_STEPS: readonly Cell[] = [...FLAT_STEPS.slice(1), ...FLAT_STEPS.slice(0, 1)];
const CORNER_STEPS: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];
const SIDE_STEPS: readonly Cell[] = CORNER_STEPS.filter(([x, y]) => x === 0 || y === 0);

interface Shape {
  readonly shape: Grid['shape'];
  readonly cell: Grid['cell'];
  readonly sides: readonly Cell[];
  readonly steps: readonly Cell[];
}

const squares = { shape: 'squares', cell: 'square', sides: SIDE_STEPS } satisfies Partial<Shape>;

/** What may follow `on`, and all that is known of such a grid. */
const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['hexes pointed', { shape: 'hexes', cell: 'pointed', steps: POINTED_STEPS, sides: POINTED_STEPS }],
  ['hexes flat', { shape: 'hexes', cell: 'flat', steps: FLAT_STEPS, sides: FLAT_STEPS }],
  ['squares 4', { ...squares, steps: SIDE_STEPS }],
  ['squares 8', { ...squares, steps: CORNER_STEPS }],
]);

/** Stands for a grid whose rows are not read yet, or that does not exist. */
export const emptyGrid: Grid = {
  shape: 'hexes',
  cell: 'flat',
  sides: [],
  words: [],
  cells: [],
  steps: [],
  neighbours: [],
};

/** Columns that say where a cell lies: axial coordinates for hexes. */
export function gridColumns(decl: KindDecl): readonly string[] {
  if (decl.grid === undefined) return [];
  return decl.grid[0]?.text === 'squares' ? ['x', 'y'] : ['q', 'r'];
}

/** The grid of a kind `on hexes …` or `on squares …`, from the coordinates in its rows. */
export function gridOf(world: World, decl: KindDecl, rows: readonly Row[]): Grid | undefined {
  if (decl.grid === undefined) return undefined;
  const words = decl.grid.map((word) => word.text);
  const shape = SHAPES.get(words.join(' '));
  if (shape === undefined) {
    world.findings.push(
      finding('grid/unknown', decl.grid[0]?.span ?? decl.span, {
        found: words.join(' '),
        shapes: [...SHAPES.keys()].join(', '),
      }),
    );
    return undefined;
  }
  checkDrawn(world, words.join(' '), rows);
  const cells = rows.map((row) => cellAt(world, row, gridColumns(decl)));
  checkTwice(world, cells, rows);
  return { ...shape, words, cells, neighbours: neighboursOf(cells, shape.steps) };
}

/** A drawing of another grid would lead to other neighbors without anybody noticing. */
function checkDrawn(world: World, words: string, rows: readonly Row[]): void {
  const other = new Set(rows.flatMap(({ lies }) => (lies && !words.startsWith(lies.words) ? [lies] : [])));
  for (const { span, words: found } of other)
    world.findings.push(finding('drawing/grid', span, { found, expected: words }));
}

function cellAt(world: World, row: Row, columns: readonly string[]): Cell {
  const [a = 0, b = 0] = columns.map((column) => coordinate(world, row, column));
  return [a, b];
}

function coordinate(world: World, row: Row, column: string): number {
  const cell = row.cells.get(column)?.cell;
  if (cell === undefined) {
    world.findings.push(finding('table/missing-column', row.span, { column }));
    return 0;
  }
  const number = cell.c === 'string' ? cell.spelled : cell;
  if (number?.c === 'number' && Number.isInteger(number.value / number.over)) return number.value / number.over;
  world.findings.push(finding('table/cell', cell.span, { column, expected: 'int', found: cell.c }));
  return 0;
}

function checkTwice(world: World, cells: readonly Cell[], rows: readonly Row[]): void {
  const first = new Map<string, number>();
  for (const [i, cell] of cells.entries()) {
    const key = cell.join(' ');
    const before = rows[first.get(key) ?? -1];
    const span = rows[i]?.span;
    if (before === undefined || span === undefined) first.set(key, i);
    else
      world.findings.push(
        finding(
          'grid/twice',
          span,
          { cell: key },
          { labels: [{ span: before.span, code: 'first', fields: { name: key } }] },
        ),
      );
  }
}

function neighboursOf(cells: readonly Cell[], steps: readonly Cell[]): readonly (readonly number[])[] {
  const at = new Map(cells.map((cell, i) => [cell.join(' '), i]));
  return cells.map(([a, b]) => steps.flatMap(([da, db]) => at.get(`${a + da} ${b + db}`) ?? []).sort((x, y) => x - y));
}
