import { authorIn, type Entry, patternOf, remarksIn, type Sought } from '@sandtable/l10n';
import type { Row } from './rows.ts';

export const FILTERS = ['all', 'missing', 'fuzzy', 'translated', 'withFindings', 'withNotes'] as const;
export type Filter = (typeof FILTERS)[number];

/** Which texts are listed. An empty file, term or author stands for all. */
export interface Look {
  readonly filter: Filter;
  readonly file: string;
  /** The id of a term that the source names. */
  readonly term: string;
  /** Who translated it last. */
  readonly author: string;
  readonly sought: Sought;
}

export const ALL_TEXTS: Look = {
  filter: 'all',
  file: '',
  term: '',
  author: '',
  sought: { text: '', isPattern: false },
};

/** Says whether a text of the source names a term. */
export type Names = (source: string, term: string) => boolean;

/** What is looked for; the text that is being worked on stays, also when it fits no more. */
export function shownOf(rows: readonly Row[], look: Look, names: Names, current?: string): readonly Row[] {
  const { isPattern, text } = look.sought;
  const pattern = patternOf({ ...look.sought, text: isPattern ? text : text.trim() });
  const has = ({ source, targets, context, notes }: Entry): boolean =>
    pattern === undefined || [source, context, ...targets, ...notes].some((one) => one.search(pattern) >= 0);
  return rows.filter(
    (row) =>
      row.key === current ||
      (fits(row, look.filter) &&
        (look.file === '' || row.chapter === look.file) &&
        (look.author === '' || authorIn(row.entry.notes) === look.author) &&
        has(row.entry) &&
        (look.term === '' || names(row.entry.source, look.term))),
  );
}

function fits({ standing, findings, entry }: Row, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'withFindings') return findings.length > 0;
  return filter === 'withNotes' ? remarksIn(entry.notes).length > 0 : standing === filter;
}

/** Everybody who translated a text, by name. */
export const authorsOf = (rows: readonly Row[]): readonly string[] =>
  [...new Set(rows.flatMap(({ entry }) => authorIn(entry.notes) ?? []))].toSorted((a, b) => a.localeCompare(b));

export const countOf = (rows: readonly Row[], filter: Filter): number => rows.filter((row) => fits(row, filter)).length;

/** The next text after one that is still to be done; from the last one it goes on at the first. */
export function nextUnfinished(rows: readonly Row[], current: string | undefined): Row | undefined {
  const at = rows.findIndex(({ key }) => key === current);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(({ standing }) => standing !== 'translated');
}
