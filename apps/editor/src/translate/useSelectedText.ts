import { readPo } from '@sandtable/l10n';
import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { rowAt, rowsOf } from './rows.ts';

/** The text that is worked on, by its key. A finding leads to the text that it is about. */
export function useSelectedText(path: string, file: string) {
  const { bench } = useWorkbench();
  const goto = useStore((state) => state.goto);
  const [wanted, select] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (goto?.path !== path) return;
    const text = bench.store.get().buffers[path]?.text ?? '';
    const row = rowAt(rowsOf(readPo(file, text), file, []), goto.start);
    if (row) select(row.key);
  }, [bench, goto, path, file]);
  return [wanted, select] as const;
}
