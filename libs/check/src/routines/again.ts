import type { Span } from '@sandtable/text';
import { liesIn } from '../extent.ts';
import type { World } from '../world.ts';
import type { RoutineEntry } from './entry.ts';

/** A signature that can get more constants without the other seeing them. */
export const copied = (entry: RoutineEntry): RoutineEntry => ({
  ...entry,
  constants: [...entry.constants],
  numbers: new Map(entry.numbers),
  places: [...entry.places],
});

/** Whether what values can call depends on what was edited: constants are named there, or values called for the first time. */
export const brings = (after: World, before: World, edited: readonly Span[]): boolean =>
  after.routines.length !== before.routines.length ||
  after.routines.some(
    ({ places, call }, i) => call !== before.routines[i]?.call || places.some((place) => liesIn(place, edited)),
  );
