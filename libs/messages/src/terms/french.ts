import type { Grammar } from './grammar.ts';

const VOWEL = /^[aeiouyàâäæéèêëîïôöœùûüh]/i;
/** What “de” and “à” become with the article behind them. */
const JOINED: Readonly<Record<string, readonly [de: string, a: string]>> = {
  'le ': ['du ', 'au '],
  'la ': ['de la ', 'à la '],
  'l’': ['de l’', 'à l’'],
  'les ': ['des ', 'aux '],
};

/** French: two genders and two numbers; `gen` is the word behind “de”, `dat` behind “à”. */
export const french: Grammar = {
  genders: ['m', 'f', 'p'],
  derived: [],
  byArticle: ['gen', 'dat'],
  plural: ({ word, gender, bare, given }) => (bare || gender === 'p' ? undefined : (given.pl ?? pluralOf(word))),
  form: (stated, { number, kase }) => {
    const many = number === 'pl' && stated.gender !== 'p';
    const written = stated.given[many ? (kase === 'nom' ? 'pl' : `pl-${kase}`) : kase];
    if (written !== undefined) return written === '-' ? undefined : written;
    const base = many ? french.plural(stated) : stated.word;
    return base === '-' ? undefined : base;
  },
  article: ({ word, gender, bare }, { number, kase, article }) => {
    const of = kase === 'gen' ? 0 : kase === 'dat' ? 1 : undefined;
    if (bare || article === 'none') {
      if (of === undefined) return '';
      return of === 1 ? 'à ' : VOWEL.test(word) ? 'd’' : 'de ';
    }
    const many = number === 'pl' || gender === 'p';
    if (article === 'indef') return many ? 'des ' : gender === 'f' ? 'une ' : 'un ';
    const the = many ? 'les ' : VOWEL.test(word) ? 'l’' : gender === 'f' ? 'la ' : 'le ';
    return of === undefined ? the : (JOINED[the]?.[of] ?? the);
  },
};

/** Of several words only what stands before “de” or “à” is told apart with certainty. */
function pluralOf(word: string): string | undefined {
  const [, head = word, tail = ''] = /^(\S+)( (?:de|d’|du|des|à|en)\b.*| d’.*)$/.exec(word) ?? [];
  if (head.includes(' ')) return undefined;
  if (/[sxz]$/.test(head)) return word;
  if (/(?:au|eu)$/.test(head)) return `${head}x${tail}`;
  return /al$/.test(head) ? `${head.slice(0, -1)}ux${tail}` : `${head}s${tail}`;
}
