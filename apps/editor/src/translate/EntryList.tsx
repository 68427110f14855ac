import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';
import { VirtualList } from '../ui/VirtualList.tsx';
import styles from './EntryList.module.css';
import { EntryRow } from './EntryRow.tsx';
import { type ListItem, listItems } from './list-items.ts';
import { ProgressBar } from './ProgressBar.tsx';
import type { Row } from './rows.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly shown: readonly Row[];
  readonly selected: string | undefined;
  readonly onSelect: (key: string) => void;
}

const ROW_HEIGHT = 24;

/** The texts of a catalogue by chapter, and how far each chapter is. */
export const EntryList = ({ rows, shown, selected, onSelect }: Props) => {
  const { t } = useWorkbench();
  const items = useMemo(() => listItems(rows, shown), [rows, shown]);
  const at = items.findIndex((item) => 'row' in item && item.row.key === selected);
  return (
    <>
      {items.length === 0 ? <p className="empty">{t('noneShown')}</p> : null}
      <VirtualList
        label={t('translate')}
        className={styles.list}
        items={items}
        keyOf={(item) => ('row' in item ? item.row.key : item.chapter)}
        draw={(item) => <Item item={item} selected={selected} onSelect={onSelect} />}
        rowHeight={ROW_HEIGHT}
        reveal={at < 0 ? undefined : at}
        keep={at}
      />
    </>
  );
};

const Item = ({ item, selected, onSelect }: { readonly item: ListItem } & Pick<Props, 'selected' | 'onSelect'>) =>
  'row' in item ? (
    <EntryRow row={item.row} isCurrent={item.row.key === selected} onSelect={onSelect} />
  ) : (
    <div className={styles.chapter}>
      <h3>{item.chapter.slice(item.chapter.lastIndexOf('/') + 1)}</h3>
      <ProgressBar progress={item.progress} />
    </div>
  );
