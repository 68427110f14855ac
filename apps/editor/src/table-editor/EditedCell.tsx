import type { ColumnView, RowView } from '@sandtable/ide';
import { CellInput } from './CellInput.tsx';
import styles from './GridCell.module.css';
import { cellRole } from './grid-roles.ts';
import type { Table } from './table.ts';
import type { LeftBy } from './useCellText.ts';
import type { GridSelection } from './useGridSelection.ts';

interface Props extends Pick<Table, 'path' | 'name' | 'act'>, Pick<GridSelection, 'go'> {
  readonly row: RowView;
  /** Of the row in its file. */
  readonly number: number;
  readonly column: ColumnView;
  /** The number of the column. */
  readonly at: number;
  /** What the field begins with. */
  readonly text: string;
}

const STEPS: Readonly<Partial<Record<LeftBy, number>>> = { tab: 1, back: -1 };

/** The cell that is being written; Enter stays at it, Tab goes on to the next. */
export const EditedCell = ({ path, name, act, go, row, number, column, at, text }: Props) => {
  const before = row.cells[column.name]?.text;
  const write = (written: string, by: LeftBy): void => {
    if (written !== (before ?? '')) act({ do: 'set', row: number, column: column.name, text: written });
    go(number, at + (STEPS[by] ?? 0));
  };
  return (
    <div {...cellRole(true, false)} className={`${styles.cell} ${styles.edited}`}>
      <CellInput
        className={styles.field}
        path={path}
        table={name}
        column={column.name}
        label={`${row.id} ${column.name}`}
        text={text}
        focused
        onLeft={() => go(number, at)}
        onWritten={write}
      />
    </div>
  );
};
