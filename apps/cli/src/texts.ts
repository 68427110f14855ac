import { readFile } from 'node:fs/promises';
import type { Compiled } from '@sandtable/compiler';
import type { GameInfo } from '@sandtable/engine';
import {
  createMessages,
  isTerms,
  languages,
  type Messages,
  messageLanguage,
  termsLanguage,
  wordedLanguage,
  wordingChain,
  wordingUnder,
} from '@sandtable/messages';
import { constantValues } from '@sandtable/session';
import { type Context, languageOption } from './command.ts';
import { type Place, pathsOf, placeOf } from './files.ts';
import { UsageError } from './usage.ts';

/** A ruleset, as far as its texts go. */
export interface Worded extends Place {
  readonly compiled: Pick<Compiled, 'texts'>;
}

/** Our wording with that of a ruleset applied on top of it: its terms and all its .ftl files of the language. */
export async function gameMessages(game: Worded, lang: string, info: GameInfo): Promise<Messages> {
  return createMessages(wordedLanguage(lang), await wordingFiles(game, lang), constantValues(info), lang);
}

/** The same in the language that was asked for, which may be one that only the game has words in. */
export async function askedMessages(context: Context, game: Worded, info: GameInfo): Promise<Messages> {
  const lang = languageOption(context) ?? context.messages.lang;
  if (!isOurs(lang)) {
    const known = await languagesOf(game);
    if (!known.includes(lang)) throw new UsageError('usage/no-words', { lang, known: known.join(', ') });
  }
  return gameMessages(game, lang, info);
}

const isOurs = (lang: string): boolean => languages.some((one) => one === lang);

/** The terms and messages of a language, and over them what variants say; in English what a third language leaves out. */
export async function wordingFiles(game: Worded, lang: string): Promise<readonly string[]> {
  const files = await wordingSources(game);
  return wordingChain(lang).flatMap((one) => wordingUnder(files, one, game.compiled.texts));
}

/** The files of a ruleset with messages and terms, in all languages. */
export async function wordingSources(
  game: Place,
): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const paths = await wordingPaths(game);
  return await Promise.all(paths.map(async (path) => ({ path, text: await readFile(placeOf(game, path), 'utf8') })));
}

const wordingPaths = async (game: Place): Promise<readonly string[]> =>
  (await pathsOf(game)).filter((path) => path.endsWith('.ftl') || isTerms(path));

/** The languages that we or a game have words in. */
async function languagesOf(game: Worded): Promise<readonly string[]> {
  const worded = (await wordingPaths(game)).map((path) => messageLanguage(path) ?? termsLanguage(path));
  return [...new Set([...languages, ...worded])].filter((lang) => lang !== '');
}
