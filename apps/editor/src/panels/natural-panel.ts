import type { PanelId } from '../state/slices/ui.ts';
import type { State } from '../state/state.ts';

/** The tool that is in front until one is asked for: findings where there are any, the log of a match otherwise. */
export const naturalPanel = ({ view, findings }: Pick<State, 'view' | 'findings'>): PanelId =>
  view !== undefined && findings.length === 0 ? 'log' : 'findings';
