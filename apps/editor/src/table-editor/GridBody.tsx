import type { RefObject } from 'react';
import { useVirtualRows } from '../ui/useVirtualRows.ts';
import styles from './Grid.module.css';
import { GridRow } from './GridRow.tsx';
import type { GridProps } from './grid-props.ts';
import { GROUP_ROLE } from './grid-roles.ts';

/** Height of a row in pixels, with the line below it. */
const ROW_HEIGHT = 25;
/** Shorter tables are drawn as a whole: then the page's own search finds all of them. */
const SHORT = 200;

interface Props extends GridProps {
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The rows in sight, and always the one that has the focus. */
export const GridBody = ({ table, selection, shown, findings, overrides, scroller, heat }: Props) => {
  const { path, name, view, act } = table;
  const { order } = shown;
  const { place, at: current, range, go } = selection;
  const rows = useVirtualRows({
    count: order.length,
    keyOf: (at) => order[at] ?? at,
    scroller,
    rowHeight: ROW_HEIGHT,
    overscan: order.length <= SHORT ? SHORT : 20,
    pinned: current,
  });
  return (
    <div {...GROUP_ROLE} className={styles.body} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index: at, key, start }) => {
        const number = order[at] ?? -1;
        const row = view.rows[number];
        return row === undefined ? null : (
          <GridRow
            key={key}
            {...{ path, name, act, go, row, number, at, start, findings, overrides }}
            columns={view.columns}
            current={at === current ? place.column : undefined}
            editing={at === current ? place.editing : undefined}
            range={at >= range.top && at <= range.bottom ? `${range.left} ${range.right}` : ''}
            isMany={range.top < range.bottom || range.left < range.right}
            heat={heat?.get(row.id)}
          />
        );
      })}
    </div>
  );
};
