import { readFile } from 'node:fs/promises';
import type { Compiled } from '@sandtable/compiler';
import type { GameInfo } from '@sandtable/engine';
import { createMessages, isTerms, type Language, type Messages, wordingChain, wordingUnder } from '@sandtable/messages';
import { constantValues } from '@sandtable/session';
import { type Place, pathsOf, placeOf } from './files.ts';

/** A ruleset, as far as its texts go. */
export interface Worded extends Place {
  readonly compiled: Pick<Compiled, 'texts'>;
}

/** Our wording with that of a ruleset laid over it: its terms and all its .ftl files of the language. */
export async function gameMessages(game: Worded, lang: Language, info: GameInfo): Promise<Messages> {
  return createMessages(lang, await wordingFiles(game, lang), constantValues(info));
}

/** The terms and messages of a language, and over them what variants say; in English what a third language leaves out. */
export async function wordingFiles(game: Worded, lang: string): Promise<readonly string[]> {
  const paths = (await pathsOf(game)).filter((path) => path.endsWith('.ftl') || isTerms(path));
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(placeOf(game, path), 'utf8') })),
  );
  return wordingChain(lang).flatMap((one) => wordingUnder(files, one, game.compiled.texts));
}
