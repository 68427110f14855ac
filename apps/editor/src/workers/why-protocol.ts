import type { Claim, Dice, Noun } from '@sandtable/explain';
import type { Completion } from '@sandtable/ide';
import type { Model } from '@sandtable/model';
import type { Answer, Save } from '@sandtable/session';
import type { SourceText } from './protocol.ts';

/** A match under its rules, where `at` this many of its steps are done. */
export interface MatchAt {
  readonly files: readonly SourceText[];
  readonly variants: readonly string[];
  readonly save: Save;
  readonly at: number;
  /** Expressions that are watched. */
  readonly watches: readonly string[];
  /** These rules as they are compiled already, where the worker does not have them yet. */
  readonly model?: Model;
  readonly lang: string;
}

/** Which question is asked about, and through whose eyes. */
export interface AskedQuestion {
  readonly choice: string;
  readonly role: string;
  /** Of an assignment: its keys, in the order in which they are given values. */
  readonly keys?: readonly string[] | undefined;
  /**
   * Who wants to know, and may learn no more than they may see: whoever is asked, or anybody else. Undefined sees all.
   */
  readonly eyes?: 'asked' | 'others' | undefined;
}

/** Says why, in a match. */
export interface WhyApi {
  /** Takes up the rules, so that the first question needn't wait for that. */
  prepare(of: MatchAt): void;
  /** Tells what is against a value that would be picked next. */
  candidate(of: MatchAt, asked: AskedQuestion, picked: readonly string[], name: string): AgainstReply | WhyTrouble;
  answer(of: MatchAt, asked: AskedQuestion, answer: Answer): AgainstReply | WhyTrouble;
  /** Tells what a step did; step 0 is the beginning of the match. */
  inside(of: MatchAt, step: number): RecordReply | WhyTrouble;
  /** Tells what became of the rule at a place of the text, while a step was done. */
  rule(of: MatchAt, step: number, file: string, offset: number): VerdictReply | WhyTrouble;
  /** Tells how a line of the log came about: its path, and which time it was written in a step, from 0. */
  story(of: MatchAt, step: number, path: string, nth: number): StoryReply | NoStory | WhyTrouble;
  /**
   * Tells the same, unless the match can't be played up to there within so many milliseconds. Whoever asks again then goes
   * on from where it stopped.
   */
  storyWithin(
    of: MatchAt,
    milliseconds: number,
    ...asked: readonly [step: number, path: string, nth: number]
  ): StoryReply | NoStory | NotYet | WhyTrouble;
  /** Returns values of what is watched, at the last so many steps. */
  watch(of: MatchAt, last: number): ValuesReply | WhyTrouble;
  complete(of: MatchAt, text: string, offset: number): Completion | undefined;
}

/** A place in the rules with its words. */
export interface DescribedPlace {
  readonly text: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
}
/** A part of an expression in the words of the rules, with its place. */
export interface DescribedPart extends DescribedPlace {
  readonly is: 'value' | 'skipped' | 'unknown' | 'fault';
  readonly value: string;
  readonly truth?: boolean | undefined;
  readonly decisive: boolean;
  readonly of: string;
  readonly parts: readonly DescribedPart[];
}
export interface DescribedAgainst {
  readonly what: 'guard' | 'outside' | 'whole' | 'bounds' | 'later' | 'unknown';
  readonly reason?: string | undefined;
  readonly next?: string | undefined;
  readonly nextIs?: string | undefined;
  readonly bound?: { readonly least: boolean; readonly n: number } | undefined;
  readonly claims: readonly DescribedClaim[];
  readonly part?: DescribedPart | undefined;
}
/** What was found of a condition, with its place in the rules. */
export type DescribedClaim = Claim<DescribedPlace>;
/** How a value came about, see `Account`. */
export interface DescribedAccount {
  readonly at: DescribedPlace;
  readonly value: DescribedValue;
  readonly how: 'plain' | 'sum' | 'product' | 'quotient' | 'rest' | 'least' | 'greatest' | 'count' | 'dice';
  readonly noun?: Noun | undefined;
  readonly taken?: boolean | undefined;
  readonly parts: readonly DescribedAccount[];
  readonly dice?: Dice | undefined;
  readonly because: readonly DescribedClaim[];
}
export interface DescribedStory {
  readonly at: DescribedPlace;
  readonly values: readonly { readonly noun: Noun; readonly account: DescribedAccount }[];
  readonly tests: readonly DescribedClaim[];
  readonly after: readonly {
    readonly claims: readonly DescribedClaim[];
    readonly lines: readonly { readonly path: string; readonly nth: number }[];
  }[];
}
export interface DescribedVerdict {
  readonly what: 'ran' | 'test' | 'answer' | 'left' | 'uncalled' | 'whenever';
  readonly times: number;
  readonly name: string;
  readonly at: DescribedPlace;
  readonly parts: readonly DescribedPart[];
  readonly callers: readonly DescribedVerdict[];
  readonly last: number | undefined;
}
export type DescribedValue = string | number | boolean | readonly (string | number)[];
export interface DescribedChange {
  readonly path: string;
  readonly index: number;
  readonly of: string;
  readonly before: DescribedValue;
  readonly after: DescribedValue;
}
export interface DescribedStep {
  readonly text: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly sort: string;
  readonly depth: number;
  /** The number of the first step that is no longer within this one. */
  readonly until: number;
  readonly resumed: boolean;
  readonly of: string;
  readonly name: string;
  readonly result: string;
  readonly changes: readonly DescribedChange[];
}
export interface DescribedRecord {
  readonly step: number;
  readonly steps: readonly DescribedStep[];
  readonly cut: boolean;
  /** Values of the position before the first step, by path, as views tell them. */
  readonly before: Readonly<Record<string, readonly DescribedValue[]>>;
}
export interface WatchValue {
  readonly text: string;
  /** Of numbers, truth values and sets: what a line can be drawn of. */
  readonly number?: number | undefined;
}
export interface Watched {
  /** What is wrong with the expression. */
  readonly wrong?: string | undefined;
  /** By step, from `first` on; the last is that of now. */
  readonly values: readonly WatchValue[];
}
/** What speaks against an answer. */
export interface AgainstReply {
  readonly kind: 'against';
  readonly against: readonly DescribedAgainst[];
  /** Parts of the rules that the explanation is about: `procedure/move`. */
  readonly rules: readonly string[];
}
export interface VerdictReply {
  readonly kind: 'verdict';
  readonly verdict: DescribedVerdict;
}
export interface RecordReply {
  readonly kind: 'record';
  readonly record: DescribedRecord;
}
export interface StoryReply {
  readonly kind: 'story';
  readonly story: DescribedStory;
  /** Parts of the rules that the explanation is about: `procedure/move`. */
  readonly rules: readonly string[];
}
/** The step wrote no such line. */
export interface NoStory {
  readonly kind: 'no story';
}
/** The match isn't played up to the step yet. */
export interface NotYet {
  readonly kind: 'not yet';
}
export interface ValuesReply {
  readonly kind: 'values';
  readonly watched: readonly Watched[];
  /** The step of the first value that is watched. */
  readonly first: number;
}
/**
 * Why there is no explanation: the rules do not compile, the match does not come there, no rule stands at that place.
 */
export interface WhyTrouble {
  readonly kind: 'trouble';
  readonly trouble: 'rules' | 'match' | 'place';
}
/** The answer to a question why. */
export type WhyReply = AgainstReply | VerdictReply | StoryReply | NoStory | WhyTrouble;
