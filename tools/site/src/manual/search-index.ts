import MiniSearch from 'minisearch';
import { type Place, SEARCH_OPTIONS } from '../../browser/search-options.ts';
import type { Source } from './sources.ts';

/** Everything that can be found in pages of one language, as the page that searches reads it: each heading is a place. */
export function searchIndexOf(pages: readonly (readonly [Source, title: string])[]): string {
  const index = new MiniSearch<Place>(SEARCH_OPTIONS);
  index.addAll(pages.flatMap(([source, title]) => placesIn(source, title)).map((place, id) => ({ ...place, id })));
  return JSON.stringify(index);
}

const HEADING = /^(##+) (.*)$/;

function placesIn({ address, markdown }: Source, title: string): readonly Omit<Place, 'id'>[] {
  const places: { address: string; title: string; part: string; text: string }[] = [];
  let isCode = false;
  let place = { address, title, part: '', text: '' };
  for (const line of markdown.split('\n').slice(1)) {
    if (line.startsWith('```')) isCode = !isCode;
    const [, , part] = (isCode ? null : HEADING.exec(line)) ?? [];
    if (part === undefined) place.text += `${line}\n`;
    else {
      places.push(place);
      place = { address, title, part: textIn(part), text: '' };
    }
  }
  return [...places, place].map((one) => ({ ...one, text: textIn(one.text) }));
}

/** What is read of Markdown: no addresses, no marks. */
const textIn = (markdown: string): string =>
  markdown
    .replaceAll(/\[((?:[^\]\\]|\\.)*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^```.*$|[`*|]|^#+ |^---.*$/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
