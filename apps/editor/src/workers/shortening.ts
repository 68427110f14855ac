import { type Goal, ran, shorten } from '@sandtable/bots';
import { type Create, engine, RUNNING, STATUS } from '@sandtable/engine';
import { type Playable, playable, type Save } from '@sandtable/session';
import { type BreakAt, placeAt } from './breaks.ts';

/** The shortest match that was found so far, and whether there is nothing left to try. */
export interface Shorter {
  readonly save: Save;
  readonly done: boolean;
}

/** Milliseconds after which it is told how far it is. */
const STRETCH = 150;

/** Looks for a shorter match, a stretch of it at each call. */
export function shortening(module: Playable, save: Save, goal: Goal): () => Shorter {
  const steps = shorten(module, save, goal);
  let shortest = save;
  return () => {
    const until = performance.now() + STRETCH;
    for (;;) {
      const { value = shortest, done = false } = steps.next();
      shortest = value;
      if (done || performance.now() >= until) return { save: shortest, done };
    }
  };
}

/** The same for a match that has come to a break-point; the module is one that counts, with what is asked there. */
export function shorteningTo(create: Create, save: Save, at: BreakAt): () => Shorter {
  const module = playable(create, engine);
  const place = placeAt(module.info.counted, at);
  const goal = at.procedure === undefined ? ran(module, place) : becomes(module, place, at.procedure);
  return shortening(module, save, goal);
}

/** That a condition becomes true; where it is at the beginning, it has to be false in between. */
function becomes(module: Playable, place: number, name: string): Goal {
  const procedure = module.info.procedures.indexOf(name);
  const position = new Int32Array(module.layout.size);
  return () => {
    let was = true;
    return (match) => {
      if (match.position[STATUS] !== RUNNING) return false;
      position.set(match.position);
      module.coverage?.fill(0);
      module.run?.(position, procedure);
      const is = (module.coverage?.[place] ?? 0) > 0;
      const became = is && !was;
      was = is;
      return became;
    };
  };
}
