import { type Goal, gameOf, repeats, type Series, sameFault, shorten } from '@sandtable/bots';
import { FAULTED, STATUS } from '@sandtable/engine';
import { type Playable, replay, type Save } from '@sandtable/session';

/** What shortens a match, in steps that tell the shortest one so far. */
export type Shortening = Generator<Save, Save>;

/** Looks for a shorter match that still does what this one does. */
export function* shortening(module: Playable, save: Save, goal: Goal): Shortening {
  const tries = shorten(module, save, goal);
  let shortest = save;
  for (;;) {
    const { value = shortest, done } = tries.next();
    shortest = value;
    if (done) return shortest;
    yield shortest;
  }
}

/** A game of a series as a match, and what looks for a shorter one that comes to the same fault or never ends. */
export function shorteningGame(
  series: Series,
  game: number,
  variants: readonly string[],
): { readonly whole: Save; readonly steps: Shortening } {
  const whole = gameOf(series, game, variants);
  const { position } = replay(series.module, whole).match;
  const goal = position[STATUS] === FAULTED ? sameFault(position) : repeats;
  return { whole, steps: shortening(series.module, whole, goal) };
}
