import type { ColumnView, RowView } from '@sandtable/ide';
import { useWorkbench } from '../context.ts';
import type { RowHeat } from '../coverage/heat.ts';
import { CellInput } from './CellInput.tsx';
import type { LaidCell } from './laid-over.ts';
import type { GridKeys } from './useGridKeys.ts';
import type { Table } from './useTable.ts';

interface Props {
  readonly table: Table;
  readonly keys: GridKeys;
  readonly row: RowView;
  readonly column: ColumnView;
  /** The row by its number in the file, and where it stands among those that are shown. */
  readonly place: { readonly row: number; readonly at: number; readonly column: number };
  readonly isHeld: boolean;
  /** What a house rule makes of it. */
  readonly laid: LaidCell | undefined;
  readonly problems: readonly string[] | undefined;
  /** How often something was read of its row. */
  readonly heat: RowHeat | undefined;
}

export const GridCell = (props: Props) => {
  const { keys, row, column, place, isHeld, laid, problems, heat } = props;
  const told = useTold(props);
  const { row: i, at, column: j } = place;
  const cell = row.cells[column.name];
  const isHere = keys.place.row === i && keys.place.column === j;
  const { editing } = keys.place;
  if (isHere && editing !== undefined) return <Edited {...props} text={editing} className={classOf(props, isHere)} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to the keys of all of its cells.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is a cell of a grid.
      role="gridcell"
      tabIndex={isHere ? 0 : -1}
      className={classOf(props, isHere)}
      title={told.join('\n') || undefined}
      aria-selected={isHeld}
      aria-invalid={problems !== undefined || undefined}
      onFocus={() => isHere || keys.go(i, j)}
      onMouseDown={(event) => {
        if (!event.shiftKey) return;
        // The focus follows by itself, and with it goes what is held.
        event.preventDefault();
        keys.hold(at, j);
      }}
      onClick={(event) => event.shiftKey || keys.go(i, j)}
      onDoubleClick={() => keys.go(i, j, cell?.text ?? '')}
    >
      {cell?.text ?? column.initial ?? ''}
      {laid ? <span className="laid-value"> → {laid.value}</span> : null}
      {heat ? <HeatOf heat={heat} /> : null}
    </td>
  );
};

/** What is to be said of the cell besides its value. */
const useTold = ({ row, column, laid, problems }: Props): readonly string[] => {
  const { t } = useWorkbench();
  const source = row.cells[column.name]?.source;
  return [
    ...(problems ?? []),
    ...(source ? [t('comesFrom', { source })] : []),
    ...(laid ? [t('laidIn', { name: laid.name, value: laid.value })] : []),
  ];
};

const classOf = ({ keys: { held }, row, column, isHeld, laid, problems, heat }: Props, here: boolean) => {
  const cell = row.cells[column.name];
  const isMany = held.top < held.bottom || held.left < held.right;
  const look = {
    absent: cell === undefined,
    invalid: problems !== undefined,
    here,
    held: isHeld && isMany,
    sourced: cell?.source !== undefined,
    laid: laid !== undefined,
    [`heat-${heat?.level}`]: heat !== undefined,
  };
  const names = Object.entries(look).flatMap(([name, is]) => (is ? [name] : []));
  return names.join(' ') || undefined;
};

interface EditedProps extends Props {
  readonly text: string;
  readonly className: string | undefined;
}
const Edited = ({ table, keys: { go }, row, column, place: { row: i, column: j }, text, className }: EditedProps) => {
  const cell = row.cells[column.name];
  return (
    <td className={className}>
      <CellInput
        path={table.path}
        column={column.name}
        label={`${row.id} ${column.name}`}
        text={text}
        focused
        onLeft={() => go(i, j)}
        onWritten={(written, by) => {
          if (written !== cell?.text && !(cell === undefined && written === ''))
            table.act({ do: 'set', row: i, column: column.name, text: written });
          if (by === 'tab') go(i, j + 1);
          else if (by === 'back') go(i, j - 1);
          else go(i, j);
        }}
      />
    </td>
  );
};

const HeatOf = ({ heat }: { readonly heat: RowHeat }) => (
  <span className="row-heat" title={heat.told}>
    <span aria-hidden="true"> {heat.label}</span>
    <span className="unseen"> {heat.told}</span>
  </span>
);
