import { type Fraction, fraction, plus, toNumber } from './fraction.ts';
import type { Outcome } from './gathered.ts';

/** Each value a quantity can have, with its chance: numbers ascending, others the likeliest first. */
export type Spread<T> = readonly { readonly value: T; readonly chance: Fraction }[];

/** How a quantity is spread over outcomes. Values are alike if they are written alike. */
export function spreadOf<T>(outcomes: readonly Outcome[], read: (outcome: Outcome) => T): Spread<T> {
  const found = new Map<string, { readonly value: T; chance: Fraction }>();
  for (const outcome of outcomes) {
    const value = read(outcome);
    const key = JSON.stringify(value);
    const known = found.get(key);
    if (known === undefined) found.set(key, { value, chance: outcome.chance });
    else known.chance = plus(known.chance, outcome.chance);
  }
  return [...found.values()].sort(byValue);
}

function byValue<T>(a: Spread<T>[number], b: Spread<T>[number]): number {
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value;
  const more = b.chance.num * a.chance.den - a.chance.num * b.chance.den;
  return more > 0n ? 1 : more < 0n ? -1 : 0;
}

/** Chances that a number is at least, and at most, each of its values. */
export function atLeast<T>(spread: Spread<T>): Spread<T> {
  return atMost(spread.toReversed()).toReversed();
}
export function atMost<T>(spread: Spread<T>): Spread<T> {
  let sum = fraction(0n);
  return spread.map(({ value, chance }) => {
    sum = plus(sum, chance);
    return { value, chance: sum };
  });
}

/** The mean of a quantity of which all values are numbers, as a double; undefined for others. */
export function meanOf(spread: Spread<unknown>): number | undefined {
  let sum = 0;
  for (const { value, chance } of spread) {
    if (typeof value !== 'number') return undefined;
    sum += value * toNumber(chance);
  }
  return sum;
}
