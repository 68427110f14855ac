import { LANGUAGE } from '@sandtable/check';
import type { InputFile } from '../input.ts';

/** What brings something from one version to the next. Steps are pure: they see nothing but what they change. */
export interface Step<T> {
  /** The version that it starts from; it ends at the next one. */
  readonly from: number;
  readonly change: (old: T) => T;
}

/** The files of a ruleset. The number in its `ruleset` line is not for a step to change. */
export type RulesetStep = Step<readonly InputFile[]>;

/** A saved match as parsed JSON. Its `format` is not for a step to change. */
export type SaveStep = Step<Readonly<Record<string, unknown>>>;

/** What is known about the versions of one sort of files. */
export interface Known<S> {
  readonly newest: number;
  readonly steps: readonly S[];
}

/** Version 1 is the first language, so nothing is older. A change of the language adds its step here. */
export const RULESET_STEPS: Known<RulesetStep> = { newest: LANGUAGE, steps: [] };

/** Format 1 is the first of saves, which `session/save-schema` describes. */
export const SAVE_STEPS: Known<SaveStep> = { newest: 1, steps: [] };
