import type { AskView, Way } from '@sandtable/session';
import { type Drawn, useDrawnAs } from './useDrawnAs.ts';

/** What can be dragged to answer a menu, pieces or cards, or undefined; `root` are the ways into one that is begun. */
export function useDragged(ask: AskView, root: readonly Way[]): Drawn | undefined {
  const drawnAs = useDrawnAs();
  return kindsTaken(ask, root)
    .map(drawnAs)
    .find((drawn) => drawn !== undefined);
}

/** The kinds of what a menu may begin with, or of what it has begun with. */
export function kindsTaken({ form, picked, ways }: AskView, root: readonly Way[]): readonly string[] {
  if (form !== 'menu') return [];
  if (picked.length === 0) return (ways ?? []).map(({ kind }) => kind);
  const last = picked.at(-1) ?? '';
  return root.filter(({ candidates }) => candidates.includes(last)).map(({ kind }) => kind);
}
