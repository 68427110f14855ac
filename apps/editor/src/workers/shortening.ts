import { type Shortening, shortening, takeStretch } from '@sandtable/analysis';
import { type Goal, ran } from '@sandtable/bots';
import { type Create, engine, RUNNING, STATUS } from '@sandtable/engine';
import { type Playable, playable, type Save } from '@sandtable/session';
import { type BreakAt, placeAt } from './breaks.ts';
import { holdsAt } from './conditions.ts';
import { overAfter } from './stretches.ts';

/** The shortest match that was found so far, and whether there is nothing left to try. */
export interface Shorter {
  readonly save: Save;
  readonly done: boolean;
}

/** Milliseconds after which progress is reported. */
const STRETCH = 150;

/** Looks on for a shorter match for a stretch. */
export const shortened = (steps: Shortening): Shorter => {
  const stretch = takeStretch(steps, overAfter(STRETCH));
  return stretch.done ? { save: stretch.result, done: true } : { save: stretch.step, done: false };
};

/** Looks for a shorter match that comes to a break-point; the module is one that counts, with what is asked there. */
export const shorteningTo = (create: Create, save: Save, at: BreakAt): Shortening => {
  const module = playable(create, engine);
  const place = placeAt(module.info.counted, at);
  const goal = at.procedure === undefined ? ran(module, place) : becomes(module, place, at.procedure);
  return shortening(module, save, goal);
};

/** That a condition becomes true; where it is at the beginning, it has to be false in between. */
function becomes(module: Playable, place: number, name: string): Goal {
  const procedure = module.info.procedures.indexOf(name);
  const position = new Int32Array(module.layout.size);
  return () => {
    let was = true;
    return (match) => {
      if (match.position[STATUS] !== RUNNING) return false;
      const is = holdsAt(module, match.position, position, { procedure, place });
      const became = is && !was;
      was = is;
      return became;
    };
  };
}
