import { type Progress, progressOf } from '@sandtable/l10n';
import type { Row } from './rows.ts';

/** A line of the list of texts: the head of a chapter with how far it is, or a text. */
export type ListItem = { readonly chapter: string; readonly progress: Progress } | { readonly row: Row };

export const progressIn = (rows: readonly Row[]) =>
  progressOf({ header: [], headComments: [], entries: rows.map(({ entry }) => entry) });

/** The texts that are shown, below the heads of their chapters; progress is that of all texts of a chapter. */
export function listItems(rows: readonly Row[], shown: readonly Row[]): readonly ListItem[] {
  const { all, chapters } = progressIn(rows);
  const progress = new Map(chapters);
  return [...Map.groupBy(shown, ({ chapter }) => chapter)].flatMap(([chapter, own]): readonly ListItem[] => [
    { chapter, progress: progress.get(chapter) ?? all },
    ...own.map((row) => ({ row })),
  ]);
}
