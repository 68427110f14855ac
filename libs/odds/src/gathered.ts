import { DECISIONS, type GameModule, SEED } from '@sandtable/engine';
import { type Fraction, plus } from './fraction.ts';

/** A position with how likely it is. */
export interface Outcome {
  readonly chance: Fraction;
  readonly position: Int32Array;
}

/** Positions that come out; equal ones are one, with the sum of their chances. */
interface Gathered {
  add(position: Int32Array, chance: Fraction): void;
  /** As they were met first. */
  all(): readonly Outcome[];
}

/**
 * Positions are kept as what differs from `start`. What says nothing about the match is not compared: the seed, how
 * often chance was asked, how many decisions were taken.
 */
export function gathered(module: GameModule, start: Int32Array): Gathered {
  const compared = comparedSlots(module, start.length);
  const found = new Map<string, { chance: Fraction; readonly changes: readonly number[] }>();
  return {
    add(position, chance) {
      const changes: number[] = [];
      for (const slot of compared) {
        const value = position[slot] ?? 0;
        if (value !== start[slot]) changes.push(slot, value);
      }
      const key = changes.join();
      const known = found.get(key);
      if (known === undefined) found.set(key, { chance, changes });
      else known.chance = plus(known.chance, chance);
    },
    all: () => [...found.values()].map(({ chance, changes }) => ({ chance, position: changed(start, changes) })),
  };
}

function changed(start: Int32Array, changes: readonly number[]): Int32Array {
  const position = start.slice();
  for (let i = 0; i < changes.length; i += 2) position[changes[i] ?? 0] = changes[i + 1] ?? 0;
  return position;
}

function comparedSlots({ info, layout }: GameModule, size: number): readonly number[] {
  const counters = info.chances.map((_, i) => layout.chances + i);
  const roles = info.kinds[info.roleKind]?.members.length ?? 0;
  const perRole = layout.roleChances.flatMap(({ at }) => Array.from({ length: roles }, (_, role) => at + role));
  const ignored = new Set([SEED, DECISIONS, ...counters, ...perRole]);
  return Array.from({ length: size }, (_, slot) => slot).filter((slot) => !ignored.has(slot));
}
