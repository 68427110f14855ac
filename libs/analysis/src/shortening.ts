import { type Goal, repeats, sameFault, shorten } from '@sandtable/bots';
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

/** Looks for a shorter match that comes to the same fault, or that never ends either. */
export function shorteningMatch(module: Playable, save: Save): Shortening {
  const { position } = replay(module, save).match;
  return shortening(module, save, position[STATUS] === FAULTED ? sameFault(position) : repeats);
}
