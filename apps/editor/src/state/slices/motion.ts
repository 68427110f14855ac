import type { Fight, MatchEvent, TimedEvent } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';

/** What came of a decision, while it is being shown. */
export interface ShownMotion {
  /** Each showing has another number. */
  readonly number: number;
  readonly before: MatchView;
  readonly after: MatchView;
  /** The rules as the viewer knew them before and after. */
  readonly infoBefore: GameInfo;
  readonly info: GameInfo;
  readonly events: readonly TimedEvent[];
  /** Two sides that meet; what comes after it waits until its card is closed. */
  readonly fight: { readonly of: Fight; readonly at: number } | undefined;
  readonly rest: readonly MatchEvent[];
  /** Nothing moves, and the card stays until someone closes it. */
  readonly isStill: boolean;
}

/** Events of the match that are shown with motion. */
export interface MotionState {
  readonly motion: ShownMotion | undefined;
  /** Whether the reader wants motion at all. */
  readonly animated: boolean;
  /** Whether events are heard. */
  readonly sounding: boolean;
}

/** Forgotten when another ruleset is opened. */
export const motionReset = { motion: undefined } as const satisfies Partial<MotionState>;

export const initialMotion: MotionState = { animated: true, sounding: false, ...motionReset };
