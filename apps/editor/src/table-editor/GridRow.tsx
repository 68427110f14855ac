import type { ColumnView, RowView } from '@sandtable/ide';
import { memo } from 'react';
import type { RowHeat } from '../coverage/heat.ts';
import type { AppliedOverride, Finding } from '../workers/protocol.ts';
import { cellOverrides } from './cell-overrides.ts';
import { cellProblems } from './cell-problems.ts';
import { EditedCell } from './EditedCell.tsx';
import styles from './Grid.module.css';
import { GridCell } from './GridCell.tsx';
import { rowRole } from './grid-roles.ts';
import type { Table } from './table.ts';
import type { GridSelection } from './useGridSelection.ts';

/** Plain values, so that only rows that look different are drawn again. */
interface Props extends Pick<Table, 'path' | 'name' | 'act'>, Pick<GridSelection, 'go'> {
  readonly row: RowView;
  readonly columns: readonly ColumnView[];
  /** Of the row in its file. */
  readonly number: number;
  /** Among the rows that are shown. */
  readonly at: number;
  /** Where it is drawn, in pixels from the first row. */
  readonly start: number;
  /** The column of the current cell, if it is in this row. */
  readonly current: number | undefined;
  readonly editing: string | undefined;
  /** The first and last column that are selected, or nothing. */
  readonly range: string;
  /** Whether more than one cell is selected, here or in other rows. */
  readonly isMany: boolean;
  readonly findings: readonly Finding[];
  readonly overrides: readonly AppliedOverride[];
  readonly heat: RowHeat | undefined;
}

const Row = (props: Props) => {
  const { row, columns, at, start, current, editing, findings, heat } = props;
  const problems = findings.length > 0 ? cellProblems(findings, row) : undefined;
  const overrides = props.overrides.length > 0 ? cellOverrides(props.overrides, row) : undefined;
  const [left = columns.length, right = -1] = props.range === '' ? [] : props.range.split(' ').map(Number);
  return (
    <div
      {...rowRole(at + 2)}
      data-at={at}
      className={current === undefined ? styles.row : `${styles.row} ${styles.current}`}
      style={{ transform: `translateY(${start}px)` }}
    >
      {columns.map((column, j) =>
        j === current && editing !== undefined ? (
          <EditedCell key={column.name} {...props} column={column} at={j} text={editing} />
        ) : (
          <GridCell
            key={column.name}
            cell={row.cells[column.name]}
            column={column}
            at={j}
            isCurrent={j === current}
            isSelected={j >= left && j <= right}
            isMany={props.isMany}
            override={overrides?.get(column.name)}
            problems={problems?.get(column.name) ?? (j === 0 ? problems?.get('') : undefined)}
            heat={j === 0 ? heat : undefined}
          />
        ),
      )}
    </div>
  );
};

/** A row of the grid. */
export const GridRow = memo(Row);
