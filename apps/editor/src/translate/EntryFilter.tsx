import { useWorkbench } from '../context.ts';
import { SearchInput } from '../ui/SearchInput.tsx';
import { Select } from '../ui/Select.tsx';
import styles from './EntryFilter.module.css';
import { progressIn } from './list-items.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { countOf, FILTERS, type Filter, type Row } from './rows.ts';

export interface Look {
  readonly filter: Filter;
  readonly search: string;
}

interface Props {
  readonly rows: readonly Row[];
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

/** Which texts are listed, and how far all of them are. */
export const EntryFilter = ({ rows, look, onLook }: Props) => {
  const { t } = useWorkbench();
  const options = FILTERS.map((one) => ({ value: one, label: `${t(one)} (${countOf(rows, one)})` }));
  return (
    <div className={styles.filter}>
      <Select
        aria-label={t('showTexts')}
        value={look.filter}
        options={options}
        onChange={(filter) => onLook({ ...look, filter: filter as Filter })}
      />
      <SearchInput label={t('searchTexts')} value={look.search} onSearch={(search) => onLook({ ...look, search })} />
      <ProgressBar progress={progressIn(rows).all} />
    </div>
  );
};
