import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { type CsvCell, readCsv } from '@sandtable/schema';
import { cover, near } from '@sandtable/text';
import { signLimit } from './sign-limit.ts';
import { isFormColumn, TERM_COLUMNS, type Term } from './term.ts';

type Line = readonly CsvCell[];
const REQUIRED = ['id', 'word'];

/** Reads a term base. A line that cannot be used is one finding, and the others are used. */
export function readTerms(
  file: string,
  text: string,
): { readonly terms: readonly Term[]; readonly findings: readonly Diagnostic[] } {
  const { lines, findings } = readCsv(file, text);
  const [head, ...body] = lines;
  if (head === undefined) return { terms: [], findings };
  const more = [...findings, ...columnFindings(file, head)];
  if (REQUIRED.some((name) => !head.some(({ text }) => text === name))) return { terms: [], findings: more };
  const terms = body.flatMap((line) => termOf(head, line, more) ?? []);
  return { terms: withoutDoubles(terms, more), findings: more };
}

function columnFindings(file: string, head: Line): readonly Diagnostic[] {
  const names = head.map(({ text }) => text);
  const lost = REQUIRED.filter((name) => !names.includes(name));
  const strange = head.filter(({ text }) => !isColumn(text));
  return [
    ...twice(head),
    ...strange.map(({ text, span }) => {
      const like = near(text, TERM_COLUMNS);
      const fix = like && { title: 'fix/replace', fields: { old: text, new: like }, edits: [{ span, text: like }] };
      return finding('term/column', span, { name: text, ...(like ? { near: like } : {}) }, { fixes: fix ? [fix] : [] });
    }),
    ...(strange.length > 0 ? [] : lost.map((name) => finding('term/no-column', { file, start: 0, end: 0 }, { name }))),
  ];
}

const isColumn = (name: string): boolean => TERM_COLUMNS.includes(name) || isFormColumn(name);

/** Of two columns of one name the first is read. */
const twice = (head: Line): readonly Diagnostic[] =>
  head.flatMap((cell, i) => {
    const first = head.slice(0, i).find(({ text }) => text === cell.text);
    if (first === undefined || cell.text === '') return [];
    const labels = [{ span: first.span, code: 'first', fields: { name: cell.text } }];
    return [finding('name/duplicate', cell.span, { name: cell.text }, { labels })];
  });

function termOf(head: Line, line: Line, findings: Diagnostic[]): Term | undefined {
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const span = cover(first.span, last.span);
  if (line.length > head.length) {
    findings.push(finding('table/cells', span, { expected: head.length, found: line.length }));
    return undefined;
  }
  const columns = [...new Set(head.map(({ text }) => text))];
  const cell = (name: string): CsvCell | undefined => line[head.findIndex(({ text }) => text === name)];
  const said = (name: string): string => cell(name)?.text ?? '';
  if (said('id') === '' || said('word') === '') {
    findings.push(finding('term/empty', span, { column: said('id') === '' ? 'id' : 'word' }));
    return undefined;
  }
  const max = cell('max');
  if (max !== undefined && max.text !== '' && signLimit(max.text) === undefined)
    findings.push(finding('text/max', max.span, { id: said('id') }));
  return {
    id: said('id'),
    word: said('word'),
    gender: said('gender'),
    bare: said('article') === 'none',
    given: Object.fromEntries(
      columns.filter(isFormColumn).flatMap((key) => (said(key) === '' ? [] : [[key, said(key)] as const])),
    ),
    max: signLimit(said('max')),
    note: said('note'),
    also: listed(said('also')),
    never: listed(said('never')),
    span,
    cells: Object.fromEntries(
      columns.filter(isColumn).flatMap((name) => {
        const found = cell(name);
        return found === undefined ? [] : [[name, found.span] as const];
      }),
    ),
  };
}

/** Several words stand in one cell with semicolons between them. */
const listed = (cell: string): readonly string[] =>
  cell
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The first of two lines about one thing holds. */
function withoutDoubles(terms: readonly Term[], findings: Diagnostic[]): readonly Term[] {
  const first = new Map<string, Term>();
  for (const term of terms) {
    const known = first.get(term.id);
    if (known === undefined) first.set(term.id, term);
    else {
      const labels = [{ span: known.cells.id ?? known.span, code: 'first', fields: { name: term.id } }];
      findings.push(finding('name/duplicate', term.cells.id ?? term.span, { name: term.id }, { labels }));
    }
  }
  return [...first.values()];
}
