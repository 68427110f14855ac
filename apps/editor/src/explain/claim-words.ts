import type { Texts } from '@sandtable/board/texts';
import type { Atom, Noun } from '@sandtable/explain';
import { readable } from '@sandtable/messages';
import type { Say, Word } from '../words.ts';
import type { DescribedClaim, DescribedValue } from '../workers/why-protocol.ts';

/** A sentence about a condition, with its place in the rules; below it what tells more of it. */
export interface Sentence {
  readonly text: string;
  readonly at: DescribedClaim['at'];
  readonly more: readonly Sentence[];
  /** The ruleset has it, for when a condition doesn't hold. */
  readonly isOwn?: boolean;
}

type Naming = Pick<Texts, 'named' | 'member' | 'value'>;

/** What was found of a condition, in words of the game: a sentence for each thing that was to be otherwise. */
export const sentencesOf = (t: Say, texts: Naming, claims: readonly DescribedClaim[]): readonly Sentence[] =>
  distinct(claims.flatMap((claim) => sentences(t, texts, claim)));

/** Without those that say again what one before them says, such as the same of each of several pieces. */
const distinct = (all: readonly Sentence[]): readonly Sentence[] =>
  [...new Map(all.toReversed().map((one) => [wordsOf(one), one])).values()].toReversed();

const wordsOf = ({ text, more }: Sentence): string => [text, ...more.map(wordsOf)].join('\n');

function sentences(t: Say, texts: Naming, claim: DescribedClaim): readonly Sentence[] {
  const { at } = claim;
  if (claim.c === 'unknown') return [{ text: t('claimUnknown'), at, more: [] }];
  if (claim.c === 'any') {
    const of = sentencesOf(t, texts, claim.of);
    return of.length === 1 ? of : [{ text: t('claimAny'), at, more: of }];
  }
  const more = sentencesOf(t, texts, claim.because);
  // What nobody has a word for is described by what it is made of.
  const { says, what } = claim.atom;
  if (says === 'true' && !isWorded(texts, what) && (more.length > 0 || isMade(what))) return more;
  // Below a sentence of the ruleset only others of it tell more to whoever plays.
  const isSentence = (says === 'true' || says === 'joined') && sentenceFor(texts, claim) !== undefined;
  // That a thing is the thing it is called by says nothing.
  if (claim.wanted === claim.holds && isSelf(texts, claim.atom)) return more;
  const below = isSentence ? more.filter(hasOwn) : more;
  return [{ text: begun(atomText(t, texts, claim)), at, more: below, ...(isSentence ? { isOwn: true } : {}) }];
}

const isSelf = (texts: Naming, { says, what }: Atom): boolean =>
  says === 'equal' ? what.n === 'value' : (says === 'none' || says === 'empty') && calledIn(texts, what).n === 'value';

const hasOwn = ({ isOwn, more }: Sentence): boolean => isOwn === true || more.some(hasOwn);

const isWorded = (texts: Naming, noun: Noun): boolean =>
  noun.n === 'name' && ['', '/true', '/false'].some((verdict) => namedAs(texts, noun, verdict) !== undefined);

/** The ruleset's word for a name, or its sentence for when a condition of that name is true or false. */
const namedAs = (texts: Naming, { paths }: Extract<Noun, { n: 'name' }>, verdict: string): string | undefined =>
  paths.map((path) => texts.named(`${path}${verdict}`)).find((word) => word !== undefined);

/** What the compiler made of a condition has no name that anybody gave it. */
const isMade = (noun: Noun): boolean => noun.n === 'name' && noun.name.includes('/');

/** What the rules keep under a name for which the ruleset has a word is called by that. */
function calledIn(texts: Naming, noun: Noun): Noun {
  if (noun.n !== 'value' || noun.path === undefined || texts.named(noun.path) === undefined) return noun;
  return { n: 'name', name: noun.path, paths: [noun.path], of: [] };
}

export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type AtomClaim = Extract<DescribedClaim, { c: 'atom' }>;

function atomText(t: Say, texts: Naming, { atom, wanted, holds }: AtomClaim): string {
  const { says, has, than } = atom;
  const what = calledIn(texts, atom.what);
  const isMet = wanted === holds;
  const self = wanted && !isMet ? selfOf(atom) : undefined;
  if (self !== undefined) return t('claimSelf', { what: valueText(t, texts, self) });
  if (says === 'stop') return t('claimStop', { what: nounText(t, texts, what) });
  if (says === 'true' || says === 'joined') return truthText(t, texts, what, wanted, isMet);
  if (says === 'there')
    return t(THERE[wanted ? 'wanted' : 'unwanted'][isMet ? 'met' : 'not'], { what: nounText(t, texts, what) });
  const values = {
    what: nounText(t, texts, what),
    has: has === undefined ? '' : valueText(t, texts, has, pathOf(what)),
    than: than === undefined ? '' : comparedText(t, texts, atom, pathOf(what)),
  };
  // What is known by its value need not be written twice.
  const isBare = has === undefined || (what.n === 'value' && String(what.value) === String(has));
  if (isBare && (says === 'least' || says === 'most')) values.what = t('thisNumber');
  // What isn't known has no value to be named.
  if (says === 'equal' && wanted && !isMet && isBare && what.n === 'name') return t('claimEqualNamed', values);
  if (says === 'equal') return t(EQUAL[word(wanted, isMet, isBare)], values);
  if (says === 'lies') return t(LIES[word(wanted, isMet, has === undefined)], values);
  if (says === 'none' && !wanted && !isMet) return t('claimHas', values);
  if (says === 'empty' || says === 'none')
    return t(wanted ? NONE[isMet ? 'met' : 'not'] : SOME[isMet ? 'met' : 'not'], values);
  const near = than?.n === 'neighbors' && than.of.length === 1 ? than.of[0] : undefined;
  // The board shows which they are.
  if (says === 'in' && wanted && !isMet && near !== undefined)
    return t('claimApart', { what: values.what, than: valueText(t, texts, near) });
  if (says === 'in' && wanted && !isMet && isOnly(texts, atom)) return t('claimEqualBare', values);
  if (says === 'in') return t(IN[word(wanted, isMet, false)], values);
  return t(AMOUNT[says][wanted ? 'wanted' : 'unwanted'][isMet ? 'met' : 'not'], values);
}

/** What is no neighbor of itself: whoever asks about a place that something stands on is told just that. */
function selfOf({ says, what, than }: Atom): DescribedValue | undefined {
  if (says === 'joined' && what.n === 'name' && what.of.length === 2 && what.of[0] === what.of[1]) return what.of[0];
  if (says !== 'in' || what.n !== 'value' || than === undefined) return undefined;
  return ownersOf(than)?.every((one) => one === what.value) ? what.value : undefined;
}

/** Whose neighbors they are. */
function ownersOf(noun: Noun): readonly DescribedValue[] | undefined {
  if (noun.n === 'neighbors') return noun.of;
  const isPartners = noun.n === 'name' && noun.paths.some((path) => path.startsWith('relation/'));
  return isPartners && noun.of.length > 0 ? noun.of : undefined;
}

type Which = 'met' | 'metNot' | 'not' | 'bare' | 'unwanted' | 'unwantedBare';
const word = (wanted: boolean, isMet: boolean, isBare: boolean): Which => {
  if (isMet) return wanted ? 'met' : 'metNot';
  if (!wanted) return isBare ? 'unwantedBare' : 'unwanted';
  return isBare ? 'bare' : 'not';
};

const EQUAL: Readonly<Record<Which, Word>> = {
  met: 'factEqual',
  metNot: 'factOther',
  not: 'claimEqual',
  bare: 'claimEqualBare',
  unwanted: 'claimOther',
  unwantedBare: 'claimOtherBare',
};
const LIES: Readonly<Record<Which, Word>> = {
  met: 'factLies',
  metNot: 'factLiesNot',
  not: 'claimLies',
  bare: 'factLiesNot',
  unwanted: 'claimLiesNot',
  unwantedBare: 'claimLiesNot',
};
const IN: Readonly<Record<Which, Word>> = {
  met: 'factIn',
  metNot: 'factOut',
  not: 'claimIn',
  bare: 'claimIn',
  unwanted: 'claimOut',
  unwantedBare: 'claimOut',
};
const NONE = { met: 'factNone', not: 'claimNone' } as const;
const SOME = { met: 'factSome', not: 'claimSome' } as const;
const AMOUNT = {
  least: {
    wanted: { met: 'factLeast', not: 'claimLeast' },
    unwanted: { met: 'factLess', not: 'claimLess' },
  },
  most: {
    wanted: { met: 'factMost', not: 'claimMost' },
    unwanted: { met: 'factMore', not: 'claimMore' },
  },
} as const;

/** The sentence that the ruleset has for when a condition of its own is true, or false. */
const sentenceFor = (texts: Naming, { atom: { what }, holds }: AtomClaim): string | undefined =>
  what.n === 'name' ? namedAs(texts, what, holds ? '/true' : '/false') : undefined;

/** Of what is true or false the sentence names for whom it does or does not hold: a bare yes would say nothing. */
function truthText(t: Say, texts: Naming, what: Noun, wanted: boolean, isMet: boolean): string {
  const sentence = what.n === 'name' ? namedAs(texts, what, wanted === isMet ? '/true' : '/false') : undefined;
  if (sentence !== undefined) return sentence;
  const of = what.n === 'name' ? what.of : [];
  const values = {
    what: what.n === 'name' ? nameText(texts, what) : nounText(t, texts, what),
    of: of.map((one) => valueText(t, texts, one)).join(', '),
  };
  const words = of.length === 0 ? TRUE : TRUE_OF;
  return t(words[wanted ? 'wanted' : 'unwanted'][isMet ? 'met' : 'not'], values);
}

const THERE = {
  wanted: { met: 'factThere', not: 'claimThere' },
  unwanted: { met: 'factAway', not: 'claimAway' },
} as const;
const TRUE = {
  wanted: { met: 'factTrue', not: 'claimTrue' },
  unwanted: { met: 'factFalse', not: 'claimFalse' },
} as const;
const TRUE_OF = {
  wanted: { met: 'factTrueOf', not: 'claimTrueOf' },
  unwanted: { met: 'factFalseOf', not: 'claimFalseOf' },
} as const;

/** What something is called: as the ruleset says, else by its name taken apart. */
export function nounText(t: Say, texts: Naming, noun: Noun): string {
  if (noun.n === 'value') return valueText(t, texts, noun.value);
  if (noun.n === 'cost') return t('nounCost');
  if (noun.n === 'distance' || noun.n === 'neighbors') {
    const of = noun.of.map((one) => valueText(t, texts, one)).join(' – ');
    return t(noun.n === 'distance' ? 'nounDistance' : 'nounNeighbors', { of });
  }
  if (noun.n === 'join') return `${nounText(t, texts, noun.left)} ${noun.op} ${nounText(t, texts, noun.right)}`;
  const name = nameText(texts, noun);
  if (noun.of.length === 0) return name;
  const of = noun.of.map((one) => valueText(t, texts, one)).join(', ');
  // Brackets within brackets are hard to read.
  return t(of.includes('(') ? 'nounOfBracketed' : 'nounOf', { name, of });
}

const nameText = (texts: Naming, noun: Extract<Noun, { n: 'name' }>): string =>
  namedAs(texts, noun, '') ?? plain(noun.name);

/** A name taken apart; whose it is, or where, follows by itself. */
const plain = (name: string): string => readable(name).replace(/ (?:of|at|to|for|from|in|on|by|with)$/, '');

/** What is compared with, and how much that is where its name does not say so. */
function comparedText(t: Say, texts: Naming, { says, than, thanHas }: Atom, path: string): string {
  if (than === undefined || than.n === 'value') return than === undefined ? '' : valueText(t, texts, than.value, path);
  const name = nounText(t, texts, than);
  if (thanHas === undefined) return name;
  const value = valueText(t, texts, thanHas, pathOf(than) || path);
  return name === '' || isUnworded(texts, than)
    ? value
    : t(says === 'in' ? 'nounHas' : bracketed(name), { name, value });
}

/** Brackets within brackets are hard to read here as well. */
const bracketed = (name: string): Word => (name.includes('(') ? 'nounIsBracketed' : 'nounIs');

/** A set of one that is shown by its value: nothing else was possible. */
const isOnly = (texts: Naming, { than, thanHas }: Atom): boolean => {
  const set = than?.n === 'value' ? than.value : than && isUnworded(texts, than) ? thanHas : undefined;
  return typeof set === 'object' && set.length === 1;
};

/**
 * A name within one rule is for who wrote that, and so is what is reckoned from nothing else: where the ruleset has no
 * words for it, its value says more.
 */
const isUnworded = (texts: Naming, noun: Noun): boolean =>
  noun.n === 'name' &&
  (pathOf(noun).startsWith('local/') || (pathOf(noun).startsWith('function/') && noun.of.length === 0)) &&
  !isWorded(texts, noun);

const pathOf = (noun: Noun): string => (noun.n === 'name' ? (noun.paths[0] ?? '') : '');

/** So many of several values are named; one more is named as well, as saying that there is one takes as much room. */
const NAMED = 5;

/** A pile is a value too, where it is asked for what lies somewhere. */
function singleText(texts: Naming, value: Exclude<DescribedValue, readonly unknown[]>, path: string): string {
  const pile = texts.named(`${path}/${value}`) === undefined ? texts.named(`pile/${value}`) : undefined;
  return pile ?? texts.value(path, value);
}

/** A value in words; `path` is that of what has it, where it may be worded. */
export function valueText(t: Say, texts: Naming, value: DescribedValue, path = ''): string {
  if (typeof value !== 'object') return singleText(texts, value, path);
  const shown = value.length === NAMED + 1 ? value : value.slice(0, NAMED);
  const named = shown.map((one) => texts.value(path, one)).join(', ');
  if (named === '') return t('none');
  const more = value.length - shown.length;
  return more === 0 ? named : `${named} ${t('andMore', { n: more })}`;
}
