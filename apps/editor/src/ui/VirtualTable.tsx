import { type ReactNode, useRef } from 'react';
import { ScrollRegion } from './ScrollRegion.tsx';
import { useVirtualRows } from './useVirtualRows.ts';
import styles from './VirtualTable.module.css';

interface Props<Item> {
  /** Names the part that scrolls. */
  readonly label: string;
  /** The cells of the first row; their widths are those of the columns. */
  readonly head: ReactNode;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The cells of a row. */
  readonly draw: (item: Item) => ReactNode;
  /** How high a row will be, in pixels, until it is drawn and measured. */
  readonly rowHeight: number;
}

/** A table of any length that scrolls below its head, and of which only what is in sight is drawn. */
export const VirtualTable = <Item,>({ label, head, items, keyOf, draw, rowHeight }: Props<Item>) => {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualRows({
    count: items.length,
    keyOf: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    scroller,
    rowHeight,
  });
  const drawn = rows.getVirtualItems();
  const above = drawn[0]?.start ?? 0;
  const below = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <ScrollRegion ref={scroller} className={styles.region} aria-label={label}>
      {/* As high as the rows that are out of sight, above and below. */}
      <div style={{ paddingTop: above, paddingBottom: below }}>
        <table className={styles.table} aria-rowcount={items.length + 1}>
          <thead>
            <tr aria-rowindex={1}>{head}</tr>
          </thead>
          <tbody>
            {drawn.map(({ index, key }) => {
              const item = items[index];
              return item === undefined ? null : (
                <tr key={key} ref={rows.measureElement} data-index={index} aria-rowindex={index + 2}>
                  {draw(item)}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </ScrollRegion>
  );
};
