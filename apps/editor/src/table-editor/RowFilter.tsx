import { useWorkbench } from '../context.ts';
import { SearchInput } from '../ui/SearchInput.tsx';
import styles from './TableEditor.module.css';
import type { RowsShown } from './useRowsShown.ts';

interface Props {
  readonly shown: RowsShown;
  /** Of all rows. */
  readonly count: number;
}

/** Shows only rows that have all of the words. */
export const RowFilter = ({ shown: { filter, order, setFilter }, count }: Props) => {
  const { t } = useWorkbench();
  return (
    <span className={styles.filter}>
      <span className="quiet" role="status">
        {filter === '' ? '' : t('rowsShown', { shown: order.length, all: count })}
      </span>
      <SearchInput label={t('filterRows')} value={filter} onSearch={setFilter} />
    </span>
  );
};
