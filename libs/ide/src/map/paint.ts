import type { Row } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { DrawnSign, MapText } from '@sandtable/schema';
import type { Span, TextEdit } from '@sandtable/text';
import { textOf } from '../places.ts';
import { type Brush, drawnMap, rowOf } from './brushes.ts';

/** The edits that give a cell what a brush says; none where the cell has it already, or its file does not let it be written. */
export function paint(library: Library, brush: Brush, member: string): readonly TextEdit[] {
  const row = rowOf(library, brush.kind, member);
  if (row === undefined) return [];
  if (brush.sort === 'sign') return drawSign(library, brush, row);
  const [said] = brush.says;
  if (brush.sort !== 'value' || said === undefined || row.span.file !== brush.file) return [];
  return setField(library, row, said.field, brush.text);
}

/** The edits that give several cells what brushes say, as one step; of a sign that is drawn once the last cell counts. */
export function paintAll(library: Library, touches: readonly Touch[]): readonly TextEdit[] {
  const edits = new Map<string, TextEdit>();
  const last = new Map(
    touches.map((touch) => [touch.brush.once ? touch.brush.id : touch.cell + touch.brush.id, touch]),
  );
  for (const { brush, cell } of last.values())
    for (const edit of paint(library, brush, cell)) edits.set(`${edit.span.file} ${edit.span.start}`, edit);
  return [...edits.values()];
}

/** A cell that a brush was drawn over. */
export interface Touch {
  readonly brush: Brush;
  readonly cell: string;
}

/**
 * A sign that must be drawn once is moved: where it stood, stands what it drives away. Nothing else is drawn over one,
 * since it would be lost.
 */
function drawSign(library: Library, brush: Brush, row: Row): readonly TextEdit[] {
  const map = drawnMap(library, brush.file);
  const target = signAt(map, row, brush.drawing);
  if (target === undefined || target.sign === brush.text) return [];
  const drawing = map.drawings[brush.drawing];
  const isOnce = (sign: string): boolean => drawing?.legend.get(sign)?.once === true;
  const signs = isOnce(brush.text) ? (drawing?.lines.flatMap((line) => line.signs) ?? []) : [];
  const before = signs.find(({ sign }) => sign === brush.text);
  if (before === undefined && isOnce(target.sign)) return [];
  const drawn = { span: target.span, text: brush.text };
  return before === undefined ? [drawn] : [drawn, { span: before.span, text: target.sign }];
}

/** The sign of a cell in a drawing: its row is marked with that of the first. */
export function signAt(map: MapText, { span }: Row, drawing: number): DrawnSign | undefined {
  const [first] = map.drawings;
  const y = first?.lines.findIndex((line) => line.span.start <= span.start && line.span.end >= span.end) ?? -1;
  const x = first?.lines[y]?.signs.findIndex((sign) => sign.span.start === span.start) ?? -1;
  return map.drawings[drawing]?.lines[y]?.signs[x];
}

function setField(library: Library, row: Row, field: string, value: string): readonly TextEdit[] {
  const { file } = row.span;
  const isJson = file.toLowerCase().endsWith('.json');
  const text = isJson ? asJson(value) : value;
  const span = row.cells.get(field)?.cell.span ?? columnSpan(library, row, field);
  if (span !== undefined) {
    const today = library.today(span);
    return textOf(library, file).slice(today.start, today.end) === text ? [] : [{ span: today, text }];
  }
  return isJson ? [inserted(library, row.span, `"${field}": ${text}`)] : [];
}

const asJson = (value: string): string => {
  if (value === 'none') return 'null';
  return /^-?\d+$|^true$|^false$/.test(value) ? value : JSON.stringify(value);
};

/** Behind the last key of an object. */
function inserted(library: Library, { file, start, end }: Span, text: string): TextEdit {
  const whole = textOf(library, file).slice(start, end);
  const inside = whole.slice(0, -1).trimEnd();
  const at = start + inside.length;
  return { span: { file, start: at, end: at }, text: inside.endsWith('{') ? text : `, ${text}` };
}

/** In a table of the rules a cell that takes the default is `_`; rows do not keep it. */
function columnSpan(library: Library, row: Row, field: string): Span | undefined {
  const decls = library.files.get(row.span.file)?.decls ?? [];
  for (const decl of decls) {
    if (decl.node !== 'table') continue;
    const [head, ...rows] = decl.rows;
    const column = head?.cells.findIndex(({ value }) => value?.node === 'name' && value.name.text === field) ?? -1;
    const found = rows.find(({ span }) => span.start === row.span.start);
    if (found !== undefined) return found.cells[column]?.span;
  }
  return undefined;
}
