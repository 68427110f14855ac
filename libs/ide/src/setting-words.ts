import type { Library } from '@sandtable/compiler';
import { aboutPath, createMessages, type Messages, reasonPath, wordingUnder } from '@sandtable/messages';
import type { SettingDecl } from '@sandtable/syntax';

/** Messages are parsed once for all settings that are listed. */
const known = new WeakMap<Library, Messages>();

/** Why a setting has its value, in the words of the ruleset if it has any in the language of `words`. */
export const reasonOf = (
  library: Library,
  { sort, name, because }: SettingDecl,
  words: Messages,
): string | undefined =>
  because === undefined ? undefined : textAt(library, reasonPath({ sort, name: name.text }), words, because);

/** What a setting means: its comment, or the words of the ruleset if it has any in the language of `words`. */
export const aboutOf = (library: Library, { sort, name, doc }: SettingDecl, words: Messages): string =>
  textAt(library, aboutPath({ sort, name: name.text }), words, doc);

function textAt(library: Library, path: string, words: Messages, instead: string): string {
  const texts = textsIn(library, words);
  return texts.has(path) ? texts.text(path) : instead;
}

function textsIn(library: Library, { lang }: Messages): Messages {
  const made = known.get(library);
  if (made?.lang === lang) return made;
  const files = [...library.texts].map(([path, text]) => ({ path, text }));
  const texts = createMessages(lang, wordingUnder(files, lang, []));
  known.set(library, texts);
  return texts;
}
