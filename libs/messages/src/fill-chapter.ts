import { type Asked, type Place, placesIn } from './chapter-places.ts';
import type { Fragment } from './chapters.ts';
import { isChosen } from './chosen-words.ts';
import { lookUp, type TextNode, type TextValues } from './text-values.ts';

/** A fragment as Markdown with its heading; what the rules do not have is left as it was written. */
export function fillChapter(fragment: Fragment, values: TextValues, all: readonly Fragment[]): string {
  const { level, sections, title } = fragment;
  const signs = sections.map((section) => `§${section} `).join('');
  return `${'#'.repeat(level)} ${signs}${title}\n\n${fillBody(fragment, values, all, reference)}\n`;
}

/** Sections of the printed rules; what cites other sources has its own signs, which say nothing to readers. */
export const printedSections = ({ sections }: Fragment): readonly string[] =>
  sections.filter((section) => /^\d/.test(section)).map((section) => `§${section}`);

/** The printed sections of a fragment, or where it has none its title. */
export const referenceName = (fragment: Fragment): string => printedSections(fragment).join(', ') || fragment.title;

/** How a fragment is spoken of, with the words in front of it. */
type Refer = (target: Fragment, words: string) => string;

/** What stands below the heading of a fragment, as Markdown. */
export function fillBody(
  fragment: Fragment,
  values: TextValues,
  all: readonly Fragment[],
  refer: Refer,
  draw: (example: string | undefined) => string = () => '',
): string {
  const { body, lang } = fragment;
  const fragmentOf = (id: string): Fragment | undefined => all.find((one) => one.lang === lang && one.id === id);
  let filled = '';
  let done = 0;
  for (const place of placesIn(body)) {
    const text =
      place.sort === 'section'
        ? referred(place, fragmentOf, refer)
        : place.sort === 'board'
          ? draw(place.example?.path)
          : textAt(place, values, lang);
    filled += body.slice(done, place.start) + (text ?? body.slice(place.start, place.end));
    done = place.end;
  }
  return (filled + body.slice(done)).trim();
}

type Section = Extract<Place, { sort: 'section' }>;
function referred({ asked, words }: Section, fragmentOf: (id: string) => Fragment | undefined, refer: Refer) {
  const target = fragmentOf(asked.path);
  return target && refer(target, words);
}

function textAt(
  place: Exclude<Place, Section | { sort: 'board' }>,
  { root }: TextValues,
  lang: string,
): string | undefined {
  switch (place.sort) {
    case 'literal':
      return place.words;
    case 'table':
      return tableRows(place, root);
    default: {
      const { node } = lookUp(root, place.asked.path);
      const text = node?.text?.();
      if (node === undefined || text === undefined) return undefined;
      if (place.key !== undefined) return isChosen(node, place.key.path, lang) ? place.words : '';
      return place.words ?? text;
    }
  }
}

/** What a fragment is called by others: in brackets behind words that speak of it. */
function reference(target: Fragment, words: string): string {
  const name = referenceName(target);
  return words === '' ? name : `${words} (${name})`;
}

function tableRows(
  { asked, columns, sortedBy }: Extract<Place, { sort: 'table' }>,
  root: TextNode,
): string | undefined {
  const rows = lookUp(root, asked.path).node?.rows?.();
  const sorted =
    sortedBy === undefined ? rows : rows?.toSorted((a, b) => byNumber(cell(a, sortedBy), cell(b, sortedBy)));
  return sorted
    ?.map((row) => `| ${columns.map((column) => joint(row, column).replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** What the paths of a column say, one after the other; what says nothing is left out. */
function joint(row: TextNode, column: readonly Asked[]): string {
  const said = column.map((path) => cell(row, path));
  return said.filter((text) => text !== '' && text !== NOTHING).join('; ') || (said[0] ?? '');
}

const NOTHING = '–';
const cell = (row: TextNode, { path }: Asked): string => lookUp(row, path).node?.text?.() ?? '';
const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
