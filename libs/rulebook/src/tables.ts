import { escaped } from './escaped.ts';

/** The words of a language for what is so or not. */
export interface TableWords {
  readonly yes: string;
  readonly no: string;
}

/** A cell as it is read, and as HTML. */
export interface Cell {
  readonly text: string;
  readonly html: string;
}
interface Table {
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Tables of fewer rows stand on one page. */
const WHOLE = 12;
/** Longer ones are set as sets beside each other, where their rows are short. */
const LONG = 24;
/** Signs of a row, up to which so many columns of sets fit on a page. */
const [NARROW, MEDIUM] = [26, 40];
/** Sets with a name each are few. */
const MOST_SETS = 8;
/** From here on a table takes the width of the page, margin and all. */
const WIDE = 74;

/** Cells up to this stay in one line. */
const SHORT = 24;

const NOTHING = /^[–-]?$/;
const NUMBER = /^[+−-]?\d+(?:[.,]\d+)?%?$/;

/** A table as books have it: numbers below each other, marks in place of yes and no, long ones of short rows as sets. */
export function tableHtml(written: Table, words: TableWords): string {
  const table = numbered(written);
  const looks = looksOf(table, words);
  if (table.rows.length < LONG) return oneTable(table, looks, words);
  const by = table.head.findIndex((_, i) => isName(columnOf(table, i)));
  const rest = by < 0 ? table : without(table, by);
  const width = widthOf(rest);
  const [columns] = width <= NARROW ? [3] : width <= MEDIUM ? [2] : [1];
  if (columns === 1) return oneTable(table, looks, words);
  const left = by < 0 ? looks : looks.toSpliced(by, 1);
  const sets = by < 0 ? [{ name: '', table }] : setsBy(table, by);
  const tables = sets.map((set) => oneTable(set.table, left, words, set.name));
  return `<div class="sets sets-${columns}">${tables.join('')}</div>\n`;
}

/** Ids that count on, `f1` and `f2`, say no more than their numbers. */
function numbered(table: Table): Table {
  const counted = table.head.map((_, i) => {
    const prefixes = new Set(columnOf(table, i).map((text) => /^([a-z]+)\d+$/.exec(text)?.[1]));
    return prefixes.size === 1 && !prefixes.has(undefined);
  });
  const number = (cell: Cell): Cell => ({
    text: cell.text.replace(/^[a-z]+/, ''),
    html: cell.html.replace(/^[a-z]+/, ''),
  });
  return { ...table, rows: table.rows.map((row) => row.map((cell, i) => (counted[i] ? number(cell) : cell))) };
}

type Look = 'text' | 'short' | 'number' | 'mark';
const columnOf = ({ rows }: Table, i: number): readonly string[] => rows.map((row) => row[i]?.text.trim() ?? '');

/** Where too many cells would stand in one line, none of them has to. */
function looksOf(table: Table, words: TableWords): readonly Look[] {
  const looks = table.head.map((_, i) => lookOf(columnOf(table, i), words));
  return widthOf(table, looks) > LINE ? looks.map((look) => (look === 'short' ? 'text' : look)) : looks;
}

function lookOf(column: readonly string[], { yes, no }: TableWords): Look {
  const said = column.filter((text) => !NOTHING.test(text));
  if (said.length === 0) return 'text';
  if (said.every((text) => text === yes || text === no)) return 'mark';
  if (said.every((text) => NUMBER.test(text))) return 'number';
  return said.every(({ length }) => length <= SHORT) ? 'short' : 'text';
}

/** A column names sets if its values are few, and each stands in one run of rows. */
function isName(column: readonly string[]): boolean {
  const runs = column.filter((text, i) => text !== column[i - 1]);
  return (
    runs.length > 1 &&
    runs.length <= MOST_SETS &&
    new Set(runs).size === runs.length &&
    !runs.some((r) => NUMBER.test(r))
  );
}

const without = ({ head, rows }: Table, column: number): Table => ({
  head: head.toSpliced(column, 1),
  rows: rows.map((row) => row.toSpliced(column, 1)),
});

function setsBy(table: Table, by: number): readonly { readonly name: string; readonly table: Table }[] {
  const sets = Map.groupBy(table.rows, (row) => row[by]?.html ?? '');
  return [...sets].map(([name, rows]) => ({ name, table: without({ ...table, rows }, by) }));
}

/** Signs of the cells that stand in one line, which leave room for a column of text. */
const LINE = 92;

/** The longest cell of each column, all together; words of heads may be below each other. With looks, texts are broken. */
const widthOf = ({ head, rows }: Table, looks: readonly Look[] = []): number =>
  head
    .map(({ text }, i) =>
      Math.max(
        ...text.split(/[\s-]/).map(({ length }) => length),
        ...(looks[i] === 'text' ? [] : rows.map((row) => row[i]?.text.length ?? 0)),
      ),
    )
    .reduce((sum, length) => sum + length + 2, 0);

function oneTable(table: Table, looks: readonly Look[], words: TableWords, name = ''): string {
  const { head, rows } = table;
  const classes = [...(rows.length <= WHOLE ? ['whole'] : []), ...(widthOf(table) > WIDE ? ['wide'] : [])].join(' ');
  const caption = name === '' ? '' : `<caption>${name}</caption>`;
  const heads = head.map(({ html }, i) => `<th scope="col"${classOf(looks[i])}>${html}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell, i) => cellHtml(cell, looks[i], words)).join('')}</tr>`);
  const attribute = classes === '' ? '' : ` class="${classes}"`;
  return `<table${attribute}>${caption}<thead><tr>${heads}</tr></thead>\n<tbody>${body.join('\n')}</tbody></table>\n`;
}

const classOf = (look: Look = 'text'): string => (look === 'text' ? '' : ` class="${look}"`);

/** A mark is read aloud as the word that it stands for. */
function cellHtml({ text, html }: Cell, look: Look | undefined, { yes, no }: TableWords): string {
  const said = text.trim();
  if (look !== 'mark' || NOTHING.test(said)) return `<td${classOf(look)}>${html}</td>`;
  const sign = said === yes ? '•' : '';
  return `<td class="mark"><span role="img" aria-label="${escaped(said === yes ? yes : no)}">${sign}</span></td>`;
}
