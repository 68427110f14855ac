import { type Recorder, recorder } from '@sandtable/explain';
import type { Model } from '@sandtable/model';
import {
  courseOf,
  doNamed,
  forcedFirst,
  type NamedMatch,
  type NamedStep,
  type Reference,
  startNamed,
} from '@sandtable/reference';
import type { Save } from '@sandtable/session';

/** A match as the interpreter plays it again, with what its last step did. */
export interface Replayed {
  readonly model: Model;
  readonly match: Reference;
  readonly recorder: Recorder;
}
/** Looks on at a step. */
export type Probe = Recorder['probe'];
/** How a match began: what is set for chance at the head of its course may have to do with how it was set up. */
export type Beginning = Omit<NamedMatch, 'decisions'>;

/** Statements that one step may run: many more than a match has, since looking takes some too. */
const BUDGET = 200_000_000;

/** Decisions and manual edits, in their order. */
export const stepsIn = (save: Save): readonly NamedStep[] => courseOf(save as Pick<NamedMatch, 'decisions' | 'hand'>);

export const beginningOf = ({ seats, seed, options }: Save, course: readonly NamedStep[]): Beginning => ({
  seats,
  seed,
  options,
  hand: forcedFirst(course).map((act) => ({ after: 0, act })),
});

/** Sets up a match; undefined if the rules can't. */
export function begin(model: Model, beginning: Beginning, probe?: Probe): Replayed | undefined {
  const looking = recorder(model);
  looking.begin(undefined, 0);
  looking.probe = probe;
  const match = startNamed(model, beginning, BUDGET, looking);
  return match && { model, match, recorder: looking };
}

/** Takes step number `at`, from 1; false if it can't be taken. */
export function takeStep(
  { model, match, recorder: looking }: Replayed,
  step: NamedStep,
  at: number,
  probe?: Probe,
): boolean {
  looking.begin(match.root, at);
  looking.probe = probe;
  return doNamed(model, match, step);
}

/** Plays a save up to a step, at which `probe` looks on. Undefined where the match doesn't come there. */
export function replayTo(model: Model, save: Save, at: number, probe?: Probe): Replayed | undefined {
  const course = stepsIn(save).slice(0, at);
  const played = begin(model, beginningOf(save, course), at === 0 ? probe : undefined);
  if (played === undefined) return undefined;
  const isTaken = course.every((step, i) => takeStep(played, step, i + 1, i === at - 1 ? probe : undefined));
  return isTaken ? played : undefined;
}
