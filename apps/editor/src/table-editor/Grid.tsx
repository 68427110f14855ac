import { useRef } from 'react';
import { useWorkbench } from '../context.ts';
import styles from './Grid.module.css';
import { GridBody } from './GridBody.tsx';
import { GridHead } from './GridHead.tsx';
import type { GridProps } from './grid-props.ts';
import { GROUP_ROLE, gridRole, rowRole } from './grid-roles.ts';
import { useGridClipboard } from './useGridClipboard.ts';
import { useGridColumns } from './useGridColumns.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridPointer } from './useGridPointer.ts';

/** The table cell by cell: one of them has the focus, and it is written in place. */
export const Grid = (props: GridProps) => {
  const { table, shown, heat } = props;
  const { t } = useWorkbench();
  const { view } = table;
  const scroller = useRef<HTMLDivElement>(null);
  const listeners = useGridListeners(scroller, props);
  const columns = useGridColumns(view, heat !== undefined);
  return (
    <div ref={scroller} className={styles.scroll}>
      <div
        {...gridRole(t('tableOf', { kind: view.owner }), shown.order.length)}
        {...listeners}
        className={styles.grid}
        style={columns}
      >
        <HeadRow {...props} />
        <GridBody {...props} scroller={scroller} />
      </div>
    </div>
  );
};

const HeadRow = ({ table: { view }, selection, shown }: GridProps) => (
  <div {...GROUP_ROLE} className={styles.head}>
    <div {...rowRole(1)} className={styles.row}>
      {view.columns.map((one, j) => (
        <GridHead key={one.name} column={one} shown={shown} isHere={j === selection.place.column} />
      ))}
    </div>
  </div>
);

function useGridListeners(grid: { readonly current: HTMLElement | null }, { table, selection, shown }: GridProps) {
  return {
    onKeyDown: useGridKeys(table, shown.order, selection),
    ...useGridClipboard(table, shown.order, selection),
    ...useGridPointer(table.view, shown.order, selection),
    ...useGridFocus(grid, selection.place.editing !== undefined),
  };
}
