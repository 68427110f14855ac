import { type AnalysisActions, analysisActions } from './slices/analysis.ts';
import { type EditorActions, editorActions } from './slices/editor.ts';
import { type MatchActions, matchActions } from './slices/match.ts';
import { type RulesActions, rulesActions } from './slices/rules.ts';
import { type UiActions, uiActions } from './slices/ui.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** What a component may do with the state at once; what takes longer are services of the workbench. */
export interface Actions extends UiActions, EditorActions, RulesActions, MatchActions, AnalysisActions {}

export const createActions = (store: Store<State>): Actions => ({
  ...uiActions(store),
  ...editorActions(store),
  ...rulesActions(store),
  ...matchActions(store),
  ...analysisActions(store),
});
