import { type AnalysisState, analysisReset, initialAnalysis } from './slices/analysis.ts';
import { type EditorState, editorReset, initialEditor } from './slices/editor.ts';
import { type EditsState, editsReset, initialEdits } from './slices/edits.ts';
import { initialMatch, type MatchState, matchReset } from './slices/match.ts';
import { initialMotion, type MotionState, motionReset } from './slices/motion.ts';
import { initialProject, type ProjectState, projectReset } from './slices/project.ts';
import { initialRules, type RulesState, rulesReset } from './slices/rules.ts';
import { initialUi, type UiState, uiReset } from './slices/ui.ts';

/** All that the page shows, in slices: each says what is its own, how it begins, and what may be done with it. */
export interface State
  extends UiState,
    ProjectState,
    EditorState,
    RulesState,
    MatchState,
    MotionState,
    EditsState,
    AnalysisState {}

/** What is forgotten when another ruleset is opened. */
export const resetOnOpen = {
  ...uiReset,
  ...projectReset,
  ...editorReset,
  ...rulesReset,
  ...matchReset,
  ...motionReset,
  ...editsReset,
  ...analysisReset,
} as const satisfies Partial<State>;

export const initial: State = {
  ...initialUi,
  ...initialProject,
  ...initialEditor,
  ...initialRules,
  ...initialMatch,
  ...initialMotion,
  ...initialEdits,
  ...initialAnalysis,
};
