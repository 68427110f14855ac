import type { CountedRule, CountsBySource } from '@sandtable/analysis';
import type { AnswerOdds } from '@sandtable/odds';
import type { Answer, AskView, LogLine } from '@sandtable/session';
import type { MutationReply } from '../../workers/mutation-protocol.ts';
import type { DescribedRecord, Watched, WhyReply } from '../../workers/why-protocol.ts';
import type { RanAt } from '../step-at.ts';
import type { Store } from '../store.ts';
import type { StepPreview } from './match.ts';
import type { UiState } from './ui.ts';

/** The question that something was asked about. */
export type Question = Pick<AskView, 'choice' | 'form' | 'kind' | 'picked' | 'role'>;

/** What an answer hangs on: the rules, the step of the match, and through whose eyes it is looked at. */
export interface AskedOf {
  readonly rules: string | undefined;
  readonly step: number;
  readonly save: unknown;
  readonly viewer: string;
}

/** What was asked: why a value cannot be chosen, why an answer was refused, why a rule did not happen. */
export type WhyAsked =
  | {
      readonly of: 'candidate';
      readonly name: string;
      readonly question: Question;
      /** What the asker could answer instead. */
      readonly possible: readonly string[];
    }
  | { readonly of: 'answer'; readonly answer: Answer; readonly question: Question }
  | { readonly of: 'line'; readonly line: LogLine; readonly nth: number; readonly ran: RanAt | undefined }
  | { readonly of: 'rule'; readonly file: string; readonly offset: number; readonly step: number };

export interface WhyState {
  readonly asked: WhyAsked;
  /** The match and the rules that it was asked of. */
  readonly of: AskedOf;
  /** Absent while it is being found out. */
  readonly reply?: WhyReply | undefined;
}

/** A decision that is looked into, and the number of the step that is shown. */
export interface Inside {
  readonly record: DescribedRecord;
  readonly at: number;
}

export interface WatchState {
  /** Undefined until somebody looks: then it is what was watched in this ruleset last. */
  readonly texts: readonly string[] | undefined;
  /** The step that the first value is of. */
  readonly first: number;
  readonly watched: readonly Watched[];
}

/** What has run of the rules so far: in the match, in worked examples, and in games of bots. */
export interface CoverageShown extends CountsBySource {
  /** The build that it tells of. */
  readonly javascript: string | undefined;
  /** Worked examples that were run for it. */
  readonly examplesRun: number;
  /** Games that bots have played for it. */
  readonly games: number;
  readonly running: boolean;
  /** The rule that bots look for, and in how many games they have. */
  readonly looking: { readonly rule: CountedRule; readonly games: number } | undefined;
  /** A rule that did not run in so many games. */
  readonly missed: { readonly rule: CountedRule; readonly games: number } | undefined;
}

/** Changes of the rules that were tried, and which of them nobody noticed. */
export interface MutationShown extends MutationReply {
  /** The build that it tells of. */
  readonly javascript: string | undefined;
  readonly running: boolean;
}

/** What is known of what may come of it. */
export interface OddsPreview {
  readonly key: string;
  /** How far it is, from 0 to 1; absent once all is known. */
  readonly progress?: number | undefined;
  /** Absent while it is not known, and where nothing can be known. */
  readonly odds?: AnswerOdds | undefined;
}

/**
 * What a click on the board does: it answers; asks why something cannot be chosen; chooses what is watched; puts a
 * counter elsewhere by hand; edits the map.
 */
export type BoardMode = 'play' | 'ask-why' | 'watch' | 'move-counters' | 'edit-map';

/** What is asked about the rules and the match beside playing. */
export interface AnalysisState {
  /** The course is shown so that steps of it become an example. */
  readonly asExample: boolean;
  readonly boardMode: BoardMode;
  /** The match as it stood at another step, which is only looked at. */
  readonly stepPreview: StepPreview | undefined;
  /** What may come of the answer that is thought of. */
  readonly oddsPreview: OddsPreview | undefined;
  /** What someone asked why about, and the answer. */
  readonly why: WhyState | undefined;
  /** Expressions about what was clicked, to choose from. */
  readonly watchCandidates: readonly string[];
  /** The step of a decision that somebody looks at. */
  readonly inside: Inside | undefined;
  readonly watch: WatchState;
  /** What has run of the rules; undefined until somebody asks. */
  readonly coverage: CoverageShown | undefined;
  /** Changes of the rules that were tried; undefined until somebody asks. */
  readonly mutation: MutationShown | undefined;
  /** Whether what has run is marked beside the text and in tables. */
  readonly coverageMarked: boolean;
  /** Whether the board shows how much happened where. */
  readonly coverageOnBoard: boolean;
}

/** Forgotten when another ruleset is opened. */
export const analysisReset = {
  asExample: false,
  boardMode: 'play',
  stepPreview: undefined,
  oddsPreview: undefined,
  why: undefined,
  watchCandidates: [],
  inside: undefined,
  watch: { texts: undefined, first: 0, watched: [] },
  coverage: undefined,
  mutation: undefined,
} as const satisfies Partial<AnalysisState>;

export const initialAnalysis: AnalysisState = {
  coverageMarked: true,
  coverageOnBoard: false,
  ...analysisReset,
};

/** What may be done to look into rules and match. */
export interface AnalysisActions {
  setBoardMode(mode: BoardMode): void;
  /** Begins a mode, or ends it if it is the one that goes on. */
  toggleBoardMode(mode: BoardMode): void;
  /** Shows the course so that steps of it become an example. */
  openExampleForm(): void;
  closeExampleForm(): void;
  clearWatchCandidates(): void;
  setCoverageMarked(coverageMarked: boolean): void;
  setCoverageOnBoard(coverageOnBoard: boolean): void;
}

export const analysisActions = ({ set }: Store<AnalysisState & Pick<UiState, 'activePanel'>>): AnalysisActions => ({
  setBoardMode: (boardMode) => set({ boardMode }),
  toggleBoardMode: (mode) => set(({ boardMode }) => ({ boardMode: boardMode === mode ? 'play' : mode })),
  openExampleForm: () => set({ asExample: true, activePanel: 'steps' }),
  closeExampleForm: () => set({ asExample: false }),
  clearWatchCandidates: () => set({ watchCandidates: [] }),
  setCoverageMarked: (coverageMarked) => set({ coverageMarked }),
  setCoverageOnBoard: (coverageOnBoard) => set({ coverageOnBoard }),
});
