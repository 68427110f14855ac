import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useRowHeat } from '../coverage/useHeat.ts';
import { pick } from '../state/selectors.ts';
import { CellStatus } from './CellStatus.tsx';
import { cellOverrides } from './cell-overrides.ts';
import { cellProblems } from './cell-problems.ts';
import { Grid } from './Grid.tsx';
import { RowForm } from './RowForm.tsx';
import { SourceLegend } from './SourceLegend.tsx';
import styles from './TableEditor.module.css';
import { TableTools } from './TableTools.tsx';
import type { Table } from './table.ts';
import { useGridSelection } from './useGridSelection.ts';
import { useRowsShown } from './useRowsShown.ts';
import { WinRates } from './WinRates.tsx';

/** A table of the rules as a grid; whatever is done here is done to its text. */
export const TableEditor = ({ table }: { readonly table: Table }) => {
  const { t } = useWorkbench();
  const { view } = table;
  const shown = useRowsShown(view);
  const selection = useGridSelection(shown.order, view.columns.length);
  const { findings, overrides } = useFileNotes(table.path);
  const { row: number } = selection.place;
  const row = view.rows[number];
  const problems = row && cellProblems(findings, row);
  const heat = useRowHeat(view.owner);
  return (
    <section className={styles.editor} data-region="table" aria-label={t('asTable')}>
      <TableTools table={table} selection={selection} shown={shown} />
      <div className={styles.parts}>
        <Grid {...{ table, selection, shown, findings, overrides, heat }} />
        <RowForm table={table} row={number} problems={problems} />
        {view.isKind ? <WinRates kind={view.owner} member={row?.id} /> : null}
      </div>
      <CellStatus
        row={row}
        column={view.columns[selection.place.column]}
        problems={problems}
        overrides={row && cellOverrides(overrides, row)}
        heat={row && heat?.get(row.id)}
      />
      <SourceLegend view={view} />
    </section>
  );
};

/** What is known about the cells of a file: findings, and what house rules make of them. */
function useFileNotes(path: string) {
  const state = useStore(pick('findings', 'overlaid'));
  const file = path.slice(path.indexOf('/') + 1);
  const findings = useMemo(() => state.findings.filter((one) => one.file === file), [state.findings, file]);
  const overrides = useMemo(() => state.overlaid.filter(({ at }) => at.file === file), [state.overlaid, file]);
  return { findings, overrides };
}
