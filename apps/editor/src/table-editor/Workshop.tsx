import type { TableView } from '@sandtable/ide';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { BackToBase } from './BackToBase.tsx';
import { Grid, type Problems } from './Grid.tsx';
import { HowItDoes } from './HowItDoes.tsx';
import { type LaidCells, laidOver } from './laid-over.ts';
import { problemsIn } from './problems.ts';
import { RowForm } from './RowForm.tsx';
import { type GridKeys, useGridKeys } from './useGridKeys.ts';
import { type RowsShown, useRowsShown } from './useRowsShown.ts';
import type { Table } from './useTable.ts';

/** A table of the rules as a grid; whatever is done here is done to its text. */
export const Workshop = ({ table }: { readonly table: Table }) => {
  const { t } = useWorkbench();
  const state = useStore(pick('findings', 'overlaid'));
  const { view, path } = table;
  const shown = useRowsShown(view);
  const keys = useGridKeys(table, shown.order);
  const file = path.slice(path.indexOf('/') + 1);
  const own = useMemo(() => state.findings.filter((one) => one.file === file), [state.findings, file]);
  const over = useMemo(() => state.overlaid.filter(({ at }) => at.file === file), [state.overlaid, file]);
  const { row } = keys.place;
  const problemsOf = (one: number): Problems | undefined =>
    own.length > 0 && view.rows[one] ? problemsIn(own, view.rows[one]) : undefined;
  const laidIn = (one: number): LaidCells | undefined =>
    over.length > 0 && view.rows[one] ? laidOver(over, view.rows[one]) : undefined;
  const problems = problemsOf(row);
  return (
    <section className="workshop" data-region="table" aria-label={t('asTable')}>
      <Tools table={table} keys={keys} shown={shown} />
      <div className="workshop-beside">
        <Grid table={table} keys={keys} shown={shown} problemsOf={problemsOf} laidOver={laidIn} />
        <RowForm table={table} row={row} problems={problems} />
        {view.isKind ? <HowItDoes kind={view.owner} member={view.rows[row]?.id} /> : null}
      </div>
      <Told table={table} keys={keys} problems={problems} laid={laidIn(row)} />
      {hasSources(view) ? <p className="workshop-legend quiet">{t('sourceMark')}</p> : null}
    </section>
  );
};

const hasSources = ({ rows, columns }: TableView): boolean =>
  rows.some(({ cells }) => columns.some(({ name }) => cells[name]?.source !== undefined));

interface ToolsProps {
  readonly table: Table;
  readonly keys: GridKeys;
  readonly shown: RowsShown;
}

const Tools = ({ table, keys, shown }: ToolsProps) => {
  const { bench, t } = useWorkbench();
  const { row, column } = keys.place;
  const change = (): void => {
    const at = table.view.rows[row];
    const cell = at?.cells[table.view.columns[column]?.name ?? ''];
    const file = table.path.slice(table.path.indexOf('/') + 1);
    if (at) bench.actions.openForm({ is: 'change-here', place: { file, offset: cell?.start ?? at.start } });
  };
  const behind = (op: 'add' | 'duplicate'): void => {
    table.act({ do: op, row });
    // The new row is in sight, whatever was sought.
    shown.reset();
    keys.go(row + 1, column);
  };
  return (
    <div className="workshop-tools">
      <button type="button" onClick={() => behind('add')}>
        {t('addRow')}
      </button>
      <button type="button" disabled={table.view.rows.length === 0} onClick={() => behind('duplicate')}>
        {t('duplicateRow')}
      </button>
      <button type="button" disabled={table.view.rows.length === 0} onClick={() => table.act({ do: 'delete', row })}>
        {t('deleteRow')}
      </button>
      <button type="button" disabled={table.view.rows.length === 0} onClick={change}>
        {t('changeHere')}
      </button>
      {table.view.isKind ? <BulkButton table={table} column={column} /> : null}
      <button type="button" onClick={table.undo}>
        {t('undoEdit')}
      </button>
      <input
        type="search"
        className="row-filter"
        aria-label={t('filterRows')}
        placeholder={t('filterRows')}
        value={shown.filter}
        onChange={({ target }) => shown.setFilter(target.value)}
      />
      <span className="quiet" role="status">
        {shown.filter === '' ? '' : t('rowsShown', { shown: shown.order.length, all: table.view.rows.length })}
      </span>
    </div>
  );
};

const BulkButton = ({ table, column }: { readonly table: Table; readonly column: number }) => {
  const { bench, t } = useWorkbench();
  const columns = table.view.columns.map(({ name }) => name).filter((name) => name !== 'id' && name !== 'source');
  const here = table.view.columns[column]?.name ?? '';
  const open = (): void =>
    bench.actions.openForm({
      is: 'bulk',
      kind: table.view.owner,
      columns,
      column: columns.includes(here) ? here : (columns[0] ?? ''),
    });
  return (
    <button type="button" disabled={columns.length === 0} onClick={open}>
      {t('bulk')}
    </button>
  );
};

/** What is wrong with the cell at hand, and where it comes from. */
const Told = ({
  table: { view },
  keys,
  problems,
  laid,
}: {
  readonly table: Table;
  readonly keys: GridKeys;
  readonly problems: Problems | undefined;
  readonly laid: LaidCells | undefined;
}) => {
  const { t } = useWorkbench();
  const [row, column] = [view.rows[keys.place.row], view.columns[keys.place.column]];
  if (row === undefined || column === undefined) return <p className="workshop-told">{t('noRows')}</p>;
  const wrong = [...(problems?.get(column.name) ?? []), ...(problems?.get('') ?? [])];
  const source = row.cells[column.name]?.source ?? row.cells.source?.text;
  return (
    <p className="workshop-told" role="status">
      <strong>
        {row.id} {column.name}
      </strong>{' '}
      <code>{column.type}</code> {wrong.length > 0 ? <span className="trouble-text">{wrong.join(' ')}</span> : null}{' '}
      {source === undefined ? null : <span className="quiet">{t('comesFrom', { source })}</span>}
      {laid?.get(column.name) ? ' ' : null}
      {laid?.get(column.name) ? <BackToBase laid={laid.get(column.name)} /> : null}
    </p>
  );
};
