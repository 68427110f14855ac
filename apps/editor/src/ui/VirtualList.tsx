import type { Virtualizer } from '@tanstack/react-virtual';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { useVirtualRows } from './useVirtualRows.ts';
import styles from './VirtualList.module.css';

/** A list that shows its end is drawn again at each step through a match: nearly all of its rows are others then. */
const FEW = 8;

type Region = Pick<ComponentPropsWithRef<'div'>, 'className' | 'onKeyDown' | 'onPointerLeave'>;
type RowProps = Pick<ComponentPropsWithRef<'li'>, 'className' | 'onPointerEnter'> &
  Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;

interface Props<Item> extends Region {
  /** Names the part that scrolls. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item, index: number) => string | number;
  readonly draw: (item: Item, index: number) => ReactNode;
  /** What the element of a row has besides. */
  readonly rowProps?: (item: Item, index: number) => RowProps;
  /** How high a row will be, in pixels, until it is drawn and measured. */
  readonly rowHeight: number;
  /** The row to bring into sight when it changes. */
  readonly reveal?: number | undefined;
  /** A row that stays drawn when it is out of sight, such as the one that has the focus. */
  readonly keep?: number | undefined;
  /** Shows the end of the list, also when rows come or go. */
  readonly follow?: boolean;
}

/** A list of any length that scrolls, and of which only what is in sight is drawn. */
export const VirtualList = <Item,>(props: Props<Item>) => {
  const { label, items, keyOf, rowHeight, keep, follow, className, onKeyDown, onPointerLeave } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualRows({
    count: items.length,
    keyOf: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item, index);
    },
    scroller,
    rowHeight,
    pinned: keep,
    anchorTo: follow ? 'end' : 'start',
    overscan: follow ? FEW : undefined,
  });
  useRevealed(rows, props);
  return (
    <ScrollRegion ref={scroller} {...{ className, onKeyDown, onPointerLeave }} aria-label={label}>
      <ol className={styles.list} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return item === undefined ? null : <Row key={key} {...{ rows, item, index, start, list: props }} />;
        })}
      </ol>
    </ScrollRegion>
  );
};

type Rows = Virtualizer<HTMLElement, Element>;

function useRevealed<Item>(rows: Rows, { items, reveal, follow = false }: Props<Item>): void {
  const count = items.length;
  const isReady = rows.options.enabled;
  useEffect(() => {
    if (isReady && follow && count > 0) rows.scrollToEnd();
  }, [rows, isReady, follow, count]);
  useEffect(() => {
    if (isReady && reveal !== undefined) rows.scrollToIndex(reveal, { align: 'auto' });
  }, [rows, isReady, reveal]);
}

interface DrawnRow<Item> {
  readonly rows: Rows;
  readonly item: Item;
  readonly index: number;
  readonly start: number;
  readonly list: Props<Item>;
}

const Row = <Item,>({ rows, item, index, start, list: { items, draw, rowProps } }: DrawnRow<Item>) => {
  const { className, ...rest } = rowProps?.(item, index) ?? {};
  return (
    <li
      {...rest}
      ref={rows.measureElement}
      className={classNames(styles.row, className)}
      data-index={index}
      aria-setsize={items.length}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${start}px)` }}
    >
      {draw(item, index)}
    </li>
  );
};
