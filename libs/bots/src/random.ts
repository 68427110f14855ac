/** An integer in 0..n-1. */
export type Random = (n: number) => number;

/**
 * A small fast generator (sfc32) with its own seed: bots draw from it, never from the match, whose dice must not
 * depend on who plays.
 */
export function createRandom(seed: number): Random {
  const next = sfc32(seed);
  return (n) => {
    if (n <= 1) return 0;
    // The same as below, in integers: the halves of a word times a number of at most 17 bits.
    if (n <= TWO_16) {
      const word = next();
      return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
    }
    if (n <= TWO_32) return Math.floor(((next() >>> 0) / TWO_32) * n);
    // More outcomes than 32 bits can tell apart: 53 bits, the most a double holds.
    const high = next() >>> 5;
    return Math.floor(((high * 0x4000000 + (next() >>> 6)) / TWO_53) * n);
  };
}

const TWO_16 = 0x10000;
const TWO_32 = 0x100000000;
const TWO_53 = 2 ** 53;
/** Rounds until the state no longer shows how alike two seeds were. */
const WARM_UP = 15;

/** Its numbers are signed: others of 32 bits would take memory of their own. */
function sfc32(seed: number): () => number {
  let a = seed | 0;
  let b = Math.floor(seed / TWO_32) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  };
  for (let i = 0; i < WARM_UP; i++) next();
  return next;
}
