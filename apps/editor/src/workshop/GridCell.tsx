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

export const GridCell = ({
  table,
  keys,
  row,
  column,
  place: { row: i, at, column: j },
  isHeld,
  laid,
  problems,
  heat,
}: Props) => {
  const { t } = useWorkbench();
  const { place, go } = keys;
  const cell = row.cells[column.name];
  const isHere = place.row === i && place.column === j;
  const isMany = keys.held.top < keys.held.bottom || keys.held.left < keys.held.right;
  const invalid = problems !== undefined;
  const look = {
    absent: cell === undefined,
    invalid,
    here: isHere,
    held: isHeld && isMany,
    sourced: cell?.source !== undefined,
    laid: laid !== undefined,
    [`heat-${heat?.level}`]: heat !== undefined,
  };
  const className =
    Object.entries(look)
      .flatMap(([name, is]) => (is ? [name] : []))
      .join(' ') || undefined;
  const told = [
    ...(problems ?? []),
    ...(cell?.source ? [t('comesFrom', { source: cell.source })] : []),
    ...(laid ? [t('laidIn', { name: laid.name, value: laid.value })] : []),
  ];
  if (isHere && place.editing !== undefined)
    return (
      <td className={className}>
        <CellInput
          path={table.path}
          column={column.name}
          label={`${row.id} ${column.name}`}
          text={place.editing}
          focused
          onLeft={() => go(i, j)}
          onWritten={(text, by) => {
            if (text !== cell?.text && !(cell === undefined && text === ''))
              table.act({ do: 'set', row: i, column: column.name, text });
            if (by === 'tab') go(i, j + 1);
            else if (by === 'back') go(i, j - 1);
            else go(i, j);
          }}
        />
      </td>
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to the keys of all of its cells.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is a cell of a grid.
      role="gridcell"
      tabIndex={isHere ? 0 : -1}
      className={className}
      title={told.join('\n') || undefined}
      aria-selected={isHeld}
      aria-invalid={invalid || undefined}
      onFocus={() => isHere || go(i, j)}
      onMouseDown={(event) => {
        if (!event.shiftKey) return;
        // The focus follows by itself, and with it goes what is held.
        event.preventDefault();
        keys.hold(at, j);
      }}
      onClick={(event) => event.shiftKey || go(i, j)}
      onDoubleClick={() => go(i, j, cell?.text ?? '')}
    >
      {cell?.text ?? column.initial ?? ''}
      {laid ? <span className="laid-value"> → {laid.value}</span> : null}
      {heat ? <HeatOf heat={heat} /> : null}
    </td>
  );
};

const HeatOf = ({ heat }: { readonly heat: RowHeat }) => (
  <span className="row-heat" title={heat.told}>
    <span aria-hidden="true"> {heat.label}</span>
    <span className="unseen"> {heat.told}</span>
  </span>
);
