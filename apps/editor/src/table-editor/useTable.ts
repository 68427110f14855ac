import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useReply } from '../useReply.ts';
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
  const reply = useReply(file, () => (file === NO_TABLE ? undefined : bench.language(path).table()));
  const actions = useMemo(() => tableActions(bench, path), [bench, path]);
  return reply?.value && reply.to.path === path ? { path, view: reply.value, ...actions } : undefined;
}

const NO_TABLE = { path: '' };
