import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useReply } from '../useReply.ts';
import type { Table } from './table.ts';
import { tableActions } from './table-actions.ts';

interface AsTable {
  /** Undefined while the open file is no table, or cannot be read as one. */
  readonly table: Table | undefined;
  /** Nobody knows yet whether the open file is one. */
  readonly isAsked: boolean;
}

/** The open file as a table of the rules. */
export function useTable(): AsTable {
  const { bench } = useWorkbench();
  // With its text, or with the rules, the table is another.
  const file = useStore(({ active = '', buffers, findings }) =>
    /\.(json|csv)$/i.test(active) ? { path: active, text: buffers[active]?.text, findings } : NO_TABLE,
  );
  const { path } = file;
  const reply = useReply(file, () => (file === NO_TABLE ? undefined : bench.language(path).table()));
  const actions = useMemo(() => tableActions(bench, path), [bench, path]);
  const own = reply?.to.path === path ? reply : undefined;
  return {
    table: own?.value ? { path, view: own.value, ...actions } : undefined,
    isAsked: file !== NO_TABLE && own === undefined,
  };
}

const NO_TABLE = { path: '' };
