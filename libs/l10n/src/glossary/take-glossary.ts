import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Term, TermBase } from '@sandtable/messages';
import { type CsvCell, readCsv } from '@sandtable/schema';
import { applyEdits, near, type TextEdit } from '@sandtable/text';
import { unreadable } from '../unreadable.ts';
import { cellsOf, csvCell, EXTRA_COLUMNS } from './glossary-csv.ts';
import { unguarded } from './spreadsheet-cell.ts';

/** A term base with what came back, and what became of it. */
interface TakenGlossary {
  readonly lang: string;
  readonly text: string;
  readonly changed: number;
  readonly added: number;
  readonly findings: readonly Diagnostic[];
}

const HEAD = 'id,word,gender,article,gen,dat,acc,pl,pl-gen,pl-dat,pl-acc,also,note,never\n';

/**
 * Takes a glossary of one language into its term base: words that are others become edits, new ones come to the end,
 * everything else stays as it was written. `text` is that of the term base, undefined where there is none yet.
 */
export function takeGlossary(
  file: string,
  text: string,
  source: TermBase,
  target: (lang: string) => { readonly base: TermBase; readonly text: string } | undefined,
): TakenGlossary {
  const signs = unreadable(file, text);
  if (signs.length > 0) return { lang: '', text: '', changed: 0, added: 0, findings: signs };
  const { lines, findings } = readCsv(file, text);
  const [head = [], ...rows] = lines.map((line) => line.map((cell) => ({ ...cell, text: unguarded(cell.text) })));
  const names = head.map((cell) => cell.text);
  const column = names.findIndex((name) => !['id', source.lang, ...EXTRA_COLUMNS].includes(name));
  const lang = names[column] ?? '';
  if (!names.includes('id') || !/^[a-z]{2,3}(?:-[A-Za-z]+)?$/.test(lang)) {
    const span = { file, start: 0, end: Math.max(0, head.at(-1)?.span.end ?? 0) };
    return { lang: '', text: '', changed: 0, added: 0, findings: [finding('l10n/glossary', span, {})] };
  }
  const known = new Set(source.terms.map(({ id }) => id));
  const given = rows.flatMap((row) => {
    const id = row[names.indexOf('id')];
    const word = row[column];
    return id === undefined || id.text === '' || word === undefined || word.text === '' ? [] : [{ id, word, row }];
  });
  const nameless = rows.flatMap((row) => {
    const word = row[column];
    return row[names.indexOf('id')]?.text === '' && word !== undefined && word.text !== '' ? [word] : [];
  });
  const strangers = given.filter(({ id }) => !known.has(id.text));
  const own = target(lang);
  const problems = [
    ...findings,
    ...nameless.map(({ span }) => finding('term/empty', span, { column: 'id' })),
    ...strangers.map(({ id }) => stranger(id, known)),
  ];
  const fitting = given.filter(({ id }) => known.has(id.text));
  const made = merged(fitting, own ?? { base: { ...source, terms: [] }, text: HEAD }, names, source);
  return { ...made, lang, findings: [...problems, ...made.findings] };
}

function stranger({ text: id, span }: CsvCell, known: ReadonlySet<string>): Diagnostic {
  const like = near(id, known);
  return finding('term/unknown', span, like === undefined ? { id } : { id, near: like }, { severity: 'warning' });
}

interface Given {
  readonly id: CsvCell;
  readonly word: CsvCell;
  readonly row: readonly CsvCell[];
}

function merged(
  given: readonly Given[],
  { base, text }: { readonly base: TermBase; readonly text: string },
  names: readonly string[],
  source: TermBase,
): Pick<TakenGlossary, 'text' | 'changed' | 'added' | 'findings'> {
  const own = new Map(base.terms.map((term) => [term.id, term] as const));
  const sources = new Map(source.terms.map((term) => [term.id, term] as const));
  const changes = given.flatMap((one) => {
    const [mine, theirs] = [own.get(one.id.text), sources.get(one.id.text)];
    return mine === undefined || theirs === undefined ? [] : [changesOf(one, mine, theirs, names)];
  });
  const edits = changes.flatMap((one) => one.edits);
  const fresh = given.filter(({ id }) => !own.has(id.text));
  const columns = (text.split(/\r?\n/)[0] ?? '')
    .replace(/^\ufeff/, '')
    .split(',')
    .map((name) => name.trim());
  const lines = fresh.map(({ id, word, row }) =>
    columns
      .map((name) => (name === 'id' ? id.text : name === 'word' ? word.text : (row[names.indexOf(name)]?.text ?? '')))
      .map(csvCell)
      .join(','),
  );
  const changed = applyEdits(text, edits);
  const end = changed === '' || changed.endsWith('\n') ? '' : '\n';
  return {
    text: lines.length === 0 ? changed : `${changed}${end}${lines.join('\n')}\n`,
    changed: changes.filter((one) => one.edits.length > 0).length,
    added: fresh.length,
    findings: changes.flatMap((one) => one.findings),
  };
}

/** What somebody wrote in another way than it went out; where the term base has no cell for it, that is told. */
function changesOf({ word, row }: Given, own: Term, source: Term, names: readonly string[]) {
  const sent = cellsOf(own, source);
  const edits: TextEdit[] = [];
  const findings: Diagnostic[] = [];
  const put = (column: string, cell: CsvCell | undefined, was: string): void => {
    if (cell === undefined || cell.text === '' || cell.text === was) return;
    const span = own.cells[column];
    if (span !== undefined) edits.push({ span, text: csvCell(cell.text) });
    else findings.push(finding('l10n/not-taken', cell.span, { column, id: own.id }, { severity: 'warning' }));
  };
  put('word', word, own.word);
  for (const [i, column] of EXTRA_COLUMNS.entries()) put(column, row[names.indexOf(column)], sent[i + 1] ?? '');
  return { edits, findings };
}
