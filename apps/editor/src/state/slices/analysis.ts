import type { CoverageShown } from '../coverage.ts';
import type { MutationShown } from '../mutation.ts';
import type { OddsPreview } from '../odds-preview';
import type { WatchState } from '../watching.ts';
import type { Inside, WhyState } from '../why.ts';
import type { StepPreview } from './match.ts';

/** What is asked about the rules and the match beside playing. */
export interface AnalysisState {
  /** The course is shown so that steps of it become an example. */
  readonly asExample: boolean;
  /** The match as it stood at another step, which is only looked at. */
  readonly stepPreview: StepPreview | undefined;
  /** What may come of the answer that is thought of. */
  readonly oddsPreview: OddsPreview | undefined;
  /** What somebody asked why about, and what was said. */
  readonly why: WhyState | undefined;
  /** The board shows what cannot be chosen: whoever clicks there is told why. */
  readonly asksWhy: boolean;
  /** What a click on the board does beside answering: what is clicked is watched, or counters are put elsewhere by hand. */
  readonly aim: 'pin' | 'move' | undefined;
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
  stepPreview: undefined,
  oddsPreview: undefined,
  why: undefined,
  asksWhy: false,
  aim: undefined,
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
