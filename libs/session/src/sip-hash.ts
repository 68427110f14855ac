/** 128 bits in four words, the low ones first. */
export type Key = readonly [number, number, number, number];

/**
 * SipHash-2-4: a hash that nobody can compute or reverse without the key. 64 bits as two words, the low one first.
 */
export function sipHash([k0, k1, k2, k3]: Key, bytes: ArrayLike<number>): readonly [number, number] {
  // Four numbers of 64 bits, each as two words, the low one first.
  const v = Uint32Array.of(
    k0 ^ 0x70736575,
    k1 ^ 0x736f6d65,
    k2 ^ 0x6e646f6d,
    k3 ^ 0x646f7261,
    k0 ^ 0x6e657261,
    k1 ^ 0x6c796765,
    k2 ^ 0x79746573,
    k3 ^ 0x74656462,
  );
  const last = bytes.length - (bytes.length % 8);
  for (let at = 0; at < last; at += 8) absorb(v, word(bytes, at), word(bytes, at + 4));
  absorb(v, word(bytes, last), word(bytes, last + 4) | (bytes.length << 24));
  xor(v, 4, 0xff, 0);
  for (let i = 0; i < 4; i++) round(v);
  return [folded(v, 0), folded(v, 1)];
}

const folded = (v: Uint32Array, half: 0 | 1): number =>
  (at(v, half) ^ at(v, 2 + half) ^ at(v, 4 + half) ^ at(v, 6 + half)) >>> 0;

const at = (v: Uint32Array, i: number): number => v[i] ?? 0;

/** Four bytes from `from`; bytes after the end count as 0. */
function word(bytes: ArrayLike<number>, from: number): number {
  const byte = (i: number): number => bytes[from + i] ?? 0;
  return byte(0) | (byte(1) << 8) | (byte(2) << 16) | (byte(3) << 24);
}

function absorb(v: Uint32Array, low: number, high: number): void {
  xor(v, 6, low, high);
  round(v);
  round(v);
  xor(v, 0, low, high);
}

function round(v: Uint32Array): void {
  mix(v, 0, 2, 13);
  turn(v, 0, 32);
  mix(v, 4, 6, 16);
  mix(v, 0, 6, 21);
  mix(v, 4, 2, 17);
  turn(v, 4, 32);
}

/** Adds `b` to `a`, rotates `b`, and combines it with `a` by XOR. */
function mix(v: Uint32Array, a: number, b: number, by: number): void {
  const low = at(v, a) + at(v, b);
  v[a] = low;
  v[a + 1] = at(v, a + 1) + at(v, b + 1) + (low > 0xffffffff ? 1 : 0);
  turn(v, b, by);
  xor(v, b, at(v, a), at(v, a + 1));
}

/** Rotates to the left by up to 32 bits. */
function turn(v: Uint32Array, a: number, by: number): void {
  const [low, high] = [at(v, a), at(v, a + 1)];
  v[a] = by === 32 ? high : (low << by) | (high >>> (32 - by));
  v[a + 1] = by === 32 ? low : (high << by) | (low >>> (32 - by));
}

function xor(v: Uint32Array, a: number, low: number, high: number): void {
  v[a] = at(v, a) ^ low;
  v[a + 1] = at(v, a + 1) ^ high;
}
