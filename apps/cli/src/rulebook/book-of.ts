import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textValues } from '@sandtable/compiler';
import { type Fragment, type Messages, placesIn, termBases } from '@sandtable/messages';
import { type Book, bookHouseRules, bookmarksOf, bookTerms, bookWords, type Paper } from '@sandtable/rulebook';
import { proseIn } from '../files.ts';
import type { Game } from '../game.ts';
import { bookFonts } from './fonts.ts';
import { hyphenatorFor } from './hyphenation.ts';
import { textMessages } from './in-language.ts';
import type { PdfInfo } from './pdf-info.ts';
import { drawer } from './pictures.ts';

export interface MadeBook {
  readonly book: Book;
  readonly info: PdfInfo;
  /** Whether the board could be drawn. */
  readonly isDrawn: boolean;
}

type Model = NonNullable<Game['compiled']['model']>;

/** The book of a game in the language of its fragments. */
export async function bookOf(
  game: Game & { readonly compiled: { readonly model: Model } },
  fragments: readonly Fragment[],
  lang: string,
  paper: Paper,
): Promise<MadeBook> {
  const { model } = game.compiled;
  const messages = await textMessages(game, lang);
  const { draw, css } = await drawer(game, messages, examplesIn(fragments));
  const title = messages.has('ruleset/name') ? messages.text('ruleset/name') : (fragments[0]?.title ?? model.id);
  const under = underTitle(game, model.version, messages);
  const book = {
    ...{ title, under, lang, fragments, paper, draw },
    words: bookWords(messages),
    values: textValues(model, messages),
    terms: bookTerms(termBases(await proseIn(game)), lang),
    hyphenate: hyphenatorFor(lang),
    fonts: await bookFonts(),
    pictureCss: css,
  };
  const info = { title, author: await authorOf(game.folder), subject: under.join(' · '), bookmarks: bookmarksOf(book) };
  return { book, info, isDrawn: draw !== undefined };
}

function underTitle({ compiled: { variants } }: Game, version: string, messages: Messages): readonly string[] {
  const names = variants.map(({ name }) => name);
  return [messages.text('rulebook/version', { version }), ...bookHouseRules(messages, names)];
}

/** Examples whose boards a text shows. */
const examplesIn = (fragments: readonly Fragment[]): readonly string[] =>
  fragments.flatMap(({ body }) =>
    placesIn(body).flatMap((place) => (place.sort === 'board' && place.example ? [place.example.path] : [])),
  );

/** Who made the rules, as the manifest of their package says it. */
async function authorOf(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  try {
    const { author } = JSON.parse(text) as { readonly author?: unknown };
    const name = typeof author === 'object' && author !== null ? (author as { readonly name?: unknown }).name : author;
    return typeof name === 'string' && name !== '' ? name : undefined;
  } catch {
    return undefined;
  }
}
