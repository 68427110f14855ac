import type { Span } from '@sandtable/text';
import type { Stack } from './stack.ts';

/** Tries changes of the rules, a stretch of them at a call. */
export interface MutationApi {
  /** Tries changes until so many were tried; those of the same rules that were tried already count. */
  begin(rules: Stack, count: number): MutationReply;
  goOn(): MutationReply;
}

/** A change that nobody noticed. */
export interface SurvivorSummary {
  readonly span: Span;
  /** The line with the change in brackets. */
  readonly line: string;
  /** So many examples come to the place. */
  readonly reached: number;
}
/** An entry of the list of equivalent changes that is out of date, and where it stands. */
export interface StaleSummary {
  readonly span: Span;
  readonly key: string;
  readonly why: 'no-reason' | 'unknown' | 'caught';
}

/** What was found out so far. */
export interface MutationReply {
  readonly isSound: boolean;
  /** Examples that fail without any change: then nothing is tried. */
  readonly failing: readonly string[];
  /** Changes that were tried, that are to be tried, and that there are. */
  readonly tried: number;
  readonly of: number;
  readonly all: number;
  readonly caught: number;
  readonly equivalent: number;
  readonly survivors: readonly SurvivorSummary[];
  readonly stale: readonly StaleSummary[];
  readonly done: boolean;
}

/** Before any change is tried. */
export const NOTHING_TRIED: MutationReply = {
  isSound: true,
  failing: [],
  tried: 0,
  of: 0,
  all: 0,
  caught: 0,
  equivalent: 0,
  survivors: [],
  stale: [],
  done: false,
};
