import { readPo } from '@sandtable/l10n';
import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { rowAt, rowsOf } from './rows.ts';

/**
 * The text that is worked on, by its key. A finding leads to the text that it is about. The page keeps it, so that it
 * outlives this view, which is made again when the window becomes narrow.
 */
export function useSelectedText(path: string, file: string) {
  const { bench } = useWorkbench();
  const goto = useStore((state) => state.goto);
  const chosen = useStore((state) => state.textsChosen[path]);
  const isNews = goto?.path === path && goto !== chosen?.since;
  useEffect(() => {
    if (!isNews || goto === undefined) return;
    const text = bench.store.get().buffers[path]?.text ?? '';
    const row = rowAt(rowsOf(readPo(file, text), file, []), goto.start);
    if (row) bench.actions.chooseText(path, row.key);
  }, [bench, goto, isNews, path, file]);
  return [chosen?.key, (key: string) => bench.actions.chooseText(path, key)] as const;
}
