import type { State } from '../state/state.ts';

/** Whether the page about how the match has ended lies over the board. */
export function isEndShown({ view, endSeen, motion, stepPreview, running }: State): boolean {
  if (view === undefined || view.status === 'running' || view.status === 'fault') return false;
  return !endSeen && !running && motion === undefined && stepPreview === undefined;
}
