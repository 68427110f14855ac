import type { Texts } from '@sandtable/board/texts';
import type { Noun } from '@sandtable/explain';
import type { Say, Word } from '../words.ts';
import type { DescribedAccount, DescribedClaim } from '../workers/why-protocol.ts';
import { begun, nounText, type Sentence, sentencesOf, valueText } from './claim-words.ts';

type Naming = Pick<Texts, 'named' | 'member' | 'value'>;

/** One part of a sum as it is written: `+ 2 strength of North 1`. */
export interface Term {
  readonly sign: string;
  /** How much it is; empty where the dice say so. */
  readonly value: string;
  readonly name: string;
  /** Its name without whose it is: `strength`. */
  readonly plain: string;
  readonly dice: readonly Face[];
  readonly at: DescribedAccount['at'];
}
/** A face of a die; of several that were looked at one by one, whether it counted. */
export interface Face {
  readonly face: string;
  readonly counts: boolean;
  /** Whether it was rolled; else it is a number that was looked at. */
  readonly isDie: boolean;
  readonly dotted: boolean;
}
/** A number, what it is made of, and below it what its parts are made of and why they count. */
export interface Sum {
  readonly name: string;
  readonly value: string;
  /** What stands before the parts where they are not added: `the smaller of`. */
  readonly lead: string;
  readonly terms: readonly Term[];
  readonly more: readonly Sum[];
  readonly because: readonly Sentence[];
}

/** Sums within sums are written out to this depth. */
const DEEP = 3;

/** How a number came about, as someone at a table would reckon it. */
export const sumOf = (t: Say, texts: Naming, noun: Noun, account: DescribedAccount, deep = DEEP): Sum => {
  const name = nounText(t, texts, noun);
  const parts = account.how === 'plain' || isRolled(account) ? [account] : account.parts;
  const causes = parts.length === 0 ? [account] : parts;
  const inner = deep > 0 ? causes.filter((part) => part !== account && isMade(part)) : [];
  return {
    name: begun(name),
    value: valueText(t, texts, account.value),
    lead: leadOf(t, account),
    // What the sum is called after need not be named again.
    terms: causes
      .map((part, i) => {
        const term = account.how === 'sum' ? addend(part) : part;
        return termOf(t, texts, term, signOf(account, term, i));
      })
      .map((one) => (one.name === name ? { ...one, name: '' } : one)),
    more: inner.map((part) => sumOf(t, texts, part.noun ?? noun, { ...part, taken: false }, deep - 1)),
    because: parts
      .filter((part) => !isRolled(part) && !inner.includes(part))
      .flatMap((part) => becauseOf(t, texts, part, parts.length > 1)),
  };
};

/** Why a part counts; of several parts also which. */
function becauseOf(t: Say, texts: Naming, part: DescribedAccount, isNamed: boolean): readonly Sentence[] {
  const sentences = sentencesOf(t, texts, part.because);
  if (!isNamed) return sentences;
  const name = begun(part.noun === undefined ? valueText(t, texts, part.value) : nounText(t, texts, part.noun));
  return sentences.map((one) => ({ ...one, text: t('becauseOf', { name, why: one.text }) }));
}

/** What is added is written without a sign of its own: `− 1`, never `+ -1`. */
const addend = (part: DescribedAccount): DescribedAccount =>
  typeof part.value === 'number' && part.value < 0 ? { ...part, value: -part.value, taken: part.taken !== true } : part;

const isRolled = ({ dice }: DescribedAccount): boolean => dice !== undefined;

/** Whether a part of a sum is made of others again, which its dice do not tell already. */
const isMade = (part: DescribedAccount): boolean => !isRolled(part) && part.how !== 'plain' && part.parts.length > 0;

const LEADS: Readonly<Partial<Record<DescribedAccount['how'], Word>>> = {
  least: 'smallerOf',
  greatest: 'greaterOf',
  rest: 'restOf',
};
const leadOf = (t: Say, { how }: DescribedAccount): string => (LEADS[how] ? t(LEADS[how]) : '');

const SIGNS: Readonly<Partial<Record<DescribedAccount['how'], string>>> = {
  product: '·',
  quotient: ':',
  rest: ':',
  least: ',',
  greatest: ',',
};

function signOf({ how }: DescribedAccount, { taken }: DescribedAccount, i: number): string {
  if (how === 'sum' && taken) return '−';
  if (i === 0) return '';
  return SIGNS[how] ?? '+';
}

const facesOf = (dice: DescribedAccount['dice']): readonly Face[] =>
  (dice?.faces ?? []).map((face, i) => ({
    face,
    counts: dice?.counted?.[i] ?? true,
    isDie: dice?.path !== '',
    dotted: dice?.dotted === true,
  }));

function termOf(t: Say, texts: Naming, part: DescribedAccount, sign: string): Term {
  const { at, dice, noun, how, value } = part;
  const faces = facesOf(dice);
  const name = noun === undefined ? '' : nounText(t, texts, noun);
  if (dice && how === 'count') {
    const counted = countedName(t, texts, part, name);
    return { sign, value: sign === '' ? '' : String(value), name: counted, plain: counted, dice: faces, at };
  }
  // A face that is written says how much it is; dots are hard to read at that size.
  const isShown = dice !== undefined && faces.length === 1 && !dice.dotted && faces[0]?.face === String(value);
  return {
    sign,
    value: isShown || (dice && faces.length > 1) ? '' : valueText(t, texts, value),
    name,
    plain: noun?.n === 'name' ? nounText(t, texts, { ...noun, of: [] }) : name,
    dice: faces,
    at,
  };
}

/** Of dice that are looked at one by one, which are counted. */
function countedName(t: Say, texts: Naming, { because: [bound] }: DescribedAccount, name: string): string {
  const wanted = bound === undefined ? '' : boundText(t, texts, bound);
  return wanted === '' ? name : t('diceThat', { name, wanted });
}

function boundText(t: Say, texts: Naming, claim: DescribedClaim): string {
  if (claim.c !== 'atom' || claim.atom.than === undefined) return '';
  const { says, than, thanHas } = claim.atom;
  const value = thanHas === undefined ? nounText(t, texts, than) : valueText(t, texts, thanHas);
  const word = BOUNDS[says]?.[claim.wanted ? 0 : 1];
  return word ? t(word, { value }) : '';
}

const BOUNDS: Readonly<Partial<Record<string, readonly [Word, Word]>>> = {
  least: ['atLeast', 'lessThan'],
  most: ['atMost', 'moreThan'],
  equal: ['equalTo', 'otherThan'],
};

/** Dots of a die with six faces; other faces are written. */
const DOTS = '⚀⚁⚂⚃⚄⚅';
export const dotsOf = (face: string): string | undefined =>
  /^[1-6]$/.test(face) ? [...DOTS][Number(face) - 1] : undefined;

/** Whether a sum tells anything that its line does not. */
export const tellsOf = ({ terms, because, more }: Sum): boolean =>
  terms.length > 1 || because.length > 0 || more.length > 0 || terms.some(({ dice }) => dice.length > 0);

/** The whole as one line of text: `Attack: 4 die + 2 strength = 6`. */
export function sumText({ name, value, lead, terms }: Sum): string {
  const said = terms.map(({ sign, value: own, name: called, dice }) => {
    const faces = dice.map(({ face, counts }) => (counts ? `[${face}]` : `(${face})`)).join(' ');
    return [sign, own, faces, called].filter((one) => one !== '').join(' ');
  });
  const whole = [lead, said.join(' ')].filter((one) => one !== '').join(' ');
  return `${name}: ${whole} = ${value}`;
}
