import { ListChecks } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import type { Table } from './table.ts';

interface Props {
  readonly table: Table;
  /** The number of the current column. */
  readonly column: number;
}

/** Opens the form that changes a column in many rows. */
export const BulkButton = ({ table: { view }, column }: Props) => {
  const { bench, t } = useWorkbench();
  const columns = view.columns.map(({ name }) => name).filter((name) => name !== 'id' && name !== 'source');
  const here = view.columns[column]?.name ?? '';
  const first = columns.includes(here) ? here : (columns[0] ?? '');
  return (
    <Button
      icon={ListChecks}
      disabled={columns.length === 0}
      onClick={() => bench.actions.openForm({ is: 'bulk', kind: view.owner, columns, column: first })}
    >
      {t('bulk')}
    </Button>
  );
};
