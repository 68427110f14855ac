import type { TableOp, TableView } from '@sandtable/ide';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copied, emptied, filledDown, heldBetween, isHeld } from '../src/table-editor/cells-held.ts';
import { cellsOf, pasted } from '../src/table-editor/pasted.ts';
import { nextSorting, rowsShown } from '../src/table-editor/rows-shown.ts';
import { placeAfter } from '../src/table-editor/useGridKeys.ts';
import { drawnAround, ROW } from '../src/table-editor/useRowsInSight.ts';

const NAMES = ['id', 'worth', 'hue'] as const;
type Cells = Readonly<Record<string, string | undefined>>;

const viewOf = (rows: readonly Cells[]): TableView => ({
  owner: 'Card',
  isKind: true,
  columns: NAMES.map((name) => ({ name, type: '', initial: name === 'hue' ? 'dark' : undefined })),
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
  return { all, view, order, held: heldBetween(within(one), within(other)) };
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

test('law: under sort and filter exactly the cells that are held are filled, emptied and written', () => {
  fc.assert(
    fc.property(scene, fc.constantFrom('p', 'q'), ({ all, view, order, held }, written) => {
      const isMeant = (row: number, column: string): boolean =>
        isHeld(held, order.indexOf(row), NAMES.indexOf(column as 'id'));
      const expected = (of: (row: number, column: string) => string | undefined) =>
        all.map((cells, i) => ({
          ...cells,
          ...Object.fromEntries(NAMES.flatMap((name) => (isMeant(i, name) ? [[name, of(i, name)]] : []))),
        }));
      expect(after(all, emptied(view, order, held))).toEqual(expected(() => undefined));
      const like = all[order[held.top === held.bottom ? held.top - 1 : held.top] ?? -1];
      const filled = after(all, filledDown(view, order, held));
      expect(filled).toEqual(like ? expected((_, name) => like[name as 'id']) : all);
      if (order.length === 0) return;
      const width = held.right - held.left + 1;
      const lines = Array.from({ length: held.bottom - held.top + 1 }, () => Array(width).fill(written).join('\t'));
      const { ops } = pasted(view, order, held.top, held.left, lines.join('\n'));
      expect(after(all, ops)).toEqual(expected(() => written));
    }),
  );
});

test('law: what is copied are the cells that are held, as they are seen', () => {
  fc.assert(
    fc.property(scene, ({ all, view, order, held }) => {
      fc.pre(order.length > 0);
      const cells = order
        .slice(held.top, held.bottom + 1)
        .map((row) => NAMES.slice(held.left, held.right + 1).map((name) => all[row]?.[name] ?? ''));
      expect(cellsOf(`${copied(view, order, held)}\n`)).toEqual(cells);
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

test('law: of a long table the rows in sight are drawn and the one where somebody is, each at its place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000 }), fc.nat(), fc.nat(), fc.nat(900), (count, one, top, room) => {
      const here = one % count;
      const { parts, after: rest } = drawnAround(count, here, { top: top % (count * ROW), room });
      let y = 0;
      const drawn = parts.flatMap(({ gap, rows: seen }) => {
        y += gap;
        for (const at of seen) {
          expect(y).toBe(at * ROW);
          y += ROW;
        }
        return seen;
      });
      expect(y + rest).toBe(count * ROW);
      expect(drawn).toContain(here);
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(drawn.length).toBeLessThan(100);
    }),
  );
});
