import type { GameModule } from '@sandtable/engine';
import type { Answer, AskView, ByHand, Decision, Lost, MatchView, Save, Waiting } from './contract.ts';
import type { Course } from './courses.ts';
import type { MoveSummary } from './move-summaries.ts';
import type { Outcome } from './outcomes.ts';

export type Decided =
  | { readonly ok: true }
  /** `fits`: a legal answer that is near, where wishes decided. */
  | { readonly ok: false; readonly reasons: readonly string[]; readonly fits?: Answer };

/** One game being played: decisions, undo, what to show. */
export interface Match {
  readonly module: GameModule;
  /** The position at the cursor; a view on the match's own array, not to be written. */
  readonly position: Int32Array;
  /** The match as one seat, or `ONLOOKER`, may see it; without a seat, all of it. */
  view(seat?: string): MatchView;
  /**
   * The open question once `picked` is picked. Where several are asked at the same time it is that of `role`, else the
   * first of the seat's own, else the first; the same holds for all that follow. Keys of an assignment are picked for in
   * their own order, but for those that come `first`.
   */
  ask(picked: readonly string[], seat?: string, role?: string, first?: readonly string[]): AskView | undefined;
  /** All questions that are open, in the order of their roles. */
  asks(): readonly Waiting[];
  /** Picks as an answer; undefined while something is left to pick, and where the question is not the seat's. */
  answerOf(picked: readonly string[], seat?: string, role?: string, first?: readonly string[]): Answer | undefined;
  /** The answer names things as the seat knows them. */
  decide(answer: Answer, seat?: string, role?: string, by?: Decision['by']): Decided;
  /** Does something by hand; a match that is played for its own sake refuses it. */
  put(act: ByHand): Decided;
  /**
   * Plays another line: `remove` acts behind the first `at` are replaced, and then what followed is tried again. The line
   * that was followed is kept beside it. What does not fit any more stays behind.
   */
  rewrite(at: number, remove: number, acts: Course): Lost | undefined;
  /** Takes back what a role has answered while others are still to answer; false where there is nothing of that. */
  retake(role: string, seat?: string): boolean;
  /** A legal answer drawn at random, for bots and "surprise me". */
  suggest(random: (n: number) => number, seat?: string, role?: string): Answer | undefined;
  /** Takes back the last decision that a person made, with those of bots after it. */
  undo(): boolean;
  /** Makes the next decision again that was undone, with those of bots after it. */
  redo(): boolean;
  /** One decision back or on, whoever made it. */
  step(by: 1 | -1): boolean;
  /** Goes to where so many decisions are made, as the seat counts them; those after it can be done again. */
  goto(decisions: number, seat?: string): boolean;
  /** Takes decisions, one after the other. Those from the first one that does not fit stay behind, for a save to hold. */
  resume(decisions: Course): Lost | undefined;
  /** Goes over to the end of a line of play that was left, by its number in the view; the one that was followed is kept. */
  follow(branch: number): Lost | undefined;
  /** Keeps a line of play beside the one that is followed. */
  keep(course: Course): void;
  /** The line that is followed, with what was undone and what does not fit now. */
  readonly course: Course;
  /** Those that were left. */
  readonly otherCourses: readonly Course[];
  /** The match as it stood behind so many acts, as the seat counts them; what is asked there is left out. */
  viewAt(decisions: number, seat?: string): MatchView | undefined;
  /** All steps, also those that were undone, for a list of them. */
  steps(seat?: string): readonly MoveSummary[];
  /** What each move of the line led to, with those that were undone; the first is the beginning. */
  outcomes(seat?: string): readonly Outcome[];
  /** Where the phase changes. */
  phases(seat?: string): readonly { readonly number: number; readonly phase: string }[];
  /** The position behind so many acts of the line; undefined where it did not come to them. */
  positionAt(step: number): Int32Array | undefined;
  /** How many acts stand; `save(true)` holds those that were undone as well, and all branches. */
  readonly cursor: number;
  save(undone?: boolean): Save;
}
