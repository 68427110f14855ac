import type { Tally } from '@sandtable/engine';
import type { Source } from './walk.ts';
import { binomial, type Ways } from './ways.ts';

/** Of a throw, so many dice show one of some faces; which, nobody has asked yet. */
interface Some {
  readonly faces: number;
  readonly dice: number;
}

/** A tally of one run after the other. */
interface Tallies extends Tally {
  /** Forgets all throws: a new run begins. */
  begin(): void;
}

/**
 * Dice are counted when someone asks: each group of which nothing more is known than some faces is split in two, by
 * the binomial distribution. So twelve dice have thirteen ways where twelve to the power of twelve throws are possible.
 */
export function tallies(source: () => Source): Tallies {
  let throws: (readonly Some[])[] = [];
  return {
    begin() {
      throws = [];
    },
    thrown: (faces, dice) => throws.push([{ faces: 2 ** faces - 1, dice }]) - 1,
    count(thrown, faces) {
      const parted = (throws[thrown] ?? []).map((some) => part(some, faces, source()));
      throws[thrown] = parted.flat().filter(({ dice }) => dice > 0);
      return parted.reduce((sum, [hits]) => sum + hits.dice, 0);
    },
  };
}

/** Those that show one of the faces, and the others. */
function part(some: Some, faces: number, source: Source): readonly [Some, Some] {
  const hits = some.faces & faces;
  const dice = source.take(binomialOf(some.dice, size(hits), size(some.faces)));
  return [
    { faces: hits, dice },
    { faces: some.faces & ~faces, dice: some.dice - dice },
  ];
}

const known = new Map<string, Ways>();

function binomialOf(dice: number, hits: number, faces: number): Ways {
  const key = `${dice} ${hits} ${faces}`;
  const ways = known.get(key) ?? binomial(dice, hits, faces);
  known.set(key, ways);
  return ways;
}

function size(faces: number): number {
  let n = 0;
  for (let rest = faces; rest !== 0; rest &= rest - 1) n += 1;
  return n;
}
