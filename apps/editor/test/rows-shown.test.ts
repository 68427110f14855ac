import type { TableOp, TableView } from '@sandtable/ide';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copied, emptied, filledDown, isInRange, rangeBetween } from '../src/table-editor/cell-range.ts';
import { cellsOf, pasted } from '../src/table-editor/pasted.ts';
import { placeAfter } from '../src/table-editor/place-after.ts';
import { nextSorting, rowsShown } from '../src/table-editor/rows-shown.ts';
import { withRow } from '../src/ui/useVirtualRows.ts';

const NAMES = ['id', 'worth', 'hue'] as const;
type Cells = Readonly<Record<string, string | undefined>>;

const viewOf = (rows: readonly Cells[]): TableView => ({
  owner: 'Card',
  isKind: true,
  columns: NAMES.map((name) => ({
    ...{ name, type: '', initial: name === 'hue' ? 'dark' : undefined },
    input: { is: 'text' as const },
  })),
  rows: rows.map((cells) => ({
    id: cells.id ?? '',
    start: 0,
    end: 0,
    cells: Object.fromEntries(
      Object.entries(cells).flatMap(([name, text]) => (text === undefined ? [] : [[name, { text, start: 0, end: 0 }]])),
    ),
  })),
});

/** The rows after changes of cells. */
const after = (rows: readonly Cells[], ops: readonly TableOp[]): readonly Cells[] =>
  ops.reduce<readonly Cells[]>(
    (now, op) => (op.do !== 'set' ? now : now.map((one, i) => (i === op.row ? { ...one, [op.column]: op.text } : one))),
    rows,
  );

const text = fc.constantFrom('a', 'b', '10', '9', 'dark', 'light "x"', 'a\tb');
const rows = fc.array(fc.record({ id: text, worth: text, hue: fc.option(text, { nil: undefined }) }), {
  minLength: 1,
  maxLength: 8,
});
const looked = fc.record({
  sorting: fc.option(fc.record({ column: fc.constantFrom(...NAMES), down: fc.boolean() }), { nil: undefined }),
  filter: fc.constantFrom('', 'a', 'DARK', '1 a'),
});
const corner = fc.record({ at: fc.nat(7), column: fc.nat(2) });

const scene = fc.tuple(rows, looked, corner, corner).map(([all, { sorting, filter }, one, other]) => {
  const view = viewOf(all);
  const order = rowsShown(view, sorting, filter);
  const within = ({ at, column }: typeof one) => ({ at: Math.min(at, Math.max(0, order.length - 1)), column });
  return { all, view, order, range: rangeBetween(within(one), within(other)) };
});

test('rows are sorted by what stands in them, numbers as numbers, and filtered by every word', () => {
  const view = viewOf([
    { id: 'x', worth: '10', hue: 'light' },
    { id: 'y', worth: '9', hue: undefined },
    { id: 'z', worth: '9', hue: 'light' },
  ]);
  expect(rowsShown(view, undefined, '')).toEqual([0, 1, 2]);
  expect(rowsShown(view, { column: 'worth', down: false }, '')).toEqual([1, 2, 0]);
  expect(rowsShown(view, { column: 'worth', down: true }, '')).toEqual([0, 1, 2]);
  expect(rowsShown(view, { column: 'hue', down: false }, '')).toEqual([1, 0, 2]);
  expect(rowsShown(view, undefined, '9 Light')).toEqual([2]);
  expect(rowsShown(view, undefined, 'dark')).toEqual([1]);
  const once = nextSorting(undefined, 'hue');
  expect(nextSorting(once, 'worth')).toEqual({ column: 'worth', down: false });
  expect(nextSorting(nextSorting(once, 'hue'), 'hue')).toBeUndefined();
});

test('law: without a filter all rows are shown, each once, however they are sorted', () => {
  fc.assert(
    fc.property(rows, looked, (all, { sorting }) => {
      const order = rowsShown(viewOf(all), sorting, '');
      expect(order.toSorted((a, b) => a - b)).toEqual(all.map((_, i) => i));
    }),
  );
});

test('law: under sort and filter exactly the cells that are range are filled, emptied and written', () => {
  fc.assert(
    fc.property(scene, fc.constantFrom('p', 'q'), ({ all, view, order, range }, written) => {
      const isMeant = (row: number, column: string): boolean =>
        isInRange(range, order.indexOf(row), NAMES.indexOf(column as 'id'));
      const expected = (of: (row: number, column: string) => string | undefined) =>
        all.map((cells, i) => ({
          ...cells,
          ...Object.fromEntries(NAMES.flatMap((name) => (isMeant(i, name) ? [[name, of(i, name)]] : []))),
        }));
      expect(after(all, emptied(view, order, range))).toEqual(expected(() => undefined));
      const like = all[order[range.top === range.bottom ? range.top - 1 : range.top] ?? -1];
      const filled = after(all, filledDown(view, order, range));
      expect(filled).toEqual(like ? expected((_, name) => like[name as 'id']) : all);
      if (order.length === 0) return;
      const width = range.right - range.left + 1;
      const lines = Array.from({ length: range.bottom - range.top + 1 }, () => Array(width).fill(written).join('\t'));
      const { ops } = pasted(view, order, range.top, range.left, lines.join('\n'));
      expect(after(all, ops)).toEqual(expected(() => written));
    }),
  );
});

test('law: what is copied are the cells that are range, as they are seen', () => {
  fc.assert(
    fc.property(scene, ({ all, view, order, range }) => {
      fc.pre(order.length > 0);
      const cells = order
        .slice(range.top, range.bottom + 1)
        .map((row) => NAMES.slice(range.left, range.right + 1).map((name) => all[row]?.[name] ?? ''));
      expect(cellsOf(`${copied(view, order, range)}\n`)).toEqual(cells);
    }),
  );
});

test('keys lead as the pattern for grids has it', () => {
  const [here, size] = [
    { at: 20, column: 2 },
    { rows: 100, columns: 5 },
  ];
  const to = (key: string, control = false) => placeAfter(key, control, here, size);
  expect(to('Home', true)).toEqual([0, 0]);
  expect(to('End', true)).toEqual([99, 4]);
  expect([to('Home'), to('End')]).toEqual([
    [20, 0],
    [20, 4],
  ]);
  expect([to('PageUp'), to('PageDown')]).toEqual([
    [10, 2],
    [30, 2],
  ]);
  expect([to('ArrowUp'), to('ArrowDown', true)]).toEqual([
    [19, 2],
    [99, 2],
  ]);
  expect(to('Enter')).toBeUndefined();
});

test('law: the row that has the focus is drawn wherever it is, each row once and in its order', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(60), fc.nat(600), (first, count, pinned) => {
      const inSight = Array.from({ length: count }, (_, i) => first + i);
      const drawn = withRow(inSight, pinned);
      expect(drawn).toEqual([...new Set([...inSight, pinned])].sort((a, b) => a - b));
      expect(withRow(inSight, -1)).toEqual(inSight);
    }),
  );
});
