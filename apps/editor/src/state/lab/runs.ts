import type { Axis, Crossing, Failed, GameFigures, Given, Point } from '@sandtable/analysis';
import type { Bot, Bots, Measure, Pairing } from '@sandtable/bots';
import type { Finding } from '../../workers/protocol.ts';

/** The questions of the balance lab. */
export const QUESTIONS = ['fair', 'rule', 'number', 'bots'] as const;
export type LabQuestion = (typeof QUESTIONS)[number];

/** How far the work on a question has come. */
export interface Running {
  readonly ruleset: string | undefined;
  /** The rules that it is about, to see whether they are still those of the page. */
  readonly javascript: string | undefined;
  readonly running: boolean;
  /** Someone ended it before it was done. */
  readonly isStopped: boolean;
  /** Games, of so many at most. */
  readonly done: number;
  readonly of: number;
}

export interface FairAsked {
  readonly seats: string;
  readonly seed: number;
  readonly bots: Bots;
  /** So many games, or at most so many where they end with a precision. */
  readonly games: number;
  /** Such as 0.02 for two points of a hundred; undefined where all games are played. */
  readonly precision: number | undefined;
}
export interface FairRun extends Running {
  readonly asked: FairAsked;
  readonly figures: GameFigures | undefined;
}

/** Something that is varied. */
export interface LabAxis extends Axis {
  readonly target: Given['target'];
}
export interface NumberAsked extends Omit<FairAsked, 'precision'> {
  /** One or two. */
  readonly axes: readonly LabAxis[];
  /** The value of the only axis with which a measure comes to something is searched for. */
  readonly aim: { readonly measure: Measure; readonly value: number } | undefined;
}
/** What is known of a point. */
export interface LabPointOutcome {
  readonly values: Point;
  readonly outcome: { readonly figures: GameFigures } | { readonly failed: Failed<Finding> };
}
export interface NumberRun extends Running {
  readonly asked: NumberAsked;
  /** Points that have to be made ready before any is played, and how many are. */
  readonly ready: number;
  readonly points: number;
  readonly asIs: LabPointOutcome['outcome'] | undefined;
  readonly outcomes: readonly LabPointOutcome[];
  /** Where the aim is reached, once that is known, by the numbers of these values. */
  readonly found: { readonly crossing: Crossing; readonly values: readonly string[] } | undefined;
  /** How sure the intervals of a search are. */
  readonly confidence: number | undefined;
}

export interface LadderAsked {
  readonly seats: string;
  readonly seed: number;
  readonly bots: readonly Bot[];
  /** Of each pair. */
  readonly games: number;
}
export interface LadderRun extends Running {
  readonly asked: LadderAsked;
  readonly pairings: readonly Pairing[];
}

/** What was asked last and what is known of it, which stays while other parts of the page are looked at. */
export interface LabRuns {
  readonly fair: FairRun | undefined;
  readonly number: NumberRun | undefined;
  readonly bots: LadderRun | undefined;
}
