import { type Key, sipHash } from './sip-hash.ts';

/**
 * The names by which one viewer can follow the members of a kind, made from the numbers by which they are followed. The
 * seed of the match is the key: without it, nobody can compute the number, or the name that another viewer sees.
 */
export function pseudonyms(seed: number, seat: string, kind: string): (epoch: number) => string {
  const label = new TextEncoder().encode(`${seat}/${kind}`);
  const part = (n: number): readonly [number, number] => sipHash([seed, n, 0, 0], label);
  const key: Key = [...part(0), ...part(1)];
  return (epoch) => `${kind}_${permuted(key, epoch).toString(36)}`;
}

const ROUNDS = [0, 1, 2, 3] as const;

/** A Feistel network: a permutation of the 32-bit numbers, so that different members have different names. */
function permuted(key: Key, value: number): number {
  let [left, right] = [value >>> 16, value & 0xffff];
  for (const round of ROUNDS) {
    const [bits] = sipHash(key, [round, right & 0xff, right >>> 8]);
    [left, right] = [right, left ^ (bits & 0xffff)];
  }
  return ((left << 16) | right) >>> 0;
}
