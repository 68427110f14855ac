import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './EntryRow.module.css';
import type { Row } from './rows.ts';

const ICONS = { translated: CircleCheck, fuzzy: CircleDashed, missing: Circle } as const;

interface Props {
  readonly row: Row;
  readonly isCurrent: boolean;
  readonly onSelect: (key: string) => void;
}

/** A text in the list, with how far its translation is and how many findings it has. */
export const EntryRow = ({ row: { key, entry, standing, findings }, isCurrent, onSelect }: Props) => {
  const { t } = useWorkbench();
  return (
    <button type="button" className={styles.row} aria-current={isCurrent} onClick={() => onSelect(key)}>
      <span className={`${styles.standing} ${styles[standing]}`} role="img" aria-label={t(standing)}>
        <Icon of={ICONS[standing]} size={14} />
      </span>
      <span className={styles.text}>{entry.source}</span>
      {findings.length > 0 ? (
        <span className={styles.count} role="img" aria-label={t('withFindings')}>
          {findings.length}
        </span>
      ) : null}
    </button>
  );
};
