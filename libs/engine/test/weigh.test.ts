import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type WeighShape, weigher } from '../src/index.ts';

const KEYS = 4;
const VALUES = 5;

/** Value 0 stands for none; wish w wants value w + 1 at one of its takers. */
const puzzle = fc.record({
  rows: fc.array(fc.integer({ min: 0, max: 31 }), { minLength: KEYS, maxLength: KEYS }),
  takers: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 0, maxLength: VALUES - 1 }),
  sum: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
  seed: fc.nat(),
});
type Puzzle = typeof puzzle extends fc.Arbitrary<infer P> ? P : never;

const bits = (row: number): number[] => Array.from({ length: VALUES }, (_, v) => v).filter((v) => (row >> v) & 1);

function all(rows: readonly number[]): number[][] {
  const [first, ...rest] = rows;
  if (first === undefined) return [[]];
  return bits(first | 1).flatMap((value) => all(rest).map((others) => [value, ...others]));
}

const metBy = ({ takers }: Puzzle, values: readonly number[]): number =>
  takers.filter((keys, wish) => values.some((value, key) => value === wish + 1 && (keys >> key) & 1)).length;

const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The legal answers, one by one. */
function legal(p: Puzzle): number[][] {
  const allowed = all(p.rows).filter((values) => p.sum === undefined || sumOf(values) === p.sum);
  const most = Math.max(0, ...allowed.map((values) => metBy(p, values)));
  return allowed.filter((values) => metBy(p, values) === most);
}

function built(p: Puzzle) {
  const answer = new Int32Array(16);
  const shape: WeighShape = {
    each: true,
    many: false,
    keys: KEYS,
    size: VALUES,
    low: 0,
    partial: false,
    such: p.sum !== undefined,
    plain: p.seed % 2 === 0,
    wishes: p.takers.length > 0 ? 'cover' : 'none',
    wished: VALUES,
  };
  const made = weigher(shape, answer, {
    fill: () => {
      const { table } = made;
      table.count = KEYS;
      for (let key = 0; key < KEYS; key++) {
        table.keys[key] = key;
        table.possible[key] = (p.rows[key] ?? 0) | 1;
      }
      table.wishes = p.takers.length;
      for (const [wish, keys] of p.takers.entries()) {
        table.wish[wish] = wish + 1;
        table.takers[wish] = keys;
      }
    },
    // Open cells are not looked at: the search must do without help.
    may: () => true,
    hopes: () => VALUES,
    such: () => (sumOf([...answer.subarray(0, KEYS)]) === p.sum ? 0 : 1),
    met: () => metBy(p, [...answer.subarray(0, KEYS)]),
  });
  return { made, answer, read: () => [...answer.subarray(0, KEYS)] };
}

const S = new Int32Array(1);

test('covers are met as far as possible, with and without a condition beside them', () => {
  fc.assert(
    fc.property(puzzle, (p) => {
      const { made, read, answer } = built(p);
      const known = legal(p);
      expect(made.count(S)).toBe(known.length);
      expect(made.possible(S)).toBe(known.length > 0 ? 1 : 0);
      if (known.length === 0) return;
      const has = (values: readonly number[]) => known.some((one) => one.join() === values.join());
      let x = p.seed;
      const random = (n: number): number => {
        x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
        return Math.floor((x / 2 ** 32) * n);
      };
      for (let i = 0; i < 5; i++) {
        made.sample(S, random);
        expect(has(read())).toBe(true);
      }
      answer.fill(0);
      made.witness(S);
      expect(has(read())).toBe(true);
      const out = new Int32Array(1);
      made.candidates(S, 0, out);
      expect(bits(out[0] ?? 0)).toEqual([...new Set(known.map(([first = 0]) => first))].sort((a, b) => a - b));
      // Any keys may be given before another one.
      const [sure = []] = known;
      const given = [3, 1].slice(p.seed % 3);
      for (const key of given) answer[key] = sure[key] ?? 0;
      made.candidates(S, 2, out, given);
      const fitting = known.filter((one) => given.every((key) => one[key] === sure[key])).map((one) => one[2] ?? 0);
      expect(bits(out[0] ?? 0)).toEqual([...new Set(fitting)].sort((a, b) => a - b));
    }),
    { numRuns: 400, seed: 1 },
  );
});

/** How often each answer was drawn. */
function drawn(p: Puzzle, samples: number): number[] {
  const { made, read } = built(p);
  const seen = new Map<string, number>();
  let x = 12345;
  const random = (n: number): number => {
    x = (Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return Math.floor((((x ^ (x >>> 13)) >>> 0) / 2 ** 32) * n);
  };
  for (let i = 0; i < samples; i++) {
    made.sample(S, random);
    seen.set(read().join(), (seen.get(read().join()) ?? 0) + 1);
  }
  return [...seen.values()];
}

test.each<[string, Omit<Puzzle, 'seed'>]>([
  // 0+0+2, 0+1+1, 1+0+1, 1+1+0
  ['a condition', { rows: [3, 3, 7, 1], takers: [], sum: 2 }],
  ['nothing', { rows: [7, 3, 3, 7], takers: [], sum: undefined }],
  ['wishes that all are met', { rows: [31, 31, 15, 1], takers: [7, 3], sum: undefined }],
  ['wishes that compete', { rows: [7, 7, 1, 3], takers: [15, 3, 15, 15], sum: undefined }],
])('samples of a question with %s are uniform', (_, part) => {
  const p = { ...part, seed: 0 };
  const answers = legal(p).length;
  const times = drawn(p, 1000 * answers);
  expect(times.length).toBe(answers);
  for (const each of times) expect(Math.abs(each - 1000)).toBeLessThan(150);
});

/** One set of members of which each counts its number, and that must come to a sum. */
function setOf(plain: boolean, row: number, low: number, sums: number) {
  const answer = new Int32Array(4);
  const shape: WeighShape = {
    each: false,
    many: true,
    keys: 1,
    size: VALUES + 1,
    low: 0,
    partial: false,
    such: true,
    plain,
    wishes: 'none',
    wished: 0,
  };
  const made = weigher(shape, answer, {
    fill: () => {
      const { table } = made;
      table.count = 1;
      table.keys[0] = 0;
      table.certain[0] = 0;
      table.possible[0] = row;
      table.lows[0] = low;
      table.highs[0] = 4;
    },
    sure: () => sums === 255,
    may: () => true,
    hopes: () => 0,
    such: () => ((sums >> (sumOf(bits(answer[0] ?? 0)) % 8)) & 1 ? 0 : 1),
    met: () => 0,
  });
  return { made, answer };
}

test('sets that are tried one by one are those that a search finds, with the same numbers by chance', () => {
  fc.assert(
    fc.property(fc.nat(31), fc.nat(2), fc.oneof(fc.nat(255), fc.constant(255)), fc.nat(), (row, low, sums, seed) => {
      const [plain, other] = [setOf(true, row, low, sums), setOf(false, row, low, sums)];
      expect(plain.made.possible(S)).toBe(other.made.possible(S));
      if (plain.made.possible(S) === 0) return;
      const numbers: number[][] = [[], []];
      for (const [i, { made }] of [plain, other].entries())
        made.sample(S, (n) => {
          numbers[i]?.push(n);
          return seed % n;
        });
      expect(numbers[0]).toEqual(numbers[1]);
      expect(plain.answer[0]).toBe(other.answer[0]);
    }),
    { numRuns: 400, seed: 1 },
  );
});

test('covers draw values of several words, and only as many wished ones as wishes can be met', () => {
  const answer = new Int32Array(3);
  const shape = {
    each: true,
    many: false,
    keys: 3,
    size: 40,
    low: 0,
    partial: false,
    such: false,
    plain: true,
  } as const;
  const made = weigher({ ...shape, wishes: 'cover', wished: 2 }, answer, {
    fill: () => {
      const { table } = made;
      table.count = 3;
      for (let key = 0; key < 3; key++) {
        table.keys[key] = key;
        table.possible.set([1 << 31, 0b111], key * 2);
      }
      // Both values are wished at the first key alone, so one of them remains open.
      table.wishes = 2;
      table.wish.set([32, 34]);
      table.takers.set([1, 1]);
    },
    may: () => true,
    hopes: () => 2,
    such: () => 0,
    met: () => (answer[0] === 32 || answer[0] === 34 ? 1 : 0),
  });
  const seen = [new Set<number>(), new Set<number>()];
  let x = 1;
  const random = (n: number): number => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * n);
  };
  for (let i = 0; i < 200; i++) {
    made.sample(S, random);
    seen[0]?.add(answer[0] ?? 0);
    seen[1]?.add(answer[1] ?? 0);
  }
  expect(seen.map((values) => [...values].sort((a, b) => a - b))).toEqual([
    [32, 34],
    [31, 32, 33, 34],
  ]);
});
