import { escapeHtml, relativeAddress } from '../html.ts';
import { type Known, linkOn } from './links.ts';
import { addressOf, type Source } from './sources.ts';

export interface Entry {
  readonly label: string;
  /** Its file on the site. */
  readonly address: string;
  /** Pages below it, such as the chapters of a reference. */
  readonly below: readonly Entry[];
}

export interface Section {
  readonly title: string;
  readonly about: string;
  readonly entries: readonly Entry[];
}

const CONTENTS = 'docs/README.md';
/** `| **Guides**: get something done | [maps](guides/maps.md), … |` */
const ROW = /^\| \*\*(.+?)\*\*: (.+?) \| (.*) \|$/gm;
const LINK = /\[((?:[^\]\\]|\\.)*)\]\(([^)]+)\)/g;

/** The sections of the manual, as its list of contents has them; a page that lists others has these below it. */
export function navigationOf(sources: readonly Source[], known: Known): readonly Section[] {
  const byAddress = new Map(sources.map((source) => [source.address, source]));
  const contents = sources.find(({ path }) => path === CONTENTS)?.markdown ?? '';
  const linked = [...contents.matchAll(ROW)].flatMap(([, , , links = '']) =>
    linksIn({ path: CONTENTS, markdown: links }, known),
  );
  const top = new Set(linked.map(({ address }) => address));
  const entryOf = ({ label, address }: Link): Entry => {
    const source = byAddress.get(address);
    const listed = source !== undefined && isList(source) ? linksIn(source, known) : [];
    const below = listed.filter((one) => !top.has(one.address));
    return { label, address, below: below.map((one) => ({ ...one, below: [] })) };
  };
  return [...contents.matchAll(ROW)].map(([, title = '', about = '', links = '']) => ({
    title,
    about,
    entries: linksIn({ path: CONTENTS, markdown: links }, known).map(entryOf),
  }));
}

const isList = ({ path }: Source): boolean => path.endsWith('/README.md') && !path.startsWith('docs/findings/');

interface Link {
  readonly label: string;
  readonly address: string;
}

/** Pages that the rows of a table or a line link to, each once. */
function linksIn({ path, markdown }: Pick<Source, 'path' | 'markdown'>, known: Known): readonly Link[] {
  const own = addressOf(path);
  const lines = path === CONTENTS ? markdown : [...markdown.matchAll(/^\|.*\|$/gm)].map(([line]) => line).join('\n');
  const found = new Map<string, Link>();
  for (const [, label = '', href = ''] of lines.matchAll(LINK)) {
    if (/^[a-z]+:/.test(href)) continue;
    const there = linkOn(path, href, known)?.replace(/#.*/, '');
    if (there === undefined) continue;
    const address = new URL(there, `http://site/${own}`).pathname.slice(1);
    if (!found.has(address)) found.set(address, { label: label.replaceAll(/[`\\]/g, ''), address });
  }
  return [...found.values()];
}

/** All pages of the sections in reading order. */
export const inOrder = (sections: readonly Section[]): readonly Entry[] => [
  ...new Map(
    sections.flatMap(({ entries }) => entries.flatMap((one) => [one, ...one.below])).map((one) => [one.address, one]),
  ).values(),
];

/** The list beside a page. Of the pages below others, those around the page itself are shown. */
export function drawNavigation(sections: readonly Section[], page: string): string {
  const item = ({ label, address, below }: Entry): string => {
    const isOpen = below.some((one) => one.address === page) || (address === page && below.length > 0);
    const current = address === page ? ' aria-current="page"' : '';
    const inner = isOpen
      ? `\n<ul>${below
          .filter((one) => one.address !== address)
          .map(item)
          .join('\n')}</ul>`
      : '';
    return `<li><a href="${relativeAddress(page, address)}"${current}>${escapeHtml(upper(label))}</a>${inner}</li>`;
  };
  return sections
    .map(({ title, entries }) => `<h2>${escapeHtml(title)}</h2>\n<ul>${entries.map(item).join('\n')}</ul>`)
    .join('\n');
}

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
