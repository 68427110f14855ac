import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { near, type Span } from '@sandtable/text';
import { grammarOf, isDescribed } from './grammars.ts';
import { readTerms } from './read-terms.ts';
import { isTerms, type Term, termsLanguage } from './term.ts';

interface File {
  readonly path: string;
  readonly text: string;
}

/** The term base of one language, as far as it can be read. */
export interface TermBase {
  readonly path: string;
  readonly lang: string;
  readonly terms: readonly Term[];
  readonly findings: readonly Diagnostic[];
}

/** The term bases among the files. */
export const termBases = (files: readonly File[]): readonly TermBase[] =>
  files
    .filter(({ path }) => isTerms(path))
    .map(({ path, text }) => ({ path, lang: termsLanguage(path), ...readTerms(path, text) }));

/** What is wrong with term bases; `known` are the ids of things of the rules, if there are rules. */
export const checkTerms = (bases: readonly TermBase[], known: ReadonlySet<string> | undefined): readonly Diagnostic[] =>
  bases.flatMap((base) => [
    ...base.findings,
    ...base.terms.flatMap((term) => [
      ...(isWhole(base) ? formFindings(term, base.lang) : []),
      ...strangers(term, known),
    ]),
    ...missing(base, bases),
  ]);

/** A column that is spelled wrongly is reported once, and not again for each term. */
const isWhole = ({ findings }: TermBase): boolean => !findings.some(({ code }) => code === 'term/column');

const cellOf = (term: Term, column: string): Span => {
  const cell = term.cells[column];
  // An empty cell has no width to be seen by.
  return cell === undefined || cell.start === cell.end ? (term.cells.word ?? term.span) : cell;
};

function formFindings(term: Term, lang: string): readonly Diagnostic[] {
  const { id, word, gender } = term;
  const grammar = grammarOf(lang);
  const { genders } = grammar;
  if (genders.length > 0 && !genders.includes(gender)) {
    const fields = { id, word, gender, known: genders.join(', ') };
    return [finding('term/gender', cellOf(term, 'gender'), fields)];
  }
  if (term.bare || gender === 'p' || grammar.plural(term) !== undefined) return [];
  if (!isDescribed(lang) && !isCounted(id)) return [];
  return [finding('term/plural', cellOf(term, 'pl'), { id, word })];
}

/** Names and parts of the rules stand in no plural; where one can be made, nobody has to think of that. */
const isCounted = (id: string): boolean => /^(?:kind|type)\//.test(id);

function strangers(term: Term, known: ReadonlySet<string> | undefined): readonly Diagnostic[] {
  const { id } = term;
  if (known === undefined || known.has(id) || id.startsWith('concept/')) return [];
  const span = term.cells.id ?? term.span;
  const like = near(id, known);
  if (like === undefined) return [finding('term/unknown', span, { id })];
  const fix = { title: 'fix/replace', fields: { old: id, new: like }, edits: [{ span, text: like }] };
  return [finding('term/unknown', span, { id, near: like }, { fixes: [fix] })];
}

/** What other languages have a word for and this one has not, in one finding. */
function missing(base: TermBase, all: readonly TermBase[]): readonly Diagnostic[] {
  const have = new Set(base.terms.map(({ id }) => id));
  const lost = [...new Set(all.flatMap(({ terms }) => terms.map(({ id }) => id)))].filter((id) => !have.has(id));
  if (lost.length === 0) return [];
  const names = lost.slice(0, 5).join(', ') + (lost.length > 5 ? ' …' : '');
  const span = { file: base.path, start: 0, end: 0 };
  return [finding('term/missing', span, { count: lost.length, names }, { severity: 'warning' })];
}
