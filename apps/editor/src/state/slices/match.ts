import type { Answer, AskView, Lost, MatchView, OtherRules, Save } from '@sandtable/session';
import type { Turn } from '../../workers/game-api.ts';
import type { Players, Viewer } from '../../workers/protocol.ts';
import { type Draft, type HalfAnswer, noAnswer, tickedIn } from '../half-answer.ts';
import type { Store } from '../store.ts';

/** Where bots stop: at a line of the rules, from 1, or when an expression becomes true. */
export type Break = { readonly file: string; readonly line: number } | { readonly when: string };

/** A match as it was left: all its decisions, of which the first `at` stand. */
export interface PreviousGame {
  readonly save: Save;
  readonly at: number | undefined;
  /** How many moves it had on its timeline. */
  readonly moves?: number;
}

/** A look at another step. One that is held stays until it is let go. */
export interface StepPreview {
  readonly view: MatchView;
  readonly held: boolean;
}

/** The match that is played. */
export interface MatchState extends HalfAnswer {
  readonly view: MatchView | undefined;
  /**
   * All decisions that were made; the first `at` of them stand, the others were undone. After an edit that not all of
   * them fit, they are what the player left, not what the rules let stand.
   */
  readonly save: Save | undefined;
  readonly at: number | undefined;
  /** Matches that were left for a new one, the last one at the end. */
  readonly previousGames: readonly PreviousGame[];
  /** The level of the open question that is shown; picks so far are in it. */
  readonly ask: AskView | undefined;
  /** How many questions were put so far: what is half picked belongs to one of them. */
  readonly promptId: number;
  /** What the page itself began the answer to a question with: until someone changes it, it is nobody's answer. */
  readonly begun: { readonly promptId: number; readonly picked: Draft } | undefined;
  /** After so many decisions an answer that was half given has just been laid aside. */
  readonly setAside: number | undefined;
  /** The question that was put before an answer to the one before it arrived: that answer counts for nothing. */
  readonly cameLate: number | undefined;
  /** Someone has seen how it ended, and looks at the board. */
  readonly endSeen: boolean;
  readonly lost: Lost | undefined;
  /** What does not fit follows something that was changed in the course; else the rules are others. */
  readonly lostInCourse: boolean;
  /** The match comes from a time when the rules were others; what is edited while it runs is known to who edits. */
  readonly other: OtherRules | undefined;
  readonly refused: readonly string[];
  /** The answer that was refused last. */
  readonly rejectedAnswer: Answer | undefined;
  /** A legal answer near the one that was refused. */
  readonly suggestedAnswer: Answer | undefined;
  /** Who was put on which seat; one that is not named is held by a policy of the rules, or else a person. */
  readonly bots: Players;
  readonly running: boolean;
  /** Bots decide, or are about to. */
  readonly botsDeciding: boolean;
  /** A random answer that someone asked for is on its way. */
  readonly isStepping: boolean;
  /** Bots wait until someone decides: a bot has stopped, or someone looks at an earlier position. */
  readonly botsHalted: boolean;
  /** The step that is to be decided otherwise; those after it follow then. */
  readonly whatIf: number | undefined;
  /** Through whose eyes the match is shown. */
  readonly viewer: Viewer;
  /** Someone said so; else each new match is shown as suits who plays it. */
  readonly viewerChosen: boolean;
  /** The seat whose turn it is, whatever the viewer may know. */
  readonly turn: string | undefined;
  /** All who are asked at the moment. */
  readonly turns: readonly Turn[];
  /** Where bots stop; undefined until someone sets one: then they are what was set in this ruleset last. */
  readonly breaks: readonly Break[] | undefined;
  /** Conditions of theirs that are none under the rules as they are. */
  readonly invalidBreakpoints: readonly string[];
  /** Where they have stopped. */
  readonly hitBreakpoint: Break | undefined;
}

/** Forgotten when another ruleset is opened. */
export const matchReset = {
  view: undefined,
  save: undefined,
  at: undefined,
  previousGames: [],
  ask: undefined,
  promptId: 0,
  ...noAnswer,
  begun: undefined,
  setAside: undefined,
  cameLate: undefined,
  endSeen: false,
  lost: undefined,
  lostInCourse: false,
  other: undefined,
  refused: [],
  rejectedAnswer: undefined,
  suggestedAnswer: undefined,
  bots: {},
  running: false,
  botsDeciding: false,
  isStepping: false,
  botsHalted: false,
  whatIf: undefined,
  viewer: 'all',
  viewerChosen: false,
  turn: undefined,
  turns: [],
  breaks: undefined,
  invalidBreakpoints: [],
  hitBreakpoint: undefined,
} as const satisfies Partial<MatchState>;

export const initialMatch: MatchState = {
  ...matchReset,
};

/** What may be done with the match before anything is answered. */
export interface MatchActions {
  /** Ticks a member in a question for several, or takes the tick back; what was ticked in another question goes. */
  toggleTick(question: string, member: string): void;
  /** Something was meant for a question that is no longer put. */
  reportLate(): void;
  /** Shows the board of a match that is over, or how it ended. */
  setEndSeen(endSeen: boolean): void;
}

export const matchActions = ({ set }: Store<MatchState>): MatchActions => ({
  reportLate: () => set(({ promptId }) => ({ cameLate: promptId })),
  setEndSeen: (endSeen) => set({ endSeen }),
  toggleTick: (question, member) =>
    set(({ ticked }) => {
      const now = tickedIn({ ticked }, question);
      const members = now.includes(member) ? now.filter((one) => one !== member) : [...now, member];
      return { ticked: { question, members } };
    }),
});
