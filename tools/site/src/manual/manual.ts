import { globSync } from 'node:fs';
import type { ManualLanguage } from '@sandtable/messages';
import { drawPage } from './draw-page.ts';
import { examplesIn } from './examples.ts';
import { type Known, pictureAddress } from './links.ts';
import { navigationOf } from './navigation.ts';
import { type Drawn, render } from './render.ts';
import { searchIndexOf } from './search-index.ts';
import { type Source, sourcesIn } from './sources.ts';

/** The manual as files of the site. */
interface Manual {
  /** Texts by address. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files of the repository by address. */
  readonly copies: ReadonlyMap<string, string>;
  /** `page: link` for every link that leads nowhere. */
  readonly broken: readonly string[];
}

const LANGUAGES: readonly ManualLanguage[] = ['en', 'de'];

/** Draws the manual of a repository. */
export function manualOf(root: string): Manual {
  const sources = sourcesIn(root);
  const pictures = globSync('docs/**/*.{png,jpg,svg}', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const known: Known = { pages: new Set(sources.map(({ path }) => path)), pictures: new Set(pictures) };
  const surroundings = { known, exampleOf: examplesIn(sources) };
  const drawn = sources.map((source) => [source, render(source, surroundings)] as const);
  const sections = navigationOf(sources, known);
  const pages = drawn.map(([source, one]) => [source.address, drawPage(source, one, sections)] as const);
  return {
    texts: new Map([...pages, ...LANGUAGES.map((lang) => indexIn(lang, drawn))]),
    copies: new Map(pictures.map((path) => [pictureAddress(path), `${root}/${path}`])),
    broken: drawn.flatMap(([{ path }, { broken }]) => broken.map((href) => `${path}: ${href}`)),
  };
}

const indexIn = (lang: ManualLanguage, drawn: readonly (readonly [Source, Drawn])[]): readonly [string, string] => {
  const own = drawn.filter(([source]) => source.lang === lang);
  return [`pages/search-${lang}.json`, searchIndexOf(own.map(([source, { title }]) => [source, title]))];
};
