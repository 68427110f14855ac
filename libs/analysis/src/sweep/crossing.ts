/** Where a measure lies that was looked for a target: surely below it, surely above it, or too near to tell. */
export type Verdict = 'below' | 'above' | 'near';

/** Where a row of values comes to a target, by their numbers. */
export type Crossing =
  /** Too near to tell, from one to another: these do it, as far as so many games can say. */
  | { readonly found: 'values'; readonly from: number; readonly to: number }
  /** No value does it: it jumps over the target behind this one. */
  | { readonly found: 'between'; readonly from: number; readonly to: number }
  /** All are on one side. */
  | { readonly found: 'nothing'; readonly all: 'below' | 'above' }
  /** Both ends are on one side and the middle isn't: halving the row would miss something. */
  | { readonly found: 'turning'; readonly from: number; readonly middle: number; readonly to: number };

/** How many values are looked at, at most, to find one of so many. */
export const mostLooks = (count: number): number => 3 + 2 * Math.ceil(Math.log2(Math.max(2, count)));

/**
 * Looks for the values with which a measure that only rises or only falls comes to a target, by halving. Yields the number
 * of a value and wants to know where it lies.
 */
export function* crossing(count: number): Generator<number, Crossing, Verdict> {
  const last = count - 1;
  const known = new Map<number, Verdict>();
  function* look(at: number): Generator<number, Verdict, Verdict> {
    const verdict = known.get(at) ?? (yield at);
    known.set(at, verdict);
    return verdict;
  }
  const low = yield* look(0);
  const high = yield* look(last);
  if (low === high && low !== 'near') {
    const middle = Math.floor(last / 2);
    const between = yield* look(middle);
    return between === low ? { found: 'nothing', all: low } : { found: 'turning', from: 0, middle, to: last };
  }
  const below = low === 'near' ? -1 : yield* lastThat(0, last, (verdict) => verdict === low, look);
  const above = high === 'near' ? count : 1 + (yield* lastThat(Math.max(0, below), last, (v) => v !== high, look));
  return above - below > 1
    ? { found: 'values', from: below + 1, to: above - 1 }
    : { found: 'between', from: below, to: above };
}

/** The last number with which something holds that holds at first, and not at the end. */
function* lastThat(
  first: number,
  end: number,
  holds: (verdict: Verdict) => boolean,
  look: (at: number) => Generator<number, Verdict, Verdict>,
): Generator<number, number, Verdict> {
  let [low, high] = [first, end];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(yield* look(middle))) low = middle;
    else high = middle;
  }
  return low;
}
