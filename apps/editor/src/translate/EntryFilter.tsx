import { useWorkbench } from '../context.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Select } from '../ui/Select.tsx';
import { StackedField } from '../ui/StackedField.tsx';
import styles from './EntryFilter.module.css';
import { progressIn } from './list-items.ts';
import { countOf, FILTERS, type Filter, type Look } from './look.ts';
import { ProgressBar } from './ProgressBar.tsx';
import type { Row } from './rows.ts';
import { SoughtField } from './SoughtField.tsx';

interface Props {
  readonly rows: readonly Row[];
  /** Terms that any text names. */
  readonly terms: readonly { readonly id: string; readonly word: string }[];
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

/** Which texts are listed, and how far all of them are. */
export const EntryFilter = ({ rows, terms, look, onLook }: Props) => {
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
      <SoughtField label={t('searchTexts')} sought={look.sought} onSought={(sought) => onLook({ ...look, sought })} />
      <MoreFilters rows={rows} terms={terms} look={look} onLook={onLook} />
      <ProgressBar progress={progressIn(rows).all} />
    </div>
  );
};

/** Filters by file and term; what is set there is told in their head, for it may be folded. */
const MoreFilters = ({ rows, terms, look, onLook }: Props) => {
  const { t } = useWorkbench();
  const files = [...new Set(rows.map(({ chapter }) => chapter))];
  const active = [look.file, look.term].filter((one) => one !== '').length;
  return (
    <Disclosure summary={active === 0 ? t('moreFilters') : t('moreFiltersSet', { n: active })}>
      <StackedField label={t('filterFile')}>
        {(id) => (
          <Select
            id={id}
            value={look.file}
            options={[{ value: '', label: t('all') }, ...files.map((file) => ({ value: file, label: nameOf(file) }))]}
            onChange={(file) => onLook({ ...look, file })}
          />
        )}
      </StackedField>
      <StackedField label={t('filterTerm')}>
        {(id) => (
          <Select
            id={id}
            value={look.term}
            options={[{ value: '', label: t('all') }, ...terms.map(({ id: value, word }) => ({ value, label: word }))]}
            onChange={(term) => onLook({ ...look, term })}
          />
        )}
      </StackedField>
    </Disclosure>
  );
};

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
