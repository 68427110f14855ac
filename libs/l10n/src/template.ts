import type { Fragment } from '@sandtable/messages';
import { type ChapterText, type Unit, unitsOf } from './chapter-parts.ts';
import { type Catalogue, type Entry, keyOf } from './po/po.ts';
import { forTranslators, namedBy, valuesIn } from './wording.ts';

export interface TemplateOptions {
  readonly ruleset: string;
  readonly version: string;
  /** How a path prints today; undefined for one that the rules do not have. */
  readonly value: (path: string) => string | undefined;
}

/**
 * The template of a ruleset: an entry for each text of each fragment, in the order of the chapters. The same text twice
 * in one fragment is one entry. No dates stand in it, so that the same input gives the same bytes.
 */
export function templateOf(
  chapters: readonly ChapterText[],
  fragments: readonly Fragment[],
  options: TemplateOptions,
): Catalogue {
  const entries = new Map<string, Entry>();
  for (const unit of chapters.flatMap(unitsOf)) {
    const entry = entryOf(unit, chapters, fragments, options);
    const known = entries.get(keyOf(entry));
    entries.set(keyOf(entry), known ? { ...known, places: [...known.places, ...entry.places] } : entry);
  }
  return { header: headerOf(options), headComments: [], entries: [...entries.values()] };
}

const headerOf = ({ ruleset, version }: Pick<TemplateOptions, 'ruleset' | 'version'>): Catalogue['header'] => [
  ['Project-Id-Version', `${ruleset} ${version}`],
  ['Report-Msgid-Bugs-To', ''],
  ['POT-Creation-Date', ''],
  ['PO-Revision-Date', ''],
  ['Last-Translator', ''],
  ['Language-Team', ''],
  ['Language', ''],
  ['MIME-Version', '1.0'],
  ['Content-Type', 'text/plain; charset=UTF-8'],
  ['Content-Transfer-Encoding', '8bit'],
];

function entryOf(
  unit: Unit,
  chapters: readonly ChapterText[],
  fragments: readonly Fragment[],
  { value }: TemplateOptions,
): Entry {
  const source = forTranslators(unit.source);
  const values = valuesIn(source);
  const today = [...new Set(values)].map((path) => `${path} = ${value(path) ?? '?'}`);
  return {
    notes: [],
    about: [whereOf(unit, fragments), ...(today.length > 0 ? [today.join(' · ')] : [])],
    places: [`${unit.span.file}:${lineOf(unit, chapters)}`],
    flags: isBraceFormat(values) ? ['python-brace-format'] : [],
    context: unit.fragment,
    source,
    targets: [''],
    obsolete: false,
  };
}

/** Other tools then ask for all values in braces; a name may be inflected in words of the translation instead. */
const isBraceFormat = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((path) => namedBy(path) === undefined);

/** The way of headings to a text, and which parts of the rules it explains. */
function whereOf({ fragment, span }: Unit, fragments: readonly Fragment[]): string {
  const own = fragments.findIndex((one) => one.id === fragment && one.at.file === span.file);
  const above = fragments.slice(0, own).findLast((one) => one.at.file === span.file && one.level === 1);
  const it = fragments[own];
  if (it === undefined) return span.file;
  const titles = it.level === 1 || above === undefined ? [it.title] : [above.title, it.title];
  const parts = it.explains.map(({ part }) => part);
  return [titles.join(' › '), ...(parts.length > 0 ? [parts.join(', ')] : [])].join(' · ');
}

const lineOf = ({ span }: Unit, chapters: readonly ChapterText[]): number =>
  (chapters.find(({ path }) => path === span.file)?.text ?? '').slice(0, span.start).split('\n').length;
