import type { Span } from '@sandtable/text';
import type { Claim } from '../claims.ts';
import type { Noun } from '../noun.ts';
import type { PlainValue } from '../plain-value.ts';

/**
 * How a value came about, as someone at a table would reckon it. `plain`: it is what it is called. `sum`: its parts are added,
 * each with its sign. `product`, `least` and the like: made of its parts. `count`: this many of what was looked at passed.
 * `dice`: it was rolled.
 */
export interface Account {
  readonly at: Span;
  readonly value: PlainValue;
  readonly how: 'plain' | 'sum' | 'product' | 'quotient' | 'rest' | 'least' | 'greatest' | 'count' | 'dice';
  /** What it is called; absent where it is only a number. */
  readonly noun?: Noun | undefined;
  /** Of a part of a sum: it was taken away. */
  readonly taken?: boolean | undefined;
  readonly parts: readonly Account[];
  readonly dice?: Dice | undefined;
  /** What had to be so for it to count at all. */
  readonly because?: readonly Claim[] | undefined;
  /** Values by key, of a map. */
  readonly cells?: ReadonlyMap<number, Account> | undefined;
}

/** Dice that were rolled at a place of the rules, or numbers that are counted like dice; those have no place. */
export interface Dice {
  readonly path: string;
  readonly faces: readonly string[];
  /** Its faces are at most 6, so that dots can be drawn of them. */
  readonly dotted: boolean;
  /** Of several that were looked at one by one: which of them counted. */
  readonly counted?: readonly boolean[] | undefined;
}

/** The parts of a sum that someone would add: sums within it are taken apart, and what adds nothing is left out. */
function terms(account: Account): readonly Account[] {
  if (account.how !== 'sum') return account.value === 0 && account.dice === undefined ? [] : [account];
  return account.parts.flatMap((part) => {
    const own = terms(part);
    return part.how === 'sum' && part.taken ? own.map((one) => ({ ...one, taken: one.taken !== true })) : own;
  });
}

/** One account of several that are added. */
export const sumOf = (at: Span, value: PlainValue, parts: readonly Account[], noun?: Noun): Account => ({
  at,
  value,
  how: 'sum',
  noun,
  parts: parts.flatMap(terms),
});

/** Whether it tells more than that it is what it is called. */
export const isMade = ({ how, dice, parts, because = [] }: Account): boolean =>
  dice !== undefined || (how !== 'plain' && parts.length > 0) || because.length > 0;
