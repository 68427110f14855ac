/** An exact number: `num / den` in whole numbers, `den` above 0. Not always in lowest terms. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

export const fraction = (num: bigint, den = 1n): Fraction => ({ num, den });

/** Sums of chances mostly have one denominator; then nothing has to be brought to another. */
export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.den === b.den) return { num: a.num + b.num, den: a.den };
  const common = gcd(a.den, b.den);
  const [x, y] = [b.den / common, a.den / common];
  return { num: a.num * x + b.num * y, den: a.den * x };
}

export const times = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.num, den: a.den * b.den });

export function lowest({ num, den }: Fraction): Fraction {
  const common = gcd(num < 0n ? -num : num, den);
  return common <= 1n ? { num, den } : { num: num / common, den: den / common };
}

/** The nearest double but for a few parts in 10^15, however long the numbers are. */
export function toNumber({ num, den }: Fraction): number {
  const excess = Math.max(bits(num), bits(den)) - SAFE_BITS;
  if (excess <= 0) return Number(num) / Number(den);
  // Shifted by their difference in length, the quotient keeps enough digits.
  const shift = BigInt(Math.max(0, bits(den) - bits(num) + SAFE_BITS));
  return Number((num << shift) / den) / 2 ** Number(shift);
}

const SAFE_BITS = 60;
const bits = (n: bigint): number => (n < 0n ? -n : n).toString(2).length;

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}
