import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { type CsvCell, readCsv } from '@sandtable/schema';
import { unreadable } from '../unreadable.ts';
import { type Dialect, OURS } from './dialect.ts';
import { unguarded } from './spreadsheet-cell.ts';

/** A word that came back, with what is next to it by column of the term base. */
export interface WordRow {
  readonly id: CsvCell;
  readonly word: CsvCell;
  readonly others: ReadonlyMap<string, CsvCell>;
}

export interface Words {
  /** Empty where nothing can be used. */
  readonly lang: string;
  readonly rows: readonly WordRow[];
  readonly findings: readonly Diagnostic[];
}

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z]+)?$/;
/** Columns that could be taken for languages and are none. */
const FORMS = ['id', 'gen', 'dat', 'acc', 'max'];

/** Reads a table of words as spreadsheets write it; `sourceLang` is the column that is only there to be read. */
export function readGlossary(file: string, text: string, sourceLang: string, dialect: Dialect = OURS): Words {
  const signs = unreadable(file, text);
  if (signs.length > 0) return { lang: '', rows: [], findings: signs };
  const { lines, findings } = readCsv(file, text, dialect.separator);
  const [head = [], ...rows] = lines.map((line) => line.map((cell) => ({ ...cell, text: unguarded(cell.text) })));
  const names = head.map((cell) => cell.text);
  const [id, own] = [names.indexOf('id'), languageColumn(file, names, sourceLang)];
  const lang = names[own] ?? '';
  if (id < 0 || lang === '') {
    const span = { file, start: 0, end: Math.max(0, head.at(-1)?.span.end ?? 0) };
    return { lang: '', rows: [], findings: [finding('l10n/glossary', span, {})] };
  }
  const others = names.flatMap((name, i) =>
    i === id || i === own || name === '' || (name === sourceLang && i < own) ? [] : [[name, i] as const],
  );
  const written = rows.filter((row) => (row[own]?.text ?? '') !== '');
  const nameless = written.filter((row) => (row[id]?.text ?? '') === '');
  return {
    lang,
    rows: written
      .filter((row) => !nameless.includes(row))
      .map((row) => wordRow(row, id, own, others.toReversed()))
      .flatMap((row) => row ?? []),
    findings: [
      ...findings,
      ...nameless.flatMap((row) => row[own] ?? []).map(({ span }) => finding('term/empty', span, { column: 'id' })),
    ],
  };
}

function wordRow(
  row: readonly CsvCell[],
  id: number,
  own: number,
  others: readonly (readonly [string, number])[],
): WordRow | undefined {
  const [idCell, word] = [row[id], row[own]];
  if (idCell === undefined || word === undefined) return undefined;
  return {
    id: idCell,
    word,
    others: new Map(others.flatMap(([name, i]) => (row[i] === undefined ? [] : [[name, row[i]] as const]))),
  };
}

/**
 * Polish is called as the column of plurals, Indonesian as that of ids: the name of the file says the language, or the
 * column beside the source does. Of two columns of one name the first is meant.
 */
function languageColumn(file: string, names: readonly string[], sourceLang: string): number {
  const named = /([a-z]{2,3}(?:-[A-Za-z]+)?)\.(?:csv|tsv|txt)$/.exec(file)?.[1];
  const id = names.indexOf('id');
  const source = names.indexOf(sourceLang, id + 1);
  const next = Math.max(source, id) + 1;
  const isLanguage = (at: number): boolean => LANGUAGE.test(names[at] ?? '') && at !== id && at !== source;
  const byName = named === undefined ? -1 : names.findIndex((name, at) => name === named && isLanguage(at));
  if (byName >= 0) return byName;
  if (isLanguage(next) && (names[next] === 'id' || !FORMS.includes(names[next] ?? ''))) return next;
  return names.findIndex((name, at) => isLanguage(at) && !FORMS.includes(name) && name !== 'pl');
}
