const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, i) => {
  let sum = i;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  return sum;
});

/** The checksum of zip files. */
export const crc32 = (bytes: Uint8Array): number => {
  let sum = ~0;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return ~sum >>> 0;
};

const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
};
const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 0x1_0000_0000);
const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2)
  .filter(isPrime)
  .slice(0, 64);
const ROUNDS = Uint32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));
const BEGIN = Uint32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** SHA-256 as in FIPS 180-4, in hexadecimal. */
export const sha256 = (bytes: Uint8Array): string => {
  const padded = new Uint8Array((bytes.length + 72) & ~63);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const sum = Uint32Array.from(BEGIN);
  for (let at = 0; at < padded.length; at += 64) mix(sum, view, at);
  return [...sum].map((word) => word.toString(16).padStart(8, '0')).join('');
};

const mix = (sum: Uint32Array, view: DataView, at: number): void => {
  const words = new Uint32Array(64);
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [near, far] = [word(i - 2), word(i - 15)];
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words[i] = word(i - 16) + low + word(i - 7) + (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum;
  for (let i = 0; i < 64; i++) {
    const spread = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = h + spread + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + word(i);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    sum[i] = (sum[i] ?? 0) + value;
  });
};
