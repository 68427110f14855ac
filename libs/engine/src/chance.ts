/**
 * The only source of chance: a function of where and when a die falls, without a state of its own. So a rule that is
 * inserted shifts no other roll, and a match is replayed from its seed alone.
 */

/** Face number 0..n-1. Draws that would favour low faces are thrown away and drawn again under a further key. */
export function chance(seed: number, place: number, occurrence: number, index: number, n: number): number {
  if (n <= 1) return 0;
  const start = absorb(absorb(absorb(absorb(0, seed), place), occurrence), index);
  for (let attempt = 0; ; attempt++) {
    const draw = finish(absorb(start, attempt) ^ LENGTH);
    // Less than n draws are unfair, so that nearly all are known to be fair without the division. All of it is said in
    // unsigned words: a remainder that may be a double takes four times as long.
    if (draw < -n >>> 0 || draw < WORDS - (WORDS % n)) return (draw % (n >>> 0)) >>> 0;
  }
}

/** FNV-1a over the UTF-8 bytes of a path; what `place` is made of. */
export function hashPath(path: string): number {
  let hash = 0x811c9dc5;
  for (const char of path)
    for (const byte of bytes(char.codePointAt(0) ?? 0)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

const WORDS = 2 ** 32;

/** Bytes of the five words that are hashed. */
const LENGTH = 20;

/** Murmur3 (x86, 32 bits), word by word, started at 0. */
function absorb(hash: number, word: number): number {
  const mixed = Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
  return (Math.imul(rotate(hash ^ mixed, 13), 5) + 0xe6546b64) | 0;
}

function finish(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** UTF-8 by hand: the engine runs where nothing may be imported and `TextEncoder` need not exist. */
function bytes(point: number): readonly number[] {
  if (point < 0x80) return [point];
  const tail = (shift: number): number => 0x80 | ((point >>> shift) & 0x3f);
  if (point < 0x800) return [0xc0 | (point >>> 6), tail(0)];
  if (point < 0x10000) return [0xe0 | (point >>> 12), tail(6), tail(0)];
  return [0xf0 | (point >>> 18), tail(12), tail(6), tail(0)];
}
