import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect } from 'react';
import styles from './VirtualList.module.css';

interface Props<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item, index: number) => string | number;
  readonly draw: (item: Item, index: number) => ReactNode;
  /** The element that scrolls; it holds the list. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** How high a row will be, in pixels, until it is drawn and measured. */
  readonly rowHeight: number;
  /** The row to bring into sight when it changes. */
  readonly reveal?: number | undefined;
}

/** A list of any length, of which only what is in sight is drawn. */
export const VirtualList = <Item,>({ items, keyOf, draw, scroller, rowHeight, reveal }: Props<Item>) => {
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item, index);
    },
  });
  useEffect(() => {
    if (reveal !== undefined) rows.scrollToIndex(reveal, { align: 'auto' });
  }, [rows, reveal]);
  return (
    <ul className={styles.list} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={styles.row}
            style={{ transform: `translateY(${start}px)` }}
          >
            {draw(item, index)}
          </li>
        );
      })}
    </ul>
  );
};
