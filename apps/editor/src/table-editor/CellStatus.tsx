import type { ColumnView, RowView } from '@sandtable/ide';
import { useWorkbench } from '../context.ts';
import type { RowHeat } from '../coverage/heat.ts';
import type { CellOverrides } from './cell-overrides.ts';
import type { CellProblems } from './cell-problems.ts';
import { RevertToBase } from './RevertToBase.tsx';
import styles from './TableEditor.module.css';

interface Props {
  readonly row: RowView | undefined;
  readonly column: ColumnView | undefined;
  readonly problems: CellProblems | undefined;
  readonly overrides: CellOverrides | undefined;
  /** How often something was read of the row. */
  readonly heat: RowHeat | undefined;
}

/** What is wrong with the current cell, and where it comes from. */
export const CellStatus = ({ row, column, problems, overrides, heat }: Props) => {
  const { t } = useWorkbench();
  if (row === undefined || column === undefined) return <p className={styles.status}>{t('noRows')}</p>;
  const wrong = [...(problems?.get(column.name) ?? []), ...(problems?.get('') ?? [])].join(' ');
  const source = row.cells[column.name]?.source ?? row.cells.source?.text;
  const override = overrides?.get(column.name);
  return (
    <p className={styles.status} role="status" data-part="cell-status">
      <strong>
        {row.id} {column.name}
      </strong>
      <code>{column.type}</code>
      {wrong === '' ? null : <span className={styles.problem}>{wrong}</span>}
      {source === undefined ? null : <span className="quiet">{t('comesFrom', { source })}</span>}
      {heat === undefined ? null : <span className="quiet">{heat.text}</span>}
      {override === undefined ? null : <RevertToBase override={override} />}
    </p>
  );
};
