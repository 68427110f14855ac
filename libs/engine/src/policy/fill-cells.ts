import { bitCount, dropBit, firstBit, hasBit, setBit } from '../weigh/table.ts';
import type { Contest } from './contest.ts';
import type { PolicyPartShape, PolicyRules, RankedChoice } from './shape.ts';

type Picked = Exclude<RankedChoice, { form: 'menu' }>;
export type FillCells = (S: Int32Array, choice: Picked, part: PolicyPartShape, ties?: (n: number) => number) => void;

/** What is filled, and the sets in which that is worked out. */
interface Filling {
  readonly words: number;
  readonly answer: Int32Array;
  readonly rules: PolicyRules;
  readonly race: Contest;
  /** Ordinals of what a cell can still take. */
  readonly open: Int32Array;
  /** The words of `open` that hold any at first; their number comes first. */
  readonly filled: Int32Array;
  readonly keys: Int32Array;
  readonly bounds: Int32Array;
}
type Asked = readonly [S: Int32Array, choice: Picked, part: PolicyPartShape, ties: ((n: number) => number) | undefined];

/** One value, or the members of a set or list one after the other; for an assignment key by key, in the order of keys. */
export function cellFiller(words: number, answer: Int32Array, rules: PolicyRules, race: Contest): FillCells {
  const [open, keys, bounds] = [new Int32Array(words), new Int32Array(words), new Int32Array(2)];
  const filled = new Int32Array(words + 1);
  const of: Filling = { words, answer, rules, race, open, filled, keys, bounds };
  const done = race.values.subarray(2);
  return (S, choice, part, ties) => {
    const { each, form } = choice;
    const asked: Asked = [S, choice, part, ties];
    if (each === undefined) return cell(of, 0, 0, asked);
    const width = form === 'some' ? choice.words : 1;
    keys.fill(0);
    rules.keys(S, keys);
    done.fill(0);
    for (let key = 0, depth = 0; key < each.keys; key++) {
      if (!hasBit(keys, 0, key)) continue;
      race.values[1] = key + each.low;
      cell(of, depth++, key * width, asked);
      if (each.partial) setBit(answer, each.keys * width, key);
      setBit(done, 0, key);
    }
  };
}

/** What key number `depth` takes, which lies at `at`. */
function cell(of: Filling, depth: number, at: number, asked: Asked): void {
  const { words, answer, rules, open, bounds } = of;
  const [S, choice] = asked;
  open.fill(0);
  rules.candidates(S, depth, open);
  if (choice.form === 'optional' && choice.each === undefined) withNone(open);
  listFilled(open, of.filled);
  if (choice.form === 'some' || choice.form === 'order') {
    rules.bounds(S, bounds, depth);
    return members(of, at, asked);
  }
  const best = ranked(of, asked);
  answer[at] = choice.low + (best < 0 ? firstBit(open, 0, words) : best);
}

/** As many members as must be, and more while a line takes one; `whole` if they are all there is to the answer. */
function members(of: Filling, at: number, asked: Asked): void {
  const { words, answer, rules, open, bounds } = of;
  const [S, { low, form, each }] = asked;
  const whole = each === undefined;
  const place = form === 'order' ? listed(answer, low) : inSet(answer, at);
  const [least, most] = [bounds[0] ?? 0, bounds[1] ?? 0];
  let n = 0;
  while (n < most) {
    const best = ranked(of, asked);
    if (best < 0 && (n >= least || bitCount(open, 0, words) === 0)) return;
    const taken = best < 0 ? firstBit(open, 0, words) : best;
    const legal = whole && n >= least && rules.validate(S) === 0;
    dropBit(open, 0, taken);
    place.add(taken);
    // One more than must be is left out where a legal answer would no longer be one.
    if (legal && rules.validate(S) !== 0) place.drop(taken);
    else n++;
  }
}

/** The ordinal of `open` that the first line with any ranks first; -1 where no line takes any. */
function ranked({ race, open, filled }: Filling, [S, { low }, part, ties]: Asked): number {
  for (const line of part.lines) {
    race.begin(S, line, ties);
    let found = -1;
    for (let i = 1; i <= (filled[0] ?? 0); i++) {
      const k = filled[i] ?? 0;
      // The lowest bit comes first.
      for (let bits = open[k] ?? 0; bits !== 0; bits &= bits - 1) {
        const o = 32 * k + 31 - Math.clz32(bits & -bits);
        race.values[0] = o + low;
        if (race.leads()) found = o;
      }
    }
    if (race.passed()) return found;
  }
  return -1;
}

/** Few candidates are open of many: each line looks only at words with any. */
function listFilled(open: Int32Array, filled: Int32Array): void {
  let n = 0;
  for (let k = 0; k < open.length; k++) if (open[k] !== 0) filled[++n] = k;
  filled[0] = n;
}

/** Where members are put, as ordinals. */
interface Place {
  readonly add: (ordinal: number) => void;
  /** Takes back what was put there last. */
  readonly drop: (ordinal: number) => void;
}

const inSet = (answer: Int32Array, at: number): Place => ({
  add: (ordinal) => setBit(answer, at, ordinal),
  drop: (ordinal) => dropBit(answer, at, ordinal),
});

/** How many there are, then their codes: what is ranked first comes first. */
const listed = (answer: Int32Array, low: number): Place => ({
  add: (ordinal) => {
    answer[0] = (answer[0] ?? 0) + 1;
    answer[answer[0]] = ordinal + low;
  },
  drop: () => {
    answer[answer[0] ?? 0] = 0;
    answer[0] = (answer[0] ?? 0) - 1;
  },
});

/** Candidates of an optional one are counted without none, which here comes first. */
function withNone(set: Int32Array): void {
  let carry = 1;
  for (let k = 0; k < set.length; k++) {
    const word = set[k] ?? 0;
    set[k] = (word << 1) | carry;
    carry = word >>> 31;
  }
}
