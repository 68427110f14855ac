import { hasOwnWords, type OwnWordType, ownWords } from './own-words.ts';
import { INT_MAX, INT_MIN, type IntType, type RoutineType, type Type } from './type.ts';

/** Types whose values are one word each. A new type belongs here unless it is named as one that is made of others. */
type WordType = Exclude<Type, { readonly t: 'text' | 'union' | 'set' | 'list' | 'map' | 'error' }>;
/** Those among them that have a spelling of their own. */
type SpelledType = Exclude<WordType, OwnWordType>;

/** What the rules call members of kinds and constants of signatures, by their ordinals. */
export interface ValueNames {
  readonly member: (kind: number, ordinal: number) => string | undefined;
  readonly constant: (routine: number, ordinal: number) => string | undefined;
}

interface Spelling<T> {
  /** How the rules write the type. */
  readonly title: (type: T) => string;
  /** How they write one of its values. */
  readonly word: (type: T, code: number, names: ValueNames) => string;
}

const SPELLINGS: { readonly [K in SpelledType['t']]: Spelling<Extract<Type, { readonly t: K }>> } = {
  int: { title: titleOfInt, word: ({ den }, code) => `${code / den}` },
  kind: { title: ({ name }) => name, word: ({ kind }, code, { member }) => member(kind, code) ?? `${code}` },
  routine: {
    title: ({ name }: RoutineType) => name,
    word: ({ routine }, code, { constant }) => constant(routine, code) ?? `${code}`,
  },
};

const spellingOf = <T extends SpelledType>(type: T): Spelling<T> => SPELLINGS[type.t] as unknown as Spelling<T>;

export const isWordType = (type: Type): type is WordType => hasOwnWords(type) || type.t in SPELLINGS;

/** How the rules write a type whose values are words. */
export const titleOf = (type: WordType): string => (hasOwnWords(type) ? type.t : spellingOf(type).title(type));

/** How the rules write a value of such a type. */
export const wordOf = (type: WordType, code: number, names: ValueNames): string =>
  hasOwnWords(type) ? (ownWords(type)[code] ?? `${code}`) : spellingOf(type).word(type, code, names);

function titleOfInt({ min, max, den }: IntType): string {
  if (den !== 1) return `${min / den}..${max / den} by 1/${den}`;
  if (min === INT_MIN && max === INT_MAX) return 'int';
  return min === max ? `${min}` : `${min}..${max}`;
}
