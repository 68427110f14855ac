import type { GameInfo } from '@sandtable/engine';
import { languages } from '@sandtable/messages';
import { compileNotation, type Notation } from '@sandtable/notation';
import { patternsIn } from './files.ts';
import { gameMessages, type Worded } from './texts.ts';

/** How a ruleset writes values as text; undefined where it does not. Words of all languages are read. */
export async function gameNotation(game: Worded, info: GameInfo): Promise<Notation | undefined> {
  if ((info.notations ?? []).length === 0) return undefined;
  const words = await Promise.all(languages.map((lang) => gameMessages(game, lang, info)));
  return compileNotation(await patternsIn(game), info, words);
}
