import { useWorkbench } from '../context.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Select } from '../ui/Select.tsx';
import { StackedField } from '../ui/StackedField.tsx';
import styles from './EntryFilter.module.css';
import { progressIn } from './list-items.ts';
import { authorsOf, countOf, FILTERS, type Filter, type Look } from './look.ts';
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

/** Filters by file, term and translator; what is set there is shown in their head, for it may be folded. */
const MoreFilters = ({ rows, terms, look, onLook }: Props) => {
  const { t } = useWorkbench();
  const files = [...new Set(rows.map(({ chapter }) => chapter))].map((file) => ({ value: file, label: nameOf(file) }));
  const named = terms.map(({ id, word }) => ({ value: id, label: word }));
  const authors = authorsOf(rows).map((name) => ({ value: name, label: name }));
  const active = [look.file, look.term, look.author].filter((one) => one !== '').length;
  return (
    <Disclosure summary={active === 0 ? t('moreFilters') : t('moreFiltersSet', { n: active })}>
      <OneOf label={t('filterFile')} of={files} value={look.file} onChoose={(file) => onLook({ ...look, file })} />
      <OneOf label={t('filterTerm')} of={named} value={look.term} onChoose={(term) => onLook({ ...look, term })} />
      {authors.length === 0 && look.author === '' ? null : (
        <OneOf
          label={t('filterAuthor')}
          of={authors}
          value={look.author}
          onChoose={(author) => onLook({ ...look, author })}
        />
      )}
    </Disclosure>
  );
};

interface OneOfProps {
  readonly label: string;
  readonly of: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** One of several, or all. */
const OneOf = ({ label, of, value, onChoose }: OneOfProps) => {
  const { t } = useWorkbench();
  return (
    <StackedField label={label}>
      {(id) => <Select id={id} value={value} options={[{ value: '', label: t('all') }, ...of]} onChange={onChoose} />}
    </StackedField>
  );
};

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
