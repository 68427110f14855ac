import {
  type Catalogue,
  type ChapterText,
  type Entry,
  isFuzzy,
  isReady,
  isTranslated,
  keyOf,
  sourceChapters,
} from '@sandtable/l10n';
import { readChapters } from '@sandtable/messages';
import type { Finding } from '../workers/protocol.ts';

/** A text of a catalogue as translators see it. */
export interface Row {
  readonly key: string;
  readonly entry: Entry;
  readonly chapter: string;
  readonly standing: 'translated' | 'fuzzy' | 'missing';
  readonly findings: readonly Finding[];
}

/** That a text is to be reviewed is part of its status. */
const STALE = 'l10n/stale';
const RULE_CHANGED = 'text/rule-changed';

/**
 * The texts of a catalogue that the source has, with what was found within each, and that the rules of its fragment
 * have changed: then the source may soon be another.
 */
export function rowsOf(
  { entries }: Pick<Catalogue, 'entries'>,
  file: string,
  findings: readonly Finding[],
  sources: readonly ChapterText[] = [],
): readonly Row[] {
  const own = findings.filter((one) => one.file === file && one.code !== STALE);
  const within = ({ span }: Entry): readonly Finding[] =>
    span === undefined ? [] : own.filter(({ start, end }) => start >= span.start && end <= span.end && end > 0);
  const changed = rulesChanged(findings, sources);
  const seen = new Map<string, number>();
  return entries
    .filter(({ obsolete }) => !obsolete)
    .map((entry) => ({
      key: ownKey(entry, seen),
      entry,
      chapter: chapterOf(entry),
      standing: isReady(entry) ? 'translated' : isTranslated(entry) && isFuzzy(entry) ? 'fuzzy' : 'missing',
      findings: [...within(entry), ...(changed.get(entry.context) ?? [])],
    }));
}

/** What is shown of rules that fragments explain, by fragment. */
function rulesChanged(
  findings: readonly Finding[],
  sources: readonly ChapterText[],
): ReadonlyMap<string, readonly Finding[]> {
  const outdated = findings.filter(({ code }) => code === RULE_CHANGED);
  if (outdated.length === 0) return new Map();
  const { fragments } = readChapters(sourceChapters(sources));
  return new Map(
    fragments.map(({ id, explains }) => {
      const at = ({ file, start }: Finding): boolean =>
        explains.some(({ span }) => span.file === file && span.start === start);
      return [id, outdated.filter(at)];
    }),
  );
}

/** Of a text that is translated twice only the first bears its own name, so that each is written into its own lines. */
function ownKey(entry: Entry, seen: Map<string, number>): string {
  const key = keyOf(entry);
  const times = seen.get(key) ?? 0;
  seen.set(key, times + 1);
  return times === 0 ? key : `${key}\u0004${times}`;
}

/** The file of the source that an entry stands in first. */
const chapterOf = ({ places }: Entry): string => (places[0] ?? '').replace(/:\d+$/, '');

/** The texts before and after one in its fragment. */
export function neighboursOf(
  rows: readonly Row[],
  { key, entry }: Row,
): { readonly before?: Row; readonly after?: Row } {
  const same = rows.filter((row) => row.entry.context === entry.context);
  const at = same.findIndex((row) => row.key === key);
  const [before, after] = [same[at - 1], same[at + 1]];
  return { ...(before && { before }), ...(after && { after }) };
}

/** The text that stands at an offset of the file. */
export const rowAt = (rows: readonly Row[], offset: number): Row | undefined =>
  rows.find(({ entry: { span } }) => span !== undefined && span.start <= offset && offset <= span.end);
