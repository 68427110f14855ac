import type { Grammar } from './grammar.ts';

/** English: a possessive, and a plural. */
export const english: Grammar = {
  genders: [],
  derived: ['gen'],
  plural: ({ word, bare, given }) => (bare ? undefined : (given.pl ?? pluralOf(word))),
  form: (stated, { number, kase }) => {
    const written = stated.given[number === 'pl' ? (kase === 'nom' ? 'pl' : `pl-${kase}`) : kase];
    if (written !== undefined) return written === '-' ? undefined : written;
    const base = number === 'pl' && stated.gender !== 'p' ? english.plural(stated) : stated.word;
    if (base === undefined || base === '-' || kase !== 'gen') return base === '-' ? undefined : base;
    return number === 'pl' && base.endsWith('s') ? `${base}’` : `${base}’s`;
  },
  article: ({ word, bare }, { number, article }) => {
    if (bare || article === 'none') return '';
    if (article === 'def') return 'the ';
    return number === 'pl' ? '' : /^[aeiou]/i.test(word) ? 'an ' : 'a ';
  },
};

/** What is counted stands before “of”: banks of the river. */
function pluralOf(word: string): string {
  const [, head = word, tail = ''] = /^(.*?)( of .*)$/.exec(word) ?? [];
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies${tail}`;
  if (/man$/.test(head)) return `${head.slice(0, -2)}en${tail}`;
  return `${head}${/(?:[sxz]|ch|sh)$/.test(head) ? 'es' : 's'}${tail}`;
}
