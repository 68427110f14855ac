import type { Create, Engine, GameModule } from '@sandtable/engine';

/** What chance gives: raw numbers by `askedKey`, in the order in which they are asked for there. */
type Told = ReadonlyMap<string, readonly number[]>;

/** One time that chance was come to at a place. */
export interface Asked {
  readonly place: number;
  readonly key: string;
  /** Of each number that was asked for, how many it might have been. */
  readonly ways: number[];
  /** The numbers stood one behind the other: nothing was asked for by keys. */
  inRow: boolean;
}

/** A way to tell a module what chance gives. While nothing is told, it is the chance of the engine. */
export interface Dice {
  begin(told: Told): void;
  /** What chance was asked for since, in order. */
  end(): readonly Asked[];
}
/** A module of which chance can be told, where it has been made by `playable`. */
export interface Playable extends GameModule {
  readonly dice?: Dice;
}

export const askedKey = (place: number, occurrence: number): string => `${place >>> 0}:${occurrence}`;

/** Makes a module of which chance can be told by hand. */
export function playable(create: Create, engine: Engine): Playable {
  let told: Told | undefined;
  let asked = new Map<string, Asked>();
  const chance: Engine['chance'] = (seed, place, occurrence, index, n) => {
    if (told === undefined) return engine.chance(seed, place, occurrence, index, n);
    const key = askedKey(place, occurrence);
    const one = asked.get(key) ?? { place: place >>> 0, key, ways: [], inRow: true };
    asked.set(key, one);
    if (index !== one.ways.length) one.inRow = false;
    const given = told.get(key)?.[one.ways.length];
    one.ways.push(n);
    return given === undefined ? engine.chance(seed, place, occurrence, index, n) : Math.max(0, Math.min(given, n - 1));
  };
  const dice: Dice = {
    begin(next) {
      told = next;
      asked = new Map();
    },
    end() {
      told = undefined;
      return [...asked.values()];
    },
  };
  return { ...create({ ...engine, chance }), dice };
}
