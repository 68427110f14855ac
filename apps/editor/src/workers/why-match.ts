import {
  type Beginning,
  begin,
  beginningOf,
  type Probe,
  type Replayed,
  stepsIn,
  takeStep,
} from '@sandtable/analysis/interpreter';
import { type Record as Recorded, type Story, watchedNow } from '@sandtable/explain';
import type { NamedStep } from '@sandtable/reference';
import type { Save } from '@sandtable/session';
import type { WatchValue } from './why-protocol.ts';
import type { Rules } from './why-rules.ts';

/** A match under its rules. */
export interface MatchUnder {
  readonly rules: Rules;
  readonly save: Save;
}

/** One match that goes on from request to request: playing it from the start again takes seconds where it is long. */
export interface Playing {
  kept?: Kept | undefined;
}

/** The doings of so many steps are kept, so that one can look into them without playing again. */
const KEPT = 30;

interface Kept {
  readonly rules: Rules;
  /** How it began, as a text. */
  readonly setup: string;
  readonly played: Replayed;
  /** Steps that were done, as texts. */
  readonly done: string[];
  readonly records: Map<number, Recorded>;
  readonly stories: Map<number, ReadonlyMap<string, Story>>;
  readonly values: (readonly WatchValue[])[];
}

/** The match where so many steps are done; undefined where it does not come there. `probe` looks on at the last of them. */
export const playedTo = (
  playing: Playing,
  { rules, save }: MatchUnder,
  steps: number,
  probe?: Probe,
): Replayed | undefined => {
  const course = stepsIn(save);
  const beginning = beginningOf(save, course.slice(0, steps));
  // Who looks on at a step must be there before it is done.
  const most = probe === undefined ? steps : steps - 1;
  const { kept } = playing;
  const fits = kept?.rules === rules && kept.setup === JSON.stringify(beginning) && kept.done.length <= most;
  if (!(fits && isBegun(kept.done, course))) playing.kept = begun(rules, beginning, steps === 0 ? probe : undefined);
  if (playing.kept && !wentOn(playing.kept, course, steps, probe)) playing.kept = undefined;
  return playing.kept?.played;
};

/** So many steps are taken before the clock is looked at. */
const AT_ONCE = 10;

/**
 * Plays the match on for so many milliseconds. Returns whether it's known now what a step did, or never will be, because
 * the match doesn't come there.
 */
export function isPlayedWithin(playing: Playing, of: MatchUnder, step: number, milliseconds: number): boolean {
  const end = performance.now() + milliseconds;
  while (!isKnown(playing, of, step)) {
    if (playedTo(playing, of, Math.min(step, doneOf(playing, of, step) + AT_ONCE)) === undefined) return true;
    if (performance.now() >= end) return isKnown(playing, of, step);
  }
  return true;
}

const isKnown = ({ kept }: Playing, of: MatchUnder, step: number): boolean =>
  kept !== undefined && goesThere(kept, of, step) && kept.records.has(step);

/** How many steps on the way to another one are done. */
const doneOf = ({ kept }: Playing, of: MatchUnder, step: number): number =>
  kept !== undefined && kept.done.length <= step && goesThere(kept, of, step) ? kept.done.length : 0;

/** Whether the match that is kept takes the same steps as another one, as far as it was played. */
const goesThere = (kept: Kept, { rules, save }: MatchUnder, step: number): boolean =>
  kept.rules === rules && isBegun(kept.done.slice(0, step), stepsIn(save));

/** What a step did. */
export const recordOf = (playing: Playing, of: MatchUnder, step: number): Recorded | undefined =>
  keptWhere(playing, of, step, (kept) => kept.records.has(step))?.records.get(step);

/** How the lines of the log that a step wrote came about. */
export const storiesOf = (playing: Playing, of: MatchUnder, step: number): ReadonlyMap<string, Story> | undefined =>
  keptWhere(playing, of, step, (kept) => kept.records.has(step))?.stories.get(step);

/** What is watched, after each step from `first` to `last`. */
export const valuesOf = (
  playing: Playing,
  of: MatchUnder,
  first: number,
  last: number,
): readonly (readonly WatchValue[])[] | undefined =>
  keptWhere(playing, of, last, (kept) => kept.done.length >= last)?.values.slice(first, last + 1);

/** The match that is kept, if it goes the same way up to a step and knows enough of it; else it is played to there. */
const keptWhere = (
  playing: Playing,
  of: MatchUnder,
  step: number,
  knows: (kept: Kept) => boolean,
): Kept | undefined => {
  const { kept } = playing;
  if (kept !== undefined && goesThere(kept, of, step) && knows(kept)) return kept;
  return playedTo(playing, of, step) && playing.kept;
};

const isBegun = (done: readonly string[], course: readonly NamedStep[]): boolean =>
  done.every((step, i) => step === JSON.stringify(course[i]));

const begun = (rules: Rules, beginning: Beginning, probe: Probe): Kept | undefined => {
  const played = begin(rules.model, beginning, probe);
  if (played === undefined) return undefined;
  const setup = JSON.stringify(beginning);
  const kept: Kept = { rules, setup, played, done: [], records: new Map(), stories: new Map(), values: [] };
  note(kept, 0);
  return kept;
};

/** Takes the steps that are not done yet, up to so many; false if the match does not come there. */
const wentOn = (kept: Kept, course: readonly NamedStep[], steps: number, probe: Probe): boolean => {
  const { played, done } = kept;
  for (const step of course.slice(done.length, steps)) {
    const at = done.length + 1;
    if (!takeStep(played, step, at, at === steps ? probe : undefined)) return false;
    done.push(JSON.stringify(step));
    note(kept, at);
  }
  return done.length === steps;
};

/** Keeps what a step did, and what is watched then. */
const note = ({ rules, played, records, stories, values }: Kept, step: number): void => {
  records.set(step, played.recorder.record());
  records.delete(step - KEPT);
  stories.set(step, played.recorder.finished());
  stories.delete(step - KEPT);
  values.push(rules.watches.map(({ fn }) => (fn === undefined ? { text: '' } : watchedNow(played.match, fn))));
};
