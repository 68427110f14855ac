import { useCallback, useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useAnswer } from '../useAnswer.ts';
import type { Table } from './table.ts';
import { tableActions } from './table-actions.ts';

/** Undefined while the open file is no table, or cannot be read as one. */
export function useTable(): Table | undefined {
  const { bench } = useWorkbench();
  // With its text, or with the rules, the table is another.
  const file = useStore(({ active = '', buffers, findings }) =>
    /\.(json|csv)$/i.test(active) ? { path: active, text: buffers[active]?.text, findings } : NO_TABLE,
  );
  const { path } = file;
  const ask = useCallback(async () => {
    return file === NO_TABLE ? undefined : { path: file.path, view: await bench.language(file.path).table() };
  }, [bench, file]);
  const { value } = useAnswer(ask);
  const actions = useMemo(() => tableActions(bench, path), [bench, path]);
  return value?.view && value.path === path ? { path, view: value.view, ...actions } : undefined;
}

const NO_TABLE = { path: '' };
