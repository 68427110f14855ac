import type { Row, Rows } from '@sandtable/check';
import type { Model, Type } from '@sandtable/model';
import { type Cell, spell } from '@sandtable/schema';
import type { Span } from '@sandtable/text';
import { type Site, site } from './mutant.ts';
import { nextNumbers } from './numbers.ts';
import { type Texts, textAt } from './tokens.ts';

/** A change of a cell, with the words for its place: which row, which column. */
export interface CellSite extends Site {
  readonly row: string;
  readonly column: string;
}

/** All single changes of cells of tables, whether they stand in the rules, in files or are drawn. */
export const cellSites = (rows: Rows, model: Model, texts: Texts): readonly CellSite[] =>
  [...rows].flatMap(([name, own]) => {
    const types = columnTypes(model, name);
    return [...columnSites(own, types, texts), ...drawnSites(own, texts)];
  });

/** Texts are for people: what they say isn't a rule. */
function columnSites(rows: readonly Row[], types: Types, texts: Texts): readonly CellSite[] {
  return [...types]
    .filter(([, type]) => type.t !== 'text')
    .flatMap(([column]) => {
      const cells = rows.flatMap((row) => {
        const cell = row.cells.get(column)?.cell;
        return cell === undefined || sameSpan(cell.span, row.span) ? [] : [{ row, cell }];
      });
      const raw = distinct(cells.map(({ cell }) => textAt(texts, cell.span)));
      return cells.flatMap(({ row, cell }) =>
        changes(cell, raw, texts).map((one) => ({ ...one, row: nameOf(row), column })),
      );
    });
}

type Types = ReadonlyMap<string, Type>;

function columnTypes({ kinds, fields, relations }: Model, name: string): Types {
  const kind = kinds.findIndex((one) => one.name === name);
  const relation = relations.find((one) => one.name === name);
  const own = kind < 0 ? [] : fields.filter((field) => field.kind === kind);
  return new Map([
    ...own.map((field) => [field.name, field.type] as const),
    ...(relation ? [['from', relation.left] as const, ['to', relation.right] as const] : []),
    ...(relation?.fields ?? []).map((field) => [field.name, field.type] as const),
  ]);
}

/** Numbers go up and down; anything else becomes what another row says in this column. */
function changes(cell: Cell, raw: readonly string[], texts: Texts): readonly Site[] {
  if (cell.c === 'string' && cell.spelled !== undefined) return changes(cell.spelled, raw, texts);
  if (cell.c === 'number') return nextNumbers(cell.value, cell.over).map((text) => site('cell', cell.span, text));
  if (cell.c === 'bool') return [site('cell', cell.span, String(!cell.value))];
  if (cell.c === 'set') return cell.items.flatMap((item) => (item.c === 'name' ? [] : changes(item, [], texts)));
  return otherThan(cell, raw, texts);
}

function otherThan({ span }: Cell, raw: readonly string[], texts: Texts): readonly Site[] {
  const at = raw.indexOf(textAt(texts, span));
  const other = at < 0 ? undefined : raw[(at + 1) % raw.length];
  return other === undefined || raw.length < 2 ? [] : [site('cell', span, other)];
}

/** In a map that is drawn a row is one sign. */
function drawnSites(rows: readonly Row[], texts: Texts): readonly CellSite[] {
  const drawn = rows.filter(({ lies }) => lies !== undefined);
  const signs = distinct(drawn.map(({ span }) => textAt(texts, span)));
  return drawn.flatMap((row) => {
    const other = signs[(signs.indexOf(textAt(texts, row.span)) + 1) % signs.length];
    return other === undefined || signs.length < 2
      ? []
      : [{ ...site('cell', row.span, other), row: nameOf(row), column: '' }];
  });
}

function nameOf({ cells }: Row): string {
  const shown = (column: string): string => {
    const cell = cells.get(column)?.cell;
    return cell === undefined ? '' : spell(cell).replaceAll('"', '');
  };
  return cells.has('id') ? shown('id') : [shown('from'), shown('to')].filter(Boolean).join(' ');
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
const sameSpan = (a: Span, b: Span): boolean => a.file === b.file && a.start === b.start && a.end === b.end;
