import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { TermBase } from '@sandtable/messages';
import type { CsvCell } from '@sandtable/schema';
import { applyEdits, near, type TextEdit } from '@sandtable/text';
import { quotedIn } from './dialect.ts';
import { sentCell } from './glossary-csv.ts';
import type { WordRow, Words } from './read-glossary.ts';
import { type TermTable, tableOf } from './term-table.ts';

/** A term base with what came back, and what became of it. */
export interface TakenGlossary {
  readonly lang: string;
  readonly text: string;
  readonly changed: number;
  readonly added: number;
  readonly findings: readonly Diagnostic[];
}

/**
 * Takes words of one language into its term base: what is other becomes an edit, new words come to the end, everything
 * else stays as it was written, also what the table has no column for. `textOf` gives the text of the term base of a
 * language, undefined where there is none yet.
 */
export function takeGlossary(
  { lang, rows, findings }: Words,
  source: TermBase,
  textOf: (lang: string) => string | undefined,
): TakenGlossary {
  if (lang === '') return { lang, text: '', changed: 0, added: 0, findings };
  const notes = new Map(source.terms.map((term) => [term.id, term.note] as const));
  const table = tableOf(textOf(lang), `l10n/terms.${lang}.csv`);
  const strangers = rows.filter(({ id }) => !notes.has(id.text));
  const fitting = rows.filter(({ id }) => notes.has(id.text));
  const changes = fitting
    .filter(({ id }) => table.cells.has(id.text))
    .map((row) => changesOf(row, table, notes.get(row.id.text) ?? ''));
  const fresh = fitting.filter(({ id }) => !table.cells.has(id.text));
  const homeless = fresh.flatMap((row) => withoutColumn(row, table, notes.get(row.id.text) ?? ''));
  const edited = applyEdits(
    table.text,
    changes.flatMap(({ edits }) => edits),
  );
  return {
    lang,
    text: withLines(edited, fresh, table),
    changed: changes.filter(({ edits }) => edits.length > 0).length,
    added: fresh.length,
    findings: [
      ...findings,
      ...strangers.map(({ id }) => stranger(id, new Set(notes.keys()))),
      ...notTaken([...changes.flatMap(({ lost }) => lost), ...homeless]),
    ],
  };
}

function stranger({ text: id, span }: CsvCell, known: ReadonlySet<string>): Diagnostic {
  const like = near(id, known);
  return finding('term/unknown', span, like === undefined ? { id } : { id, near: like }, { severity: 'warning' });
}

/** A cell that the term base has no place for. */
interface Lost {
  readonly column: string;
  readonly id: string;
  readonly cell: CsvCell;
}

/** What someone wrote in another way than it went out. */
function changesOf({ id, word, others }: WordRow, table: TermTable, note: string) {
  const edits: TextEdit[] = [];
  const lost: Lost[] = [];
  for (const [column, cell] of [['word', word] as const, ...others]) {
    const own = table.cells.get(id.text)?.get(column);
    if (isSame(cell.text, own?.text ?? '') || isSame(cell.text, sentCell(table, id.text, column, note))) continue;
    if (own !== undefined) edits.push({ span: own.span, text: quotedIn(cell.text, ',') });
    else if (cell.text !== '') lost.push({ column, id: id.text, cell });
  }
  return { edits, lost };
}

/** Lists of words may be written with and without blanks. */
const isSame = (a: string, b: string): boolean => a.replace(/\s*;\s*/g, ';') === b.replace(/\s*;\s*/g, ';');

const withoutColumn = ({ id, others }: WordRow, table: TermTable, note: string): readonly Lost[] =>
  [...others].flatMap(([column, cell]) =>
    table.columns.includes(column) || cell.text === '' || (column === 'note' && cell.text === note)
      ? []
      : [{ column, id: id.text, cell }],
  );

/** Told once for each column, however many words lose something there. */
const notTaken = (lost: readonly Lost[]): readonly Diagnostic[] =>
  [...Map.groupBy(lost, ({ column }) => column).values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { column, id, cell } = first;
    const fields = { column, id, more: all.length - 1 };
    return [finding('l10n/not-taken', cell.span, fields, { severity: 'warning' })];
  });

/** New words at the end, in the columns and with the ends of lines that the term base has. */
function withLines(text: string, fresh: readonly WordRow[], { columns }: TermTable): string {
  if (fresh.length === 0) return text;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const cellOf = ({ id, word, others }: WordRow, column: string): string => {
    if (column === 'id') return id.text;
    return column === 'word' ? word.text : (others.get(column)?.text ?? '');
  };
  const lines = fresh.map((row) => columns.map((column) => quotedIn(cellOf(row, column), ',')).join(','));
  const end = text === '' || text.endsWith('\n') ? '' : lineEnd;
  return `${text}${end}${lines.join(lineEnd)}${lineEnd}`;
}
