import type { Span } from '@sandtable/text';
import type { IdPattern, Lies, MapText } from './map-text.ts';

type Head = Partial<Pick<MapText, 'lies' | 'id' | 'columns' | 'rows' | 'source'>>;

/** Columns stand one below the other with flat hexes, rows side by side with pointed ones. */
const SHIFTED = /^(odd|even) (columns lower|rows right)$/;
const FIRST = /^(columns|rows) from (-?\d{1,6})$/;
const ID = /^id (\S.*)$/;
const PART = /\{(column|row)(?: ([1-9]|a|A))?\}/g;
const SOURCE = /^source (\S.*)$/;

/** What a line of the head says; undefined if it says nothing that is known. */
export function headLine(text: string, span: Span): Head | undefined {
  const plain = text.replaceAll(/\s+/g, ' ');
  if (plain === 'squares') return { lies: { words: 'squares', shifted: 'odd', span } };
  const [, shifted, how] = SHIFTED.exec(plain) ?? [];
  if (shifted !== undefined) return { lies: liesOf(shifted === 'odd' ? 'odd' : 'even', how, span) };
  const [, axis, first] = FIRST.exec(plain) ?? [];
  if (axis !== undefined) return axis === 'columns' ? { columns: Number(first) } : { rows: Number(first) };
  const source = SOURCE.exec(text)?.[1];
  if (source !== undefined) return { source };
  const id = idOf(ID.exec(text)?.[1], span);
  return id && { id };
}

const liesOf = (shifted: Lies['shifted'], how: string | undefined, span: Span): Lies => ({
  words: how === 'columns lower' ? 'hexes flat' : 'hexes pointed',
  shifted,
  span,
});

/** An id that depends on both the column and the row, as it must to be the id of one cell. */
function idOf(text: string | undefined, span: Span): IdPattern | undefined {
  if (text === undefined) return undefined;
  const parts: IdPattern['parts'][number][] = [];
  let end = 0;
  for (const { 0: whole, 1: axis, 2: form, index } of text.matchAll(PART)) {
    parts.push(text.slice(end, index), { axis: axis === 'row' ? 'row' : 'column', form: formOf(form) });
    end = index + whole.length;
  }
  parts.push(text.slice(end));
  const axes = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.axis]));
  return axes.includes('column') && axes.includes('row') ? { parts, span } : undefined;
}

const formOf = (form: string | undefined): number | 'a' | 'A' =>
  form === 'a' || form === 'A' ? form : Number(form ?? 1);

/** The id of a cell, from the numbers of its column and row. */
export const idAt = ({ parts }: IdPattern, column: number, row: number): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const n = part.axis === 'row' ? row : column;
      return typeof part.form === 'number' ? digits(n, part.form) : letters(n, part.form);
    })
    .join('');

/** Ids have no minus sign, so negative numbers have an underscore instead. */
const digits = (n: number, least: number): string => `${n < 0 ? '_' : ''}${String(Math.abs(n)).padStart(least, '0')}`;

/** 0 is `a`, 25 is `z`, 26 is `aa`. */
function letters(n: number, first: 'a' | 'A'): string {
  if (n < 0) return digits(n, 1);
  const own = String.fromCharCode(first.charCodeAt(0) + (n % 26));
  return n < 26 ? own : `${letters(Math.floor(n / 26) - 1, first)}${own}`;
}
