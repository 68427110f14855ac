import { STEPS, TURNS } from './budget.ts';
import {
  constant,
  depth,
  type FunctionCode,
  flag,
  fn,
  type Item,
  int,
  out,
  type Param,
  random,
  text,
  words,
} from './code.ts';

/** Tests a whole answer, or whether the one that has been begun can be completed. */
const such: Param = { name: 'such', type: '() => number' };
const possible: Param = { name: 'possible', type: '() => boolean' };

interface Sizes {
  /** Words of the largest answer or set of candidates. */
  readonly answer: number;
  readonly scratch: number;
  /** Where the frames begin, and where the position ends. */
  readonly frames: number;
  readonly position: number;
  /** Whether a menu may have more records than there is room for at first. */
  readonly growing: boolean;
  /** What is emitted where the module is entered. */
  readonly entering: readonly string[];
}

/** The part of every emitted module that does not depend on the rules, but for its sizes. */
export const prelude = (sizes: Sizes): readonly Item[] => [...shared(sizes), ...bitsets, ...answers, ...driver(sizes)];

/**
 * Variables of the module: `A` is the answer, `O` candidates, `T` scratch memory, `Q` records of menus. In `play`,
 * `fresh` is the question that was just put, whose candidates (`found` of them) are still in `O` or in the table of its
 * weigher, and `left` is how many answers may still be given.
 */
const shared = ({ answer, scratch, growing }: Sizes): readonly Item[] => [
  constant('FAULT', "new Error('fault')"),
  text(
    'let budget = 0, turns = 0, faultCode = 0, faultPlace = 0, records = 0, fresh = -1, found = 0, left = 0, resting = false;',
  ),
  constant('E', 'engine.events()'),
  text(`const A = room(${answer}), O = room(${answer}), O2 = room(2), T = room(${scratch});`),
  ...records(growing),
  fn('fault', [int('code'), int('place')], 'never')`
    faultCode = code;
    faultPlace = place;
    throw FAULT;
  `,
];

/** Words of the records of a menu, unless there can be more. */
export const RECORDS = 4096;

/** An array that is never replaced is read faster. */
const records = (growing: boolean): readonly Item[] =>
  growing
    ? [
        text(`let Q = new Int32Array(${RECORDS});`),
        fn('grow', [], 'void')`
          const old = Q;
          Q = new Int32Array(2 * old.length);
          Q.set(old);
        `,
      ]
    : [constant('Q', `room(${RECORDS})`)];

const bitsets: readonly Item[] = [
  fn('bits', [int('x')], 'number')`
    x -= x >>> 1 & 0x55555555;
    x = (x & 0x33333333) + (x >>> 2 & 0x33333333);
    return Math.imul(x + (x >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;
  `,
  fn('bits2', [int('x'), int('y')], 'number')`
    x -= x >>> 1 & 0x55555555;
    y -= y >>> 1 & 0x55555555;
    x = (x & 0x33333333) + (x >>> 2 & 0x33333333) + (y & 0x33333333) + (y >>> 2 & 0x33333333);
    return Math.imul((x & 0x0f0f0f0f) + (x >>> 4 & 0x0f0f0f0f), 0x01010101) >>> 24;
  `,
  fn('run', [int('low'), int('high')], 'number')`
    if (low < 0) low = 0;
    if (high > 31) high = 31;
    return low > high ? 0 : -1 >>> 31 - high + low << low;
  `,
  fn('count', [out, int('n')], 'number')`
    let all = 0;
    for (let k = 0; k < n; ++k) all += bits(out[k]);
    return all;
  `,
  fn('nth', [out, int('at'), int('n')], 'number')`
    let k = at, w = out[k];
    for (let c = bits(w); c <= n; c = bits(w)) { n -= c; w = out[++k]; }
    for (; n > 0; --n) w &= w - 1;
    return (k - at << 5) + 31 - Math.clz32(w & -w);
  `,
  fn('drawn', [words('from'), int('at'), int('n'), random], 'number')`
    let all = 0;
    for (let k = at; k < at + n; ++k) if (from[k] !== 0) all += bits(from[k]);
    return all === 0 ? -1 : nth(from, at, all === 1 ? 0 : random(all));
  `,
  fn('spread', [words('from'), int('base'), int('n'), int('at')], 'number')`
    let end = at;
    for (let k = 0; k < n; ++k) for (let w = from[base + k]; w !== 0; w &= w - 1) T[end++] = (k << 5) + 31 - Math.clz32(w & -w);
    return end;
  `,
  fn('clear', [words('a'), int('at'), int('end')], 'void')`
    for (; at < end; ++at) a[at] = 0;
  `,
  fn('different', [words('a'), int('at'), int('keys'), int('n'), flag('none'), int('has')], 'boolean')`
    for (let x = 0; x < keys; ++x) {
      if (has >= 0 && (a[has + (x >> 5)] >>> (x & 31) & 1) === 0 || none && a[at + x] === 0) continue;
      for (let y = 0; y < x; ++y) {
        if (has >= 0 && (a[has + (y >> 5)] >>> (y & 31) & 1) === 0) continue;
        if (alike(a, at + x * n, a, at + y * n, n)) return false;
      }
    }
    return true;
  `,
  fn('within', [words('a'), int('at'), int('n'), int('value')], 'boolean')`
    for (let k = 0; k < n; ++k) if (a[at + k] === value) return true;
    return false;
  `,
  fn('joined', [words('first'), words('ends'), int('left'), int('right')], 'number')`
    for (let k = first[left]; k < first[left + 1]; ++k) if (ends[k] === right) return k + 1;
    return 0;
  `,
  fn('sparse', [int('size'), { name: 'steps', type: 'readonly number[]' }], 'Int32Array')`
    const table = room(size);
    for (let k = 0, i = 0; k < steps.length; k += 2) table[i += steps[k]] = steps[k + 1];
    return table;
  `,
  fn('alike', [words('a'), int('i'), words('b'), int('j'), int('n')], 'boolean')`
    let k = 0;
    for (; k + 3 < n; k += 4)
      if ((a[i + k] ^ b[j + k] | a[i + k + 1] ^ b[j + k + 1] | a[i + k + 2] ^ b[j + k + 2] | a[i + k + 3] ^ b[j + k + 3]) !== 0) return false;
    for (; k < n; ++k) if (a[i + k] !== b[j + k]) return false;
    return true;
  `,
  fn('distinct', [out, int('n'), int('reason')], 'number')`
    for (let k = 0; k < n; ++k) if (out[k] === reason) return n;
    out[n] = reason;
    return n + 1;
  `,
];

/** Counting answers, drawing one, and leaving out what leads nowhere. */
const answers: readonly Item[] = [
  fn('binomial', [int('n'), int('k')], 'number')`
    let c = 1;
    for (let i = 1; i <= k; ++i) c = Math.round(c * (n - k + i) / i);
    return c;
  `,
  fn('binomials', [int('n'), int('low'), int('high')], 'number')`
    let c = 0;
    for (let k = low; k <= high; ++k) c += binomial(n, k);
    return c;
  `,
  fn('pickSome', [int('words'), int('n'), int('low'), int('high'), random], 'void')`
    if (low <= 1 && high === n && n > 0) {
      for (;;) {
        let some = 0;
        for (let k = 0; k < words; ++k) { A[k] = O[k] === 0 ? 0 : O[k] & (random(65536) | random(65536) << 16); some |= A[k]; }
        if (low === 0 || some !== 0) return;
      }
    }
    let size = low;
    if (high > low) { let r = random(Math.min(binomials(n, low, high), 9007199254740991)); for (let c = binomial(n, size); r >= c && size < high; c = binomial(n, ++size)) r -= c; }
    for (let k = 0; k < words; ++k) {
      A[k] = 0;
      for (let w = O[k]; w !== 0; w &= w - 1) { if (random(n--) < size) { A[k] |= w & -w; --size; } }
    }
  `,
  fn('singles', [int('words'), int('none'), int('low'), such, int('wanted')], 'number')`
    let legal = 0;
    if (none === 1) { A[0] = 0; if (such() === 0 && legal++ === wanted) return legal; }
    for (let k = 0; k < words; ++k) for (let w = O[k]; w !== 0; w &= w - 1) {
      A[0] = (k << 5) + 31 - Math.clz32(w & -w) + (none === 1 ? 1 : low);
      if (such() === 0 && legal++ === wanted) return legal;
    }
    return legal;
  `,
  fn('subsets', [int('words'), int('low'), int('high'), such, int('wanted')], 'number')`
    const list = [];
    for (let k = 0; k < words; ++k) for (let w = O[k]; w !== 0; w &= w - 1) list.push((k << 5) + 31 - Math.clz32(w & -w));
    let legal = 0;
    for (let size = low; size <= high; ++size) {
      const at = Array.from({ length: size }, (_, i) => i);
      for (;;) {
        A.fill(0, 0, words);
        for (const i of at) A[list[i] >> 5] |= 1 << (list[i] & 31);
        if (such() === 0) { if (legal++ === wanted || legal >= 10000) return legal; }
        let i = size - 1;
        while (i >= 0 && at[i] === list.length - size + i) --i;
        if (i < 0) break;
        ++at[i];
        for (let j = i + 1; j < size; ++j) at[j] = at[j - 1] + 1;
      }
    }
    return legal;
  `,
  fn('completable', [out, int('words'), depth, possible], 'void')`
    const old = A[depth];
    for (let k = 0; k < words; ++k) for (let w = out[k]; w !== 0; w &= w - 1) {
      A[depth] = (k << 5) + 31 - Math.clz32(w & -w);
      if (!possible()) out[k] &= ~(w & -w);
    }
    A[depth] = old;
  `,
];

/** Runs machines until a question is open or the match has ended. */
const driver = ({ frames, position, entering }: Sizes): readonly Item[] => [
  fn('finish', [int('status'), int('winners'), int('reason')], 'void')`
    S[0] = status; S[1] = reason; S[2] = winners;
    S[6] = 0; clear(S, 10, 16);
    S.fill(0, ${frames}, ${position});
  `,
  fn('failed', [{ name: 'e', type: 'unknown' }], 'void')`
    if (e !== FAULT) throw e;
    finish(3, 0, -1);
    S[8] = faultCode; S[9] = faultPlace;
  `,
  fn('proceed', [], 'void')`
    try {
      while (step());
      if (S[0] === 0 && S[10] === 0 && !rest()) finish(2, 0, -1);
    } catch (e) {
      failed(e);
    }
  `,
  first(
    entering,
    fn('drive', [], 'void')`
      proceed();
    `,
  ),
  fn('decided', [], 'void')`
    budget = ${STEPS};
    turns = ${TURNS};
    ++S[5];
    fresh = -1;
    if (S[14] !== 0) answered();
    S[10] = 0; S[11] = 0; S[12] = 0; S[13] = 0; S[15] = 0;
  `,
  fn('decide', [], 'void')`
    decided();
    drive();
  `,
  fn('alone', [int('low')], 'void')`
    A[0] = nth(O, 0, 0) + low;
    --left;
    decided();
  `,
];

const first = (lines: readonly string[], code: FunctionCode): FunctionCode => ({
  ...code,
  body: [...lines, ...code.body],
});
