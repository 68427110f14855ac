/** Types whose values the language itself names, by the word of the type: its values, in their order. */
const OWN_WORDS = {
  bool: ['false', 'true'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type OwnWord = keyof typeof OWN_WORDS;
export type OwnWordType = { readonly [K in OwnWord]: { readonly t: K } }[OwnWord];

const isOwnWord = (word: string): word is OwnWord => Object.hasOwn(OWN_WORDS, word);

export const hasOwnWords = <T extends { readonly t: string }>(type: T): type is T & OwnWordType => isOwnWord(type.t);

/** The words for the values of such a type, by their ordinals. */
export const ownWords = ({ t }: OwnWordType): readonly string[] => OWN_WORDS[t];

/** The type of this word, if its values have words of the language. */
export const ownWordType = (word: string): OwnWordType | undefined => (isOwnWord(word) ? { t: word } : undefined);

/** Which value of such a type a word means. */
export function ownOrdinal(type: OwnWordType, word: string): number | undefined {
  const ordinal = ownWords(type).indexOf(word);
  return ordinal < 0 ? undefined : ordinal;
}
