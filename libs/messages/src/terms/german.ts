import type { Grammar, Spoken, Stated } from './grammar.ts';

type Case = 'nom' | 'gen' | 'dat' | 'acc';
type Declension = 'strong' | 'weak' | 'mixed';

const CASES: readonly Case[] = ['nom', 'gen', 'dat', 'acc'];
const ENDINGS: Readonly<Record<Declension, Readonly<Record<string, readonly string[]>>>> = {
  strong: {
    m: ['er', 'en', 'em', 'en'],
    f: ['e', 'er', 'er', 'e'],
    n: ['es', 'en', 'em', 'es'],
    p: ['e', 'er', 'en', 'e'],
  },
  weak: {
    m: ['e', 'en', 'en', 'en'],
    f: ['e', 'en', 'en', 'e'],
    n: ['e', 'en', 'en', 'e'],
    p: ['en', 'en', 'en', 'en'],
  },
  mixed: {
    m: ['er', 'en', 'en', 'en'],
    f: ['e', 'en', 'en', 'e'],
    n: ['es', 'en', 'en', 'es'],
    p: ['en', 'en', 'en', 'en'],
  },
};
const ARTICLES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  def: {
    m: ['der', 'des', 'dem', 'den'],
    f: ['die', 'der', 'der', 'die'],
    n: ['das', 'des', 'dem', 'das'],
    p: ['die', 'der', 'den', 'die'],
  },
  indef: {
    m: ['ein', 'eines', 'einem', 'einen'],
    f: ['eine', 'einer', 'einer', 'eine'],
    n: ['ein', 'eines', 'einem', 'ein'],
  },
};

/** German: four cases, two numbers, and adjectives that go with the article in front of them. */
export const german: Grammar = {
  genders: ['m', 'f', 'n', 'p'],
  derived: ['gen', 'dat', 'acc'],
  plural: ({ word, gender, bare, given }) => {
    if (gender === 'p' || bare) return undefined;
    const { noun, tail, adjectives } = partsOf(word, gender);
    if (given.pl !== undefined) return given.pl;
    const many = pluralOf(noun, gender);
    return many === undefined
      ? undefined
      : [...adjectives.map((stem) => `${stem}e`), many].filter((part) => part !== '').join(' ') + tail;
  },
  form: (stated, { number, kase, article }) => {
    const key = keyOf(number, kase);
    const written = stated.given[key];
    if (written !== undefined) return written === '-' ? undefined : written;
    const many = number === 'pl' && stated.gender !== 'p';
    const base = many ? german.plural(stated) : stated.word;
    if (base === undefined || base === '-') return undefined;
    const { adjectives, noun, tail } = partsOf(base, many ? 'p' : stated.gender);
    const head = many || stated.gender === 'p' ? pluralCase(noun, kase) : singularCase(noun, kase, stated);
    const adjusted = adjectives.map((stem) => stem + ending(stated.gender, many, kase, article));
    return `${[...adjusted, head].filter((part) => part !== '').join(' ')}${tail}`;
  },
  article: ({ gender, bare }, { number, kase, article }) => {
    if (bare || article === 'none') return '';
    const word = ARTICLES[article]?.[number === 'pl' ? 'p' : gender]?.[CASES.indexOf(kase as Case)];
    return word === undefined ? '' : `${word} `;
  },
};

const keyOf = (number: string, kase: string): string =>
  number === 'pl' ? (kase === 'nom' ? 'pl' : `pl-${kase}`) : kase;

function ending(gender: string, many: boolean, kase: string, article: Spoken['article']): string {
  const declension = article === 'def' ? 'weak' : article === 'indef' ? 'mixed' : 'strong';
  return ENDINGS[declension][many ? 'p' : gender]?.[CASES.indexOf(kase as Case)] ?? 'e';
}

/** Adjectives that are used as nouns and inflected like adjectives: participles, and the one people German calls so. */
const NOMINAL = /(?:ierte|bündete|wundete|fangene|fallene|Deutsche)r?$/;

/** Adjectives at the front by their stems, the noun that is inflected, and what stands behind it, also in brackets. */
function partsOf(
  word: string,
  gender: string,
): { readonly adjectives: readonly string[]; readonly noun: string; readonly tail: string } {
  const [core = '', ...inBrackets] = word.split(/(?= \()/);
  const words = core.split(' ');
  const suffix = ENDINGS.strong[gender]?.[0] ?? '';
  const adjectives: string[] = [];
  for (const [i, one] of words.entries()) {
    const fits = suffix !== '' && one.endsWith(suffix) && one.length >= suffix.length + 3;
    if (!fits || (i === words.length - 1 && !NOMINAL.test(one))) break;
    adjectives.push(one.slice(0, -suffix.length));
  }
  const [noun = '', ...rest] = words.slice(adjectives.length);
  return { adjectives, noun, tail: [...rest.map((one) => ` ${one}`), ...inBrackets].join('') };
}

const HISS = /(?:[sßxz]|sch)$/;
/** Masculine nouns that take the ending of the plural everywhere but in the nominative. */
const WEAK = /(?:e|ist|ant|ent|(?<!sta)at|et|it|ut|oge|graf|held|herr)$/;

function singularCase(noun: string, kase: string, { gender, bare, given }: Stated): string {
  if (noun === '' || kase === 'nom' || (gender === 'f' && !bare)) return noun;
  if (gender === 'm' && given.pl !== undefined && WEAK.test(noun) && /^e?n$/.test(given.pl.slice(noun.length)))
    return given.pl;
  if (kase !== 'gen') return noun;
  if (bare) return HISS.test(noun) ? `${noun}’` : `${noun}s`;
  if (noun.endsWith('nis')) return `${noun}ses`;
  return HISS.test(noun) ? `${noun}es` : `${noun}s`;
}

const pluralCase = (noun: string, kase: string): string =>
  kase === 'dat' && !/(?:[ns]|^)$/.test(noun) ? `${noun}n` : noun;

/** The plural where the form of the word tells it; undefined where it has to be written down. */
function pluralOf(noun: string, gender: string): string | undefined {
  if (noun === '') return noun;
  if (/(?:chen|lein)$/.test(noun)) return noun;
  if (/nis$/.test(noun)) return `${noun}se`;
  if (/ling$/.test(noun)) return `${noun}e`;
  if (gender === 'f') {
    if (/in$/.test(noun)) return `${noun}nen`;
    if (/(?:ung|heit|keit|schaft|ion|ei|tät)$/.test(noun)) return `${noun}en`;
    return /e$/.test(noun) ? `${noun}n` : undefined;
  }
  if (/(?:er|el|en)$/.test(noun)) return noun;
  return /[aiouy]$/.test(noun) ? `${noun}s` : undefined;
}
