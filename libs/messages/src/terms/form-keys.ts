import { countedForm } from './counted.ts';
import type { Spoken } from './grammar.ts';

/** The attribute of a message that holds a form: `gen`, `pl-dat`, `gen-def` where adjectives go with the article. */
export const formKey = ({ number, kase, article }: Omit<Spoken, 'count'>): string =>
  keyOf(number === 'pl' ? 'pl' : '', kase, article === 'none' ? '' : article);

const keyOf = (number: string, kase: string, article = ''): string =>
  [number, kase === 'nom' ? '' : kase, article].filter((part) => part !== '').join('-');

/** The attributes that may hold what is wanted, the most fitting one first; an empty one is the word itself. */
export function formKeys(spoken: Spoken, locale: string): readonly string[] {
  const { number, kase } = spoken;
  const bare = { ...spoken, article: 'none' as const };
  const plain = [formKey(spoken), formKey(bare)];
  if (number === 'sg') return [...plain, ''];
  // Words without a singular have no columns of the plural.
  return [...countedKeys(spoken, locale), ...plain, 'pl', keyOf('', kase), ''];
}

/** Behind a number, many languages have forms of their own where other words are in the nominative or accusative. */
function countedKeys({ count, kase }: Spoken, locale: string): readonly string[] {
  if (count === undefined) return [];
  if (kase !== 'nom' && kase !== 'acc') return [keyOf(count, kase)];
  const made = countedForm(locale, count);
  return [keyOf(count, kase), count, ...(made === undefined ? [] : [made])];
}

/** The case of a key, `gen` of `pl-gen`; undefined where it only tells a number. */
export const caseOf = (key: string): string | undefined =>
  key.split('-').find((part) => !NUMBERS.includes(part) && part !== 'def' && part !== 'indef');
const NUMBERS: readonly string[] = ['pl', 'zero', 'one', 'two', 'few', 'many', 'other'];
