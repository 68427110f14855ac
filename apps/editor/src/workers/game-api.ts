import type { GameInfo } from '@sandtable/engine';
import type {
  Answer,
  AskView,
  ByHand,
  Changeable,
  Decision,
  DicePlace,
  Foreseen,
  Lost,
  Match,
  MatchView,
  MoveSummary,
  OtherRules,
  Save,
} from '@sandtable/session';
import type { BreakAt } from './breaks.ts';
import type { RulePlaces } from './game-info.ts';
import type { OddsProgress } from './odds-search.ts';
import type { BotName, Eyes } from './protocol.ts';

/** Plays one match. Where there is no match, nothing is done, and nothing returned. */
export interface GameApi extends Beginning, Deciding, Navigating, BotPlay, Lookup, ManualEditing {}

export interface Beginning {
  /** Takes other rules; a match that is handed over goes on under them. */
  build(rules: GameRules): Promise<Built>;
  start(match: NewMatch): MatchState | undefined;
  /** Goes on with another match, where this many of its steps are done. */
  resume(save: Save, at: number | undefined): Resumed | undefined;
}
export interface GameRules {
  readonly javascript: string;
  readonly save: Save | undefined;
  readonly at?: number | undefined;
  readonly eyes?: Eyes;
  /** The `infoHash` of what is at hand of the rules already. */
  readonly knows?: string | undefined;
  /** Names of the variants that the module was made with. */
  readonly variants?: readonly string[];
}
export interface NewMatch {
  readonly seats: string;
  readonly seed: number;
  readonly options: Save['options'];
  readonly eyes?: Eyes;
}
/** Answers to whoever is asked, through whose eyes the match is seen. */
export interface Deciding {
  /**
   * Picks become an answer once nothing is left to pick; until then, or to keep them, the next question is returned.
   * Those of an assignment are for the keys that come `first`.
   */
  pick(picked: readonly string[], keep?: boolean, first?: readonly string[]): Outcome | undefined;
  decide(answer: Answer): Outcome | undefined;
  /** Takes back what a role has answered while others are still to answer. */
  retake(role: string): Outcome | undefined;
  /** Says who answers next, where any one of several may. */
  actAs(role: string): MatchState | undefined;
  look(eyes: Eyes): MatchState | undefined;
}

export interface Navigating {
  undo(): Outcome | undefined;
  redo(): Outcome | undefined;
  /** One decision back or on, whoever made it. */
  move(by: 1 | -1): Outcome | undefined;
  /** Goes over to a line of play that was left. */
  follow(branch: number): Outcome | undefined;
  /** Goes to where so many decisions are made, as the viewer counts them. */
  goto(decisions: number): Outcome | undefined;
}

export interface BotPlay {
  /** Lets the random bot decide, at most `steps` times; `by` says who answers for it. */
  random(steps: number, by?: Decision['by']): BotOutcome | undefined;
  /** Lets a bot decide once for a role that is asked; without a role for whoever is asked first. */
  bot(bot: BotName, role?: string): Promise<BotOutcome | undefined>;
  /** Bots stop there from now on; the module is one that counts. */
  breakAt(javascript: string | undefined, at: readonly BreakAt[]): Promise<void>;
}

/** An answer that might be given, as a whole or as picks. */
export interface Imagined {
  readonly answer?: Answer | undefined;
  readonly picked?: readonly string[] | undefined;
  readonly first?: readonly string[] | undefined;
}

/** Looks something up beside the match. */
export interface Lookup {
  /** Returns the match as everybody may see it. */
  publicView(): MatchView | undefined;
  /** Returns what would be asked after these picks; those of an assignment are for the keys that come `first`. */
  askAfter(picked: readonly string[], first?: readonly string[]): AskView | undefined;
  /** Returns which of the picks may be made, though the rules would not propose them, by their keys. */
  doubt(picked: readonly string[], first?: readonly string[]): readonly string[] | undefined;
  /** Returns for each of these answers what it would do to the cards on the table, where that is known before it is given. */
  foresee(of: readonly Imagined[]): readonly (Foreseen | undefined)[] | undefined;
  /** Finds out the possible outcomes if this was answered; as picks, or as a whole. */
  odds(of: Imagined): OddsProgress;
  /** Goes on finding out what was asked for last. */
  oddsOn(): OddsProgress;
  /** Finds out what could have come of the decision of a number; nothing where the viewer can't know. */
  oddsAt(decision: number): OddsProgress;
  /** Goes on with that. */
  oddsAtOn(): OddsProgress;
  /** Returns what can be done by hand. */
  byHand(): { readonly places: readonly DicePlace[]; readonly changeable: readonly Changeable[] } | undefined;
  steps(): readonly MoveSummary[] | undefined;
  phases(): Phases | undefined;
  /** Returns the match as it stood after so many decisions. */
  viewAt(decisions: number): MatchView | undefined;
  /** Returns the acts that belong to a decision, as the viewer counts them. */
  actsOf(decision: number): readonly number[] | undefined;
  /** Returns the line that is followed, and one that was left. */
  lines(branch: number): readonly LineSummary[] | undefined;
}

/** What an author does to a match beside deciding. Numbers of steps are those of the view that shows everything. */
export interface ManualEditing {
  put(act: ByHand): Outcome | undefined;
  /** Says what chance gives at a place the next time, or what it gave there the last time. */
  dice(forced: ForcedDice): Outcome | undefined;
  /** Takes the last decision once more, with other chance. */
  again(seed: number): Outcome | undefined;
  /** Leaves out a step; those after it are tried again. */
  skip(step: number): Outcome | undefined;
  /** Goes back before a step; once it is decided otherwise, those after it are tried again. */
  whatIf(step: number): Outcome | undefined;
}
export interface ForcedDice {
  readonly place: string;
  readonly role: string | undefined;
  readonly which: 'next' | 'last';
  readonly gives: readonly string[];
}

/** Someone who is asked; with `anyone` any one of them may answer. */
export interface Turn {
  readonly seat: string;
  readonly role: string;
  readonly anyone?: boolean;
}
export interface MatchState {
  readonly view: MatchView;
  /** With the decisions that were undone; `at` of them stand. */
  readonly save: Save;
  readonly at: number;
  /** The seat whose turn it is: a viewer may not learn it from the question. */
  readonly turn?: string;
  /** All who are asked; several only where they answer at the same time, or where any one of them may. */
  readonly turns?: readonly Turn[];
}
/** A match that was played again; without a state, it cannot be played under these rules. */
export interface Resumed extends Partial<MatchState> {
  readonly lost?: Lost;
  /** The rules that the match was kept under, where they were others. */
  readonly other?: OtherRules;
}
export interface Built extends Resumed {
  /** Absent where it is at hand already. */
  readonly info?: GameInfo;
  readonly infoHash?: string;
  readonly rulePlaces: RulePlaces;
}
/** Where the match stands after something was done, what is asked next, or why it was not done. */
export interface Outcome extends Partial<MatchState>, Partial<Refusal> {
  /** The next question, while picks make no answer. */
  readonly ask?: AskView;
  /** The step that is to be decided otherwise. */
  readonly whatIf?: number;
  /** What did not fit any more. */
  readonly lost?: Lost;
}
export interface Refusal {
  /** Paths of texts: why an answer was not taken. */
  readonly refused: readonly string[];
  /** The answer that was not taken. */
  readonly tried: Answer;
  /** A legal answer near the one that was refused. */
  readonly fits: Answer;
}
export interface BotOutcome extends Outcome {
  /** The number of the break-point at which bots have stopped. */
  readonly stopped?: number;
}
export type Phases = ReturnType<Match['phases']>;
export interface LineSummary {
  readonly steps: readonly MoveSummary[];
  readonly view: MatchView;
  readonly lost?: Lost | undefined;
}
