/**
 * Slots that every position begins with, and their contents; the rest of a position is arranged by the emitter.
 */
export const STATUS = 0;
/** Index into `info.reasons` of why the match ended, or -1. */
export const REASON = 1;
/** Bitset of the roles that won. */
export const WINNERS = 2;
export const SEED = 3;
/** Index of the seat layout. */
export const SEATS = 4;
export const DECISIONS = 5;
/** Frame pointer of the running frame. */
export const FRAME = 6;
/** Result of the procedure that just returned. */
export const RESULT = 7;
/** A fault: its code, and its place as an index into `info.places`. */
export const FAULT = 8;
export const FAULT_PLACE = 9;
/** Number of open questions, or of roles that may answer the open one; then `choice, role, frame` of the current. */
export const ASKS = 10;
export const ASK_CHOICE = 11;
export const ASK_ROLE = 12;
export const ASK_FRAME = 13;
/** 1 + number of the current `simultaneously` in `layout.lanes.blocks`; 0 if there is none. */
export const TOGETHER = 14;
/** Number of the current question among the open ones: the first, until another is selected. */
export const ASK_CURRENT = 15;
/** First slot that belongs to the emitter. */
export const HEADER = 16;

export const RUNNING = 0;
export const WON = 1;
export const DRAWN = 2;
export const FAULTED = 3;

/** Codes of faults; their wording is with the findings (`fault/<name>`). */
export const FAULTS = [
  'none',
  'budget',
  'range',
  'only',
  'nothing-to-choose',
  'unseated',
  'requires',
  'no-arm',
  'divide',
  'full',
  'circle',
] as const;
export type FaultName = (typeof FAULTS)[number];
