import type { ColumnView } from '@sandtable/ide';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { Icon } from '../ui/Icon.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './GridHead.module.css';
import { headRole } from './grid-roles.ts';
import type { RowsShown } from './useRowsShown.ts';

interface Props {
  readonly column: ColumnView;
  readonly shown: RowsShown;
  /** Whether the current cell is in this column: Tab leads to its head alone. */
  readonly isHere: boolean;
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown } as const;

/** The name of a column with its type; pressed, it sorts the rows that are shown. */
export const GridHead = ({ column: { name, type, initial = '' }, shown: { sorting, sort }, isHere }: Props) => {
  const { t } = useWorkbench();
  const sorted = sorting?.column !== name ? undefined : sorting.down ? 'descending' : 'ascending';
  return (
    <div {...headRole(sorted ?? 'none')} className={styles.head}>
      <Tooltip label={t('sortBy', { column: name })}>
        <button type="button" className={styles.sort} tabIndex={isHere ? 0 : -1} onClick={() => sort(name)}>
          <span className={styles.name}>
            {name} {sorted ? <Icon of={ICONS[sorted]} size={12} /> : null}
          </span>
          <span className={styles.type}>{initial === '' ? type : `${type} = ${initial}`}</span>
        </button>
      </Tooltip>
    </div>
  );
};
