import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { type Origin, originOf } from '../provenance.ts';
import type { TableCell, TableRead, TableRow } from '../table-read.ts';
import { idAt } from './head-line.ts';
import type { Drawing, DrawnSign, IdPattern, Lies, MapText, Sign } from './map-text.ts';
import { readMap } from './read-map.ts';

/** A map as a table: a row for each cell, line by line. */
export function mapRows(file: string, text: string): TableRead {
  const map = readMap(file, text);
  const { lies, id, drawings } = map;
  const findings = [
    ...map.findings,
    ...drawings.flatMap((drawing) => drawingFindings(drawing, drawings[0] ?? drawing)),
  ];
  if (lies === undefined || id === undefined) return { rows: [], findings };
  const origin = map.source === '' ? { provenance: [], cites: [] } : originOf(map.source, []);
  return { rows: rowsOf(map, lies, id, origin), findings };
}

function rowsOf(map: MapText, lies: Lies, id: IdPattern, origin: Origin): readonly TableRow[] {
  const [first, ...further] = map.drawings;
  return (first?.lines ?? []).flatMap(({ signs }, y) =>
    signs.flatMap((drawn, x): TableRow[] => {
      const sign = first?.legend.get(drawn.sign);
      if (sign?.means !== 'cell') return [];
      const [column, row] = [map.columns + x, map.rows + y];
      const above = further.flatMap(({ lines, legend }) => legend.get(lines[y]?.signs[x]?.sign ?? '') ?? []);
      const cells = new Map([
        ...named('id', { c: 'name', text: idAt(id, column, row), span: drawn.span }, id.span),
        ...coordinates(lies, column, row, drawn),
        ...[sign, ...above].flatMap(fieldsOf),
      ]);
      return [{ span: drawn.span, cells, lies, ...origin }];
    }),
  );
}

const named = (name: string, cell: TableCell['cell'], key: TableCell['key']): [string, TableCell][] => [
  [name, { name, key, cell }],
];

const fieldsOf = ({ means, fields }: Sign): [string, TableCell][] =>
  means === 'cell' ? fields.map(({ name, key, cell }) => [name, { name, key, cell }]) : [];

function coordinates(lies: Lies, column: number, row: number, { span }: DrawnSign): [string, TableCell][] {
  const [a, b] = placeOf(lies, column, row);
  const number = (value: number) => ({ c: 'number', value, over: 1, span }) as const;
  const [first, second] = lies.words === 'squares' ? ['x', 'y'] : ['q', 'r'];
  return [...named(first ?? '', number(a), lies.span), ...named(second ?? '', number(b), lies.span)];
}

/** Axial coordinates of hexes: lines that lie half a cell further count from there on. */
export function placeOf({ words, shifted }: Lies, column: number, row: number): readonly [number, number] {
  const half = (n: number): number => Math.floor((shifted === 'odd' ? n : n + 1) / 2);
  if (words === 'hexes flat') return [column, row - half(column)];
  return words === 'hexes pointed' ? [column - half(row), row] : [column, row];
}

function drawingFindings(drawing: Drawing, first: Drawing): readonly Diagnostic[] {
  const { lines, legend } = drawing;
  const width = first.lines[0]?.signs.length ?? 0;
  const ragged = lines
    .filter(({ signs }) => signs.length !== width)
    .map(({ span, signs }) => finding('drawing/ragged', span, { expected: width, found: signs.length }));
  const drawn = Map.groupBy(
    lines.flatMap(({ signs }) => signs),
    ({ sign }) => sign,
  );
  const unknown = [...drawn].flatMap(([sign, [at]]) =>
    at === undefined || legend.has(sign) ? [] : [finding('drawing/sign', at.span, { sign })],
  );
  const expected = first.lines.length;
  const rows =
    lines.length === expected ? [] : [finding('drawing/rows', drawing.span, { expected, found: lines.length })];
  return [
    ...ragged,
    ...unknown,
    ...rows,
    ...[...legend.values()].flatMap((sign) => counted(sign, drawn.get(sign.sign))),
  ];
}

/** Whether a sign is drawn as often as it must be; of one that skips room nothing is known. */
function counted({ sign, span, once, means }: Sign, drawn: readonly DrawnSign[] = []): readonly Diagnostic[] {
  const [first, ...more] = drawn;
  if (first === undefined) {
    if (once) return [finding('drawing/once', span, { sign, count: 0 })];
    return means === 'cell' ? [finding('drawing/unused', span, { sign }, { severity: 'warning' })] : [];
  }
  if (!once) return [];
  const labels = [{ span: first.span, code: 'first', fields: { name: sign } }];
  return more.map(({ span: again }) => finding('drawing/once', again, { sign, count: drawn.length }, { labels }));
}
