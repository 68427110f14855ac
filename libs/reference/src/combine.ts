/** Answers with conditions on the whole value are counted one by one up to here. */
export const COUNT_LIMIT = 10_000;
/** Numbers of answers are exact up to here, and stop there. */
const EXACT = 2 ** 53;

/** How many subsets of `n` things have between `low` and `high` members. */
export function binomials(n: number, low: number, high: number): number {
  let sum = 0n;
  let binomial = 1n;
  for (let k = 0; k <= high; k++) {
    if (k >= low) sum += binomial;
    binomial = (binomial * BigInt(n - k)) / BigInt(k + 1);
  }
  return sum > BigInt(EXACT) ? EXACT : Number(sum);
}

/** All subsets with between `low` and `high` members, each ascending. */
export function* subsets(items: readonly number[], low: number, high: number, from = 0): Generator<readonly number[]> {
  if (low <= 0 && high >= 0) yield [];
  if (high <= 0) return;
  for (let i = from; i < items.length; i++) {
    const first = items.slice(i, i + 1);
    for (const rest of subsets(items, Math.max(1, low) - 1, high - 1, i + 1)) yield [...first, ...rest];
  }
}

/** How many sequences of different things out of `n` are between `low` and `high` long. */
export function arrangements(n: number, low: number, high: number): number {
  let [sum, here] = [0n, 1n];
  for (let k = 0; k <= high; k++) {
    if (k >= low) sum += here;
    here *= BigInt(n - k);
  }
  return sum > BigInt(EXACT) ? EXACT : Number(sum);
}

/** All sequences of different things that are between `low` and `high` long: short ones first, then in their order. */
export function* sequences(items: readonly number[], low: number, high: number): Generator<readonly number[]> {
  for (let size = low; size <= high; size++) yield* ofSize(items, size);
}

function* ofSize(items: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) yield [];
  for (const first of size === 0 ? [] : items) {
    const others = items.filter((item) => item !== first);
    for (const rest of ofSize(others, size - 1)) yield [first, ...rest];
  }
}
