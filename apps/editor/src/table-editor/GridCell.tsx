import type { ColumnView, RowView } from '@sandtable/ide';
import type { RowHeat } from '../coverage/heat.ts';
import type { CellOverride } from './cell-overrides.ts';
import styles from './GridCell.module.css';
import { cellRole } from './grid-roles.ts';
import { RowHeatNote } from './RowHeatNote.tsx';

interface Props {
  readonly cell: RowView['cells'][string] | undefined;
  readonly column: ColumnView;
  /** The number of the column. */
  readonly at: number;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  /** Whether more than one cell is selected. */
  readonly isMany: boolean;
  /** What a house rule makes of it. */
  readonly override: CellOverride | undefined;
  readonly problems: readonly string[] | undefined;
  /** How often something was read of its row. */
  readonly heat: RowHeat | undefined;
}

/** A cell with its value; the line below the grid describes the current one. */
export const GridCell = (props: Props) => {
  const { cell, column, at, isCurrent, isSelected, override, problems, heat } = props;
  return (
    <div
      {...cellRole(isSelected, problems !== undefined)}
      data-column={at}
      data-heat={heat?.level}
      tabIndex={isCurrent ? 0 : -1}
      className={classOf(props)}
    >
      {cell?.text ?? column.initial ?? ''}
      {override ? <span className={styles.override}> → {override.value}</span> : null}
      {heat ? <RowHeatNote heat={heat} /> : null}
    </div>
  );
};

const classOf = ({ cell, isCurrent, isSelected, isMany, problems }: Props): string =>
  [
    styles.cell,
    cell === undefined ? styles.absent : undefined,
    problems === undefined ? undefined : styles.invalid,
    cell?.source === undefined ? undefined : styles.sourced,
    isSelected && isMany ? styles.selected : undefined,
    isCurrent ? styles.here : undefined,
  ]
    .filter(Boolean)
    .join(' ');
