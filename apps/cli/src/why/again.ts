import { type Recorder, recorder } from '@sandtable/explain';
import type { Model } from '@sandtable/model';
import {
  courseOf,
  doNamed,
  type NamedMatch,
  type NamedStep,
  type Reference,
  startNamed,
  toldFirst,
} from '@sandtable/reference';
import type { Save } from '@sandtable/session';

/** A match as the interpreter plays it, with what its last step did. */
export interface Again {
  readonly match: Reference;
  readonly recorder: Recorder;
}

/** Statements that one step may run: more than a match has, since looking takes some too. */
const BUDGET = 200_000_000;

/** Decisions and what was done by hand, in their order. */
export const stepsIn = (save: Save): readonly NamedStep[] => courseOf(save as Pick<NamedMatch, 'decisions' | 'hand'>);

/** Plays a save up to a step; `probe` looks on at that one. Undefined where it does not come there. */
export function playedAgain(model: Model, save: Save, at: number, probe?: Recorder['probe']): Again | undefined {
  const course = stepsIn(save).slice(0, at);
  const looking = recorder(model);
  looking.begin(undefined, 0);
  if (at === 0) looking.probe = probe;
  const { seats, seed, options } = save;
  const hand = toldFirst(course).map((act) => ({ after: 0, act }));
  const match = startNamed(model, { seats, seed, options, hand }, BUDGET, looking);
  if (match === undefined) return undefined;
  for (const [i, step] of course.entries()) {
    looking.begin(match.root, i + 1);
    looking.probe = i === at - 1 ? probe : undefined;
    if (!doNamed(model, match, step)) return undefined;
  }
  return { match, recorder: looking };
}
