import type { CoverageShown } from '../coverage.ts';
import type { MutationShown } from '../mutation.ts';
import type { OddsPreview } from '../odds-preview.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { WatchState } from '../watching.ts';
import type { WhyState } from '../why.ts';
import type { Inside } from '../why-inside.ts';
import type { StepPreview } from './match.ts';

/**
 * What a click on the board does: it answers; asks why something cannot be chosen; chooses what is watched; puts a counter
 * elsewhere by hand; edits the map.
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
  /** What somebody asked why about, and what was said. */
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

export const analysisActions = ({ set }: Store<State>): AnalysisActions => ({
  setBoardMode: (boardMode) => set({ boardMode }),
  toggleBoardMode: (mode) => set(({ boardMode }) => ({ boardMode: boardMode === mode ? 'play' : mode })),
  openExampleForm: () => set({ asExample: true, activePanel: 'steps' }),
  closeExampleForm: () => set({ asExample: false }),
  clearWatchCandidates: () => set({ watchCandidates: [] }),
  setCoverageMarked: (coverageMarked) => set({ coverageMarked }),
  setCoverageOnBoard: (coverageOnBoard) => set({ coverageOnBoard }),
});
