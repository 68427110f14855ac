import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { isAlike } from '../state/is-alike.ts';
import type { State } from '../state/state.ts';
import type { Workbench } from '../state/workbench.ts';
import { useReply } from '../useReply.ts';
import type { Table } from './table.ts';
import { tableActions } from './table-actions.ts';

interface AsTable {
  /** Undefined while the open file is no table, or cannot be read as one. */
  readonly table: Table | undefined;
  /** The tables that the open file of rules has in place, by name. */
  readonly names: readonly string[];
  /** Nobody knows yet whether the open file is one. */
  readonly isAsked: boolean;
}

/** The open file as a table of the rules; of a file of rules the table that is chosen. */
export function useTable(): AsTable {
  const { bench } = useWorkbench();
  const file = useStore(askedOf);
  const { path, name } = file;
  const reply = useReply(file, () => (file === NO_TABLE ? undefined : tablesOf(bench, file)));
  const actions = useMemo(() => tableActions(bench, { path, name }), [bench, path, name]);
  const own = reply?.to.path === path ? reply : undefined;
  const isSame = own?.to.name === name;
  const view = isSame ? own?.value.view : undefined;
  return {
    table: view ? { path, name, view, ...actions } : undefined,
    names: useKept(own?.value.names ?? NO_NAMES),
    isAsked: file !== NO_TABLE && (own === undefined || !isSame),
  };
}

/** The same object as long as it has the same names: they are asked for whenever something else is found. */
function useKept(names: readonly string[]): readonly string[] {
  const [kept, keep] = useState(names);
  if (isAlike(kept, names)) return kept;
  keep(names);
  return names;
}

type Asked = Pick<Table, 'path' | 'name'> &
  Partial<Pick<State, 'findings' | 'info'>> & { readonly text?: string | undefined };
const NO_TABLE: Asked = { path: '' };
const NO_NAMES: readonly string[] = [];

/**
 * With its text, or with the rules, the table is another. Which tables a file of rules has is asked when these have been
 * checked: the page isn't drawn again for each letter that is typed into them.
 */
const askedOf = ({ active = '', buffers, findings, info, tableIn }: State): Asked => {
  if (!/\.(json|csv|sand)$/i.test(active)) return NO_TABLE;
  const name = tableIn[active];
  const isText = name === undefined && active.endsWith('.sand');
  return { path: active, name, findings, ...(isText ? { info } : { text: buffers[active]?.text }) };
};

async function tablesOf(bench: Workbench, { path, name }: Asked) {
  const language = bench.language(path);
  if (!path.endsWith('.sand')) return { names: NO_NAMES, view: await language.table() };
  const names = (await language.tables()) ?? NO_NAMES;
  return { names, view: name === undefined ? undefined : await language.table(name) };
}
