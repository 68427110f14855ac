/** What can come at one place of chance: numbers 0 to `count - 1`, as likely as their shares of `total` say. */
export interface Ways {
  readonly count: number;
  readonly total: bigint;
  /** Absent where all are alike. */
  readonly shares?: readonly bigint[] | undefined;
}

export const shareOf = ({ shares }: Ways, way: number): bigint => shares?.[way] ?? 1n;

const even: Ways[] = [];
/** One of `n`, all alike. */
export function evenly(n: number): Ways {
  const known = even[n];
  if (known !== undefined) return known;
  const ways = { count: n, total: BigInt(n) };
  if (n <= MOST_KEPT) even[n] = ways;
  return ways;
}
const MOST_KEPT = 1000;

/** How many of `n` dice fall on one of `hits` faces of `faces`: the binomial distribution. */
export function binomial(n: number, hits: number, faces: number): Ways {
  const [yes, no] = [BigInt(hits), BigInt(faces - hits)];
  const shares: bigint[] = [];
  let among = 1n;
  for (let k = 0; k <= n; k += 1) {
    shares.push(among * yes ** BigInt(k) * no ** BigInt(n - k));
    among = (among * BigInt(n - k)) / BigInt(k + 1);
  }
  return { count: n + 1, total: BigInt(faces) ** BigInt(n), shares };
}
