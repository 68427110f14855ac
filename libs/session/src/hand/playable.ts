import type { Create, Engine, GameModule } from '@sandtable/engine';

/** Results of chance, by `askedKey`. */
interface Forcing {
  /** Raw numbers, in the order in which they are asked for there. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
  /** Members on top of an ordered pile that is shuffled or drawn from there, topmost first. */
  readonly tops: ReadonlyMap<string, readonly number[]>;
}

/** One time that a place of chance was reached. */
export interface Asked {
  readonly place: number;
  readonly key: string;
  /** The number of possible values of each number that was asked for. */
  readonly ways: number[];
  /** The numbers were consecutive: nothing was asked for by keys. */
  inRow: boolean;
  /** Some members that should be on top aren't in that pile. */
  lacks: boolean;
}

/** A way to force what chance gives in a module. While nothing is forced, it is the chance of the engine. */
export interface Dice {
  begin(forcing: Forcing): void;
  /** What chance has been asked for since then, in order. */
  end(): readonly Asked[];
}
/** A module whose chance can be forced, if it was made by `playable`. */
export interface Playable extends GameModule {
  readonly dice?: Dice;
}

export const askedKey = (place: number, occurrence: number): string => `${place >>> 0}:${occurrence}`;

/** Makes a module whose chance can be forced. */
export function playable(create: Create, engine: Engine): Playable {
  let forcing: Forcing | undefined;
  let asked = new Map<string, Asked>();
  const askedAt = (place: number, occurrence: number): Asked => {
    const key = askedKey(place, occurrence);
    const one = asked.get(key) ?? { place: place >>> 0, key, ways: [], inRow: true, lacks: false };
    asked.set(key, one);
    return one;
  };
  const chance: Engine['chance'] = (seed, place, occurrence, index, n) => {
    if (forcing === undefined) return engine.chance(seed, place, occurrence, index, n);
    const one = askedAt(place, occurrence);
    if (index !== one.ways.length) one.inRow = false;
    const given = forcing.numbers.get(one.key)?.[one.ways.length];
    one.ways.push(n);
    return given === undefined ? engine.chance(seed, place, occurrence, index, n) : Math.max(0, Math.min(given, n - 1));
  };
  const arrange: Engine['arrange'] = (place, occurrence, members, at, size) => {
    if (forcing === undefined) return;
    const one = askedAt(place, occurrence);
    const tops = forcing.tops.get(one.key) ?? [];
    one.lacks = tops.some((member, i) => !raised(members, at, size - i, member));
  };
  const dice: Dice = {
    begin(next) {
      forcing = next;
      asked = new Map();
    },
    end() {
      forcing = undefined;
      return [...asked.values()];
    },
  };
  return { ...create({ ...engine, chance, arrange }), dice };
}

/** Puts a member on top of the first `size` members from `at`; false if it isn't among them. */
function raised(members: Int32Array, at: number, size: number, member: number): boolean {
  const from = members.indexOf(member, at);
  if (from < 0 || from >= at + size) return false;
  members.copyWithin(from, from + 1, at + size);
  members[at + size - 1] = member;
  return true;
}
