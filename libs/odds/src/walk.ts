import { type Fraction, fraction } from './fraction.ts';
import { shareOf, type Ways } from './ways.ts';

/** Where the results of chance come from: from going every way, or from a generator. */
export interface Source {
  take(ways: Ways): number;
}

/** Every way that chance can go, one run after the other. A run is done again from the start for each. */
interface Walk extends Source {
  /** How likely the way was that the last run went. */
  chance(): Fraction;
  /** Prepares the run that goes the next way; false where all were gone. */
  next(): boolean;
}

/** A place on the way, with the chance of coming as far as behind it. */
interface Turn {
  readonly ways: Ways;
  way: number;
  num: bigint;
  den: bigint;
}

/** Thrown where a run asks chance so often that it may never end: rolls that are repeated until they fall well. */
export class TooDeep extends Error {}
const DEEPEST = 64;

/** Depth first: the last place that has another way left takes it, what comes behind begins again. */
export function walk(): Walk {
  const turns: Turn[] = [];
  let depth = 0;
  return {
    take(ways) {
      if (ways.count === 1) return 0;
      if (depth === DEEPEST) throw new TooDeep();
      if (depth === turns.length) turns.push(turned(turns.at(-1), ways, nextWay(ways, -1)));
      const { way = 0 } = turns[depth] ?? {};
      depth += 1;
      return way;
    },
    chance() {
      const { num = 1n, den = 1n } = turns.at(-1) ?? {};
      return fraction(num, den);
    },
    next() {
      depth = 0;
      for (let last = turns.pop(); last !== undefined; last = turns.pop()) {
        const way = nextWay(last.ways, last.way);
        if (way >= last.ways.count) continue;
        turns.push(turned(turns.at(-1), last.ways, way));
        return true;
      }
      return false;
    },
  };
}

const turned = (before: Turn | undefined, ways: Ways, way: number): Turn => ({
  ways,
  way,
  num: (before?.num ?? 1n) * shareOf(ways, way),
  den: (before?.den ?? 1n) * ways.total,
});

/** What cannot come is passed over. */
function nextWay(ways: Ways, way: number): number {
  let next = way + 1;
  while (next < ways.count && shareOf(ways, next) === 0n) next += 1;
  return next;
}
