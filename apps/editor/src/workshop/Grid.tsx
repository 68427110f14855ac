import type { ColumnView, RowView } from '@sandtable/ide';
import { useEffect, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import type { RowHeat } from '../coverage/heat.ts';
import { useRowHeat } from '../coverage/useHeat.ts';
import { CellInput } from './CellInput.tsx';
import type { GridKeys } from './useGridKeys.ts';
import type { Table } from './useTable.ts';

export type Problems = ReadonlyMap<string, readonly string[]>;

interface Props {
  readonly table: Table;
  readonly keys: GridKeys;
  /** By row. */
  readonly problems: readonly Problems[];
}

/** The table cell by cell: one of them has the focus, and it is written in place. */
export const Grid = ({ table, keys, problems }: Props) => {
  const { t } = useWorkbench();
  const { view } = table;
  const heat = useRowHeat(view.owner);
  const host = useRef<HTMLTableElement>(null);
  const isWriting = useRef(false);
  const { row, column, editing } = keys.place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the place, once the cell is there.
  useEffect(() => {
    const wasWriting = isWriting.current;
    isWriting.current = editing !== undefined;
    // The field that was written in is gone, and the focus with it.
    const isOurs = wasWriting && document.activeElement === document.body;
    if (isWriting.current || !(isOurs || host.current?.contains(document.activeElement))) return;
    host.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [row, column, editing, view]);
  return (
    <table
      ref={host}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows and columns are those of a table all the same.
      role="grid"
      className="workshop-grid"
      aria-label={t('tableOf', { kind: view.owner })}
      onKeyDown={keys.onKeyDown}
      onCopy={keys.onCopy}
      onPaste={keys.onPaste}
    >
      <thead>
        <tr>
          {view.columns.map((one) => (
            <Head key={one.name} column={one} />
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rows.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by where they stand; two may have one name.
          <tr key={i} className={i === row ? 'current' : undefined} aria-selected={i === row}>
            {view.columns.map((head, j) => (
              <GridCell
                key={head.name}
                table={table}
                keys={keys}
                row={one}
                column={head}
                at={[i, j]}
                heat={j === 0 ? heat?.get(one.id) : undefined}
                problems={problems[i]?.get(head.name) ?? (j === 0 ? problems[i]?.get('') : undefined)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Head = ({ column: { name, type, initial } }: { readonly column: ColumnView }) => (
  <th scope="col">
    {name} <span className="quiet">{initial === undefined || initial === '' ? type : `${type} = ${initial}`}</span>
  </th>
);

interface CellProps {
  readonly table: Table;
  readonly keys: GridKeys;
  readonly row: RowView;
  readonly column: ColumnView;
  readonly at: readonly [number, number];
  readonly problems: readonly string[] | undefined;
  /** How often something was read of its row. */
  readonly heat: RowHeat | undefined;
}

const GridCell = ({ table, keys, row, column, at: [i, j], problems, heat }: CellProps) => {
  const { place, go } = keys;
  const cell = row.cells[column.name];
  const isHere = place.row === i && place.column === j;
  const invalid = problems !== undefined;
  const look = [cell ? '' : 'absent', invalid ? 'invalid' : '', isHere ? 'here' : '', cell?.source ? 'sourced' : ''];
  if (heat) look.push(`heat-${heat.level}`);
  const className = look.filter(Boolean).join(' ') || undefined;
  const title = [...(problems ?? []), ...(cell?.source ? [cell.source] : [])].join('\n') || undefined;
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
      tabIndex={isHere ? 0 : -1}
      className={className}
      title={title}
      aria-invalid={invalid || undefined}
      onFocus={() => isHere || go(i, j)}
      onClick={() => go(i, j)}
      onDoubleClick={() => go(i, j, cell?.text ?? '')}
    >
      {cell?.text ?? column.initial ?? ''}
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
