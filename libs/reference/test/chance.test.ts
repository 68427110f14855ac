import { chance, hashPath } from '@sandtable/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('gives the same faces everywhere', () => {
  expect(['', 'a', 'foobar', 'Käse/€/😀'].map(hashPath)).toEqual([
    0x811c9dc5,
    0xe40c292c,
    0xbf9cf968,
    hashUtf8('Käse/€/😀'),
  ]);
  expect(Array.from({ length: 12 }, (_, i) => chance(7, hashPath('fight/red'), i, 0, 6))).toMatchInlineSnapshot(`
    [
      3,
      0,
      1,
      2,
      1,
      1,
      1,
      4,
      5,
      3,
      4,
      1,
    ]
  `);
  expect(chance(-1, 0xffffffff, 0x7fffffff, 3, 1000)).toMatchInlineSnapshot(`63`);
});

it('stays within its faces, and depends on nothing but its keys', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.nat(),
      fc.nat(),
      fc.nat(9),
      fc.integer({ min: 1, max: 0x7fffffff }),
      (seed, place, turn, index, n) => {
        const face = chance(seed, place, turn, index, n);
        expect(Number.isInteger(face) && face >= 0 && face < n).toBe(true);
        expect(chance(seed, place | 0, turn, index, n)).toBe(face);
      },
    ),
  );
});

it('is fair to every face, also where the number of faces divides badly', () => {
  for (const n of [2, 6, 12, 100]) expect(chiSquare(n, 60_000)).toBeLessThan(n + 5 * Math.sqrt(2 * n));
  const n = 3 * 2 ** 30;
  const low = Array.from({ length: 30_000 }, (_, i) => chance(1, 2, i, 0, n)).filter((face) => face < 2 ** 30).length;
  expect(Math.abs(low - 10_000)).toBeLessThan(500);
});

it('tells neighbouring seeds, places, turns and indexes apart', () => {
  const draws = (key: (i: number) => [number, number, number, number]) =>
    new Set(Array.from({ length: 500 }, (_, i) => chance(...key(i), 2 ** 31)));
  for (const key of [
    (i: number) => [i, 1, 1, 1],
    (i: number) => [1, i, 1, 1],
    (i: number) => [1, 1, i, 1],
    (i: number) => [1, 1, 1, i],
  ]) {
    expect(draws(key as (i: number) => [number, number, number, number]).size).toBe(500);
  }
});

function chiSquare(n: number, draws: number): number {
  const seen = new Array<number>(n).fill(0);
  for (let i = 0; i < draws; i++) {
    const face = chance(42, 99, i, 0, n);
    seen[face] = (seen[face] ?? 0) + 1;
  }
  return seen.reduce((sum, count) => sum + (count - draws / n) ** 2 / (draws / n), 0);
}

const hashUtf8 = (path: string): number =>
  [...new TextEncoder().encode(path)].reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5) >>> 0;
