import { Copy, GitBranch, Plus, Trash2, Undo2 } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { BulkButton } from './BulkButton.tsx';
import { RowFilter } from './RowFilter.tsx';
import styles from './TableEditor.module.css';
import type { Table } from './table.ts';
import type { GridSelection } from './useGridSelection.ts';
import type { RowsShown } from './useRowsShown.ts';

interface Props {
  readonly table: Table;
  readonly selection: GridSelection;
  readonly shown: RowsShown;
}

/** What can be done to rows, and which of them are shown. */
export const TableTools = ({ table, selection, shown }: Props) => {
  const { t } = useWorkbench();
  const { row, column } = selection.place;
  const isEmpty = table.view.rows.length === 0;
  const addBehind = (op: 'add' | 'duplicate'): void => {
    table.act({ do: op, row });
    // The new row is in sight, whatever was sought.
    shown.reset();
    selection.go(row + 1, column);
  };
  return (
    <div className={styles.tools}>
      <Button icon={Plus} onClick={() => addBehind('add')}>
        {t('addRow')}
      </Button>
      <Button icon={Copy} disabled={isEmpty} onClick={() => addBehind('duplicate')}>
        {t('duplicateRow')}
      </Button>
      <Button icon={Trash2} disabled={isEmpty} onClick={() => table.act({ do: 'delete', row })}>
        {t('deleteRow')}
      </Button>
      <HouseRuleButton table={table} selection={selection} />
      {table.view.isKind ? <BulkButton table={table} column={column} /> : null}
      <Button icon={Undo2} onClick={table.undo}>
        {t('undoEdit')}
      </Button>
      <RowFilter shown={shown} count={table.view.rows.length} />
    </div>
  );
};

/** Changes the current cell in a house rule, and not in the table. */
const HouseRuleButton = ({ table: { path, view }, selection }: Pick<Props, 'table' | 'selection'>) => {
  const { bench, t } = useWorkbench();
  const row = view.rows[selection.place.row];
  const cell = row?.cells[view.columns[selection.place.column]?.name ?? ''];
  const open = (): void => {
    const file = path.slice(path.indexOf('/') + 1);
    if (row) bench.actions.openForm({ is: 'change-here', place: { file, offset: cell?.start ?? row.start } });
  };
  return (
    <Button icon={GitBranch} disabled={view.rows.length === 0} onClick={open}>
      {t('changeHere')}
    </Button>
  );
};
