import { chaptersOf } from '@sandtable/l10n';
import { createMessages, type Fragment, type Messages, readChapters, wordedLanguage } from '@sandtable/messages';
import { proseIn } from '../files.ts';
import type { Game } from '../game.ts';
import { wordingFiles } from '../texts.ts';
import { UsageError } from '../usage.ts';

/** The rules text of a game in all languages that it has. */
export async function fragmentsOf(game: Game): Promise<readonly Fragment[]> {
  const { fragments } = readChapters(chaptersOf(await proseIn(game)));
  if (fragments.length === 0) throw new UsageError('usage/no-text', { path: game.folder });
  return fragments;
}

/** The rules text in a language that was asked for. */
export function inLanguage(all: readonly Fragment[], lang: string): readonly Fragment[] {
  const own = all.filter((one) => one.lang === lang);
  const known = [...new Set(all.map((one) => one.lang))].join(', ');
  if (own.length === 0) throw new UsageError('usage/no-translation', { lang, known });
  return own;
}

/** The language of a text for whoever asks for none: that of their system, else the first that the text is in. */
export function languageFor(all: readonly Fragment[], system: string | undefined): string {
  const [spoken] = system?.toLowerCase().split(/[-_.@]/) ?? [];
  return (all.find(({ lang }) => lang === spoken) ?? all[0])?.lang ?? 'en';
}

/** Names in the language of a text where it has them, else in one that our own wording has. */
export async function textMessages(game: Game, lang: string): Promise<Messages> {
  return createMessages(wordedLanguage(lang), await wordingFiles(game, lang), {}, lang);
}
