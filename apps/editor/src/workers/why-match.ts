import { type Record as Recorded, type Recorder, recorder, type Story, watchedNow } from '@sandtable/explain';
import type { Model } from '@sandtable/model';
import { courseOf, doNamed, type NamedStep, type Reference, startNamed, toldFirst } from '@sandtable/reference';
import type { Save } from '@sandtable/session';
import type { WatchValue } from './why-protocol.ts';
import type { Rules } from './why-rules.ts';

/** A match as the slow interpreter plays it, up to some step of its course. */
export interface Played {
  readonly match: Reference;
  readonly recorder: Recorder;
  readonly model: Model;
}

export interface Matches {
  /** The match where so many steps are done; undefined where it does not come there. `probe` looks on at the last of them. */
  at(rules: Rules, save: Save, steps: number, probe?: Recorder['probe']): Played | undefined;
  /** What a step did. */
  inside(rules: Rules, save: Save, step: number): Recorded | undefined;
  /** How the lines of the log that a step wrote came about. */
  told(rules: Rules, save: Save, step: number): ReadonlyMap<string, Story> | undefined;
  /** What is watched, after each step from `first` to `last`. */
  watched(rules: Rules, save: Save, first: number, last: number): readonly (readonly WatchValue[])[] | undefined;
}

/** Statements that one step may run: many more than a match has, since looking takes some too. */
const BUDGET = 200_000_000;
/** The doings of so many steps are kept, so that one can look into them without playing again. */
const KEPT = 30;

interface Kept {
  readonly rules: Rules;
  readonly setup: string;
  readonly played: Played;
  /** Steps that were done, as texts. */
  readonly done: string[];
  readonly records: Map<number, Recorded>;
  readonly stories: Map<number, ReadonlyMap<string, Story>>;
  readonly values: (readonly WatchValue[])[];
}

type Begun = Parameters<typeof startNamed>[1];

/** One match that goes on from request to request: playing it from the start again takes seconds where it is long. */
export function matches(): Matches {
  let kept: Kept | undefined;

  const begun = (rules: Rules, save: Begun, setup: string, probe: Recorder['probe']): Kept | undefined => {
    const looking = recorder(rules.model);
    looking.begin(undefined, 0);
    looking.probe = probe;
    const match = startNamed(rules.model, save, BUDGET, looking);
    if (match === undefined) return undefined;
    const fresh = { rules, setup, played: { match, recorder: looking, model: rules.model }, done: [] };
    const one: Kept = { ...fresh, records: new Map(), stories: new Map(), values: [] };
    note(one, 0);
    return one;
  };
  /** The match that is kept, if it goes the same way so far; else one that has just begun. */
  const fitting = (
    rules: Rules,
    { seats, seed, options }: Save,
    course: readonly NamedStep[],
    fits: (one: Kept) => boolean,
    probe?: Recorder['probe'],
  ): Kept | undefined => {
    // What is told of chance at the head of the course may have to do with how the match was put up.
    const hand = toldFirst(course).map((act) => ({ after: 0, act }));
    const how: Begun = { seats, seed, options, hand };
    const setup = JSON.stringify(how);
    if (kept?.rules === rules && kept.setup === setup && fits(kept)) return kept;
    kept = begun(rules, how, setup, probe);
    return kept;
  };
  const at = (rules: Rules, save: Save, steps: number, probe?: Recorder['probe']): Played | undefined => {
    const course = courseOf(save as Parameters<typeof courseOf>[0]);
    // Who looks on at a step must be there before it is done.
    const most = probe === undefined ? steps : steps - 1;
    const fits = ({ done }: Kept): boolean => done.length <= most && isBegun(done, course);
    const one = fitting(rules, save, course.slice(0, steps), fits, steps === 0 ? probe : undefined);
    if (one === undefined) return undefined;
    while (one.done.length < steps) {
      const step = course[one.done.length];
      one.played.recorder.probe = one.done.length === steps - 1 ? probe : undefined;
      if (step === undefined || !did(one, step)) {
        kept = undefined;
        return undefined;
      }
    }
    return one.played;
  };

  /** The match that is kept, with the doings of a step; played again where they are none of those that are kept. */
  const keptAt = (rules: Rules, save: Save, step: number): Kept | undefined => {
    const course = courseOf(save as Parameters<typeof courseOf>[0]);
    const known = (one: Kept): boolean => one.records.has(step) && isBegun(one.done.slice(0, step), course);
    if (kept?.rules === rules && known(kept)) return kept;
    return at(rules, save, step) && kept;
  };

  return {
    at,
    inside: (rules, save, step) => keptAt(rules, save, step)?.records.get(step),
    told: (rules, save, step) => keptAt(rules, save, step)?.stories.get(step),
    watched(rules, save, first, last) {
      const course = courseOf(save as Parameters<typeof courseOf>[0]);
      const known = (one: Kept): boolean => one.done.length >= last && isBegun(one.done.slice(0, last), course);
      if (!(kept?.rules === rules && known(kept)) && at(rules, save, last) === undefined) return undefined;
      return kept?.values.slice(first, last + 1);
    },
  };
}

const isBegun = (done: readonly string[], course: readonly NamedStep[]): boolean =>
  done.every((step, i) => step === JSON.stringify(course[i]));

function did(one: Kept, step: NamedStep): boolean {
  const { match, recorder: looking, model } = one.played;
  looking.begin(match.root, one.done.length + 1);
  if (!doNamed(model, match, step)) return false;
  one.done.push(JSON.stringify(step));
  note(one, one.done.length);
  return true;
}

/** Keeps what a step did, and what is watched then. */
function note({ rules, played, records, stories, values }: Kept, step: number): void {
  records.set(step, played.recorder.record());
  records.delete(step - KEPT);
  stories.set(step, played.recorder.told());
  stories.delete(step - KEPT);
  values.push(rules.watches.map(({ fn }) => (fn === undefined ? { text: '' } : watchedNow(played.match, fn))));
}
