import type { Library } from '@sandtable/compiler';
import { createMessages, type Messages, reasonPath, wordingUnder } from '@sandtable/messages';
import type { SettingDecl } from '@sandtable/syntax';

/** Messages are parsed once for all settings that are listed. */
const known = new WeakMap<Library, Messages>();

/** Why a setting has its value, in the words of the ruleset if it has any in the language of `words`. */
export function reasonOf(library: Library, { sort, name, because }: SettingDecl, words: Messages): string | undefined {
  if (because === undefined) return undefined;
  const path = reasonPath({ sort, name: name.text });
  const texts = textsIn(library, words);
  return texts.has(path) ? texts.text(path) : because;
}

function textsIn(library: Library, { lang }: Messages): Messages {
  const made = known.get(library);
  if (made?.lang === lang) return made;
  const files = [...library.texts].map(([path, text]) => ({ path, text }));
  const texts = createMessages(lang, wordingUnder(files, lang, []));
  known.set(library, texts);
  return texts;
}
