import type { ColumnView } from '@sandtable/ide';
import { useWorkbench } from '../context.ts';
import type { RowsShown } from './useRowsShown.ts';

interface Props {
  readonly column: ColumnView;
  readonly shown: RowsShown;
  /** Whether the current cell is in this column: Tab leads to its head alone. */
  readonly isHere: boolean;
}

const SORTED = { ascending: ' ▲', descending: ' ▼' } as const;

/** The name of a column with its type; pressed, it sorts the rows that are shown. */
export const Head = ({ column: { name, type, initial }, shown, isHere }: Props) => {
  const { t } = useWorkbench();
  const { sorting } = shown;
  const sorted = sorting?.column !== name ? undefined : sorting.down ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={sorted ?? 'none'}>
      <button
        type="button"
        tabIndex={isHere ? 0 : -1}
        title={t('sortBy', { column: name })}
        onClick={() => shown.sort(name)}
      >
        {name}
        {sorted ? <span aria-hidden="true">{SORTED[sorted]}</span> : null}{' '}
        <span className="quiet">{initial === undefined || initial === '' ? type : `${type} = ${initial}`}</span>
      </button>
    </th>
  );
};
