import type { IntType } from '@sandtable/model';

/** The values of a type of numbers that can be written as decimals: `low / over`, `(low + 1) / over`, … `high / over`. */
export interface Steps {
  readonly low: number;
  readonly high: number;
  readonly over: number;
}

/** A third has no decimals, so of `by 1/3` only the whole numbers can be written in a table, of `by 1/6` the halves. */
export function stepsOf({ min, max, den }: IntType): Steps {
  const over = decimalPart(den);
  return { low: Math.ceil((min * over) / den), high: Math.floor((max * over) / den), over };
}

/** The largest divisor that is made of twos and fives. */
function decimalPart(den: number): number {
  let rest = den;
  while (rest % 2 === 0) rest /= 2;
  while (rest % 5 === 0) rest /= 5;
  return den / rest;
}
