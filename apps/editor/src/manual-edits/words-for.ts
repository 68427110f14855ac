import { namesIn } from './names-in.ts';

/** Names of the rules as someone reads and types them, each with words of its own. */
export interface Worded {
  word(name: string): string;
  /** The names that are listed with commas between them, said in words or as the rules call them. */
  read(text: string): readonly string[];
}

/** Words for names; what is called alike is told apart by its name. A comma parts two names, so no words have one. */
export function wordsFor(names: readonly string[], called: (name: string) => string): Worded {
  const plain = (name: string): string => called(name).replaceAll(/,\s*/g, ' · ');
  const count = new Map<string, number>();
  for (const name of new Set(names)) count.set(folded(plain(name)), (count.get(folded(plain(name))) ?? 0) + 1);
  const word = (name: string): string => {
    const own = plain(name);
    return (count.get(folded(own)) ?? 0) > 1 ? `${own} (${name})` : own;
  };
  const back = new Map(names.map((name) => [folded(word(name)), name]));
  const known = new Set(names);
  return { word, read: (text) => namesIn(text).map((one) => (known.has(one) ? one : (back.get(folded(one)) ?? one))) };
}

/** Whoever types is not asked for capitals. */
const folded = (text: string): string => text.toLocaleLowerCase();
