import type { GameModule } from '@sandtable/engine';
import type { Answer, AskView, ByHand, Decision, Lost, MatchView, Save, Waiting } from './contract.ts';
import type { Course } from './courses.ts';
import type { Foreseen } from './foreseen.ts';
import type { KnownDecision } from './known-decision.ts';
import type { MoveSummary } from './move-summaries.ts';
import type { Outcome } from './outcomes.ts';

export type Decided =
  | { readonly ok: true }
  /** `fits`: a similar legal answer, if the question has wishes. */
  | { readonly ok: false; readonly reasons: readonly string[]; readonly fits?: Answer };

/** One match: decisions, undo, and what to show. */
export interface Match {
  readonly module: GameModule;
  /** The position at the cursor: the match's own array, which must not be written. */
  readonly position: Int32Array;
  /** Returns the match as one seat, or `ONLOOKER`, may see it; without a seat, all of it. */
  view(seat?: string): MatchView;
  /**
   * Returns the open question after the picks in `picked`. If several roles are asked at the same time, it is the question
   * of `role`, otherwise the first question of the seat, otherwise the first one; the same applies to the methods below.
   * Keys of an assignment are picked in their own order, except those in `first`, which come first.
   */
  ask(picked: readonly string[], seat?: string, role?: string, first?: readonly string[]): AskView | undefined;
  /** Returns all open questions, in the order of their roles. */
  asks(): readonly Waiting[];
  /** Returns picks as an answer; undefined if something is left to pick, or if the question isn't for the seat. */
  answerOf(picked: readonly string[], seat?: string, role?: string, first?: readonly string[]): Answer | undefined;
  /** Returns where the cards that an answer names would lie, and what is shown then, as far as the seat knows; undefined if none moves. */
  foresee(answer: Answer, seat?: string, role?: string): Foreseen | undefined;
  /** Gives an answer, which uses the names that the seat knows. */
  decide(answer: Answer, seat?: string, role?: string, by?: Decision['by']): Decided;
  /** Makes a manual edit; a `real` match refuses it. */
  put(act: ByHand): Decided;
  /**
   * Plays another line: replaces `remove` acts after the first `at`, and then replays the acts after those. The original line
   * is kept as a branch. Acts that are no longer legal are put on hold.
   */
  rewrite(at: number, remove: number, acts: Course): Lost | undefined;
  /** Takes back the answer of a role while others haven't answered yet; returns false if there is none. */
  retake(role: string, seat?: string): boolean;
  /** Returns a random legal answer. */
  suggest(random: (n: number) => number, seat?: string, role?: string): Answer | undefined;
  /** Undoes the last decision of a person, and those of bots after it. */
  undo(): boolean;
  /** Redoes the next undone decision, and those of bots after it. */
  redo(): boolean;
  /** Goes one decision back or forward, whether a person or a bot made it. */
  step(by: 1 | -1): boolean;
  /** Goes to the position after this number of decisions, as the seat counts them; later ones can be redone. */
  goto(decisions: number, seat?: string): boolean;
  /** Makes decisions, one after the other. From the first one that isn't legal, they are put on hold, and saved. */
  resume(decisions: Course): Lost | undefined;
  /** Switches to the end of a branch, by its number in the view; the current line is kept as a branch. */
  follow(branch: number): Lost | undefined;
  /** Keeps a line of play as a branch. */
  keep(course: Course): void;
  /** The current line, including acts that were undone or are on hold. */
  readonly course: Course;
  /** The branches. */
  readonly otherCourses: readonly Course[];
  /** Returns the match after this number of acts, as the seat counts them, without the question there. */
  viewAt(decisions: number, seat?: string): MatchView | undefined;
  /** Returns the acts in which what the log tells of a decision happened; `decision` is its number, as the seat counts. */
  actsOf(decision: number, seat?: string): readonly number[];
  /** Returns all steps, including those that were undone, for a list of moves. */
  steps(seat?: string): readonly MoveSummary[];
  /** Returns the result of each move of the line, including undone ones; the first is the start of the match. */
  outcomes(seat?: string): readonly Outcome[];
  /** Returns the steps at which the phase changes. */
  phases(seat?: string): readonly { readonly number: number; readonly phase: string }[];
  /**
   * Returns the decision with this number, as the seat counts them, and the position in which it was made; undefined if the seat
   * doesn't know all of it, or can't tell it from decisions of others.
   */
  decisionKnown(number: number, seat: string): KnownDecision | undefined;
  /** Returns the position after this number of acts of the line; undefined if it isn't that long. */
  positionAt(step: number): Int32Array | undefined;
  /** The number of acts that aren't undone; `save(true)` also contains undone ones and all branches. */
  readonly cursor: number;
  save(undone?: boolean): Save;
}
