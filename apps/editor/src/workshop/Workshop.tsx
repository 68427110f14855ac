import { useWorkbench } from '../context.ts';
import { Grid, type Problems } from './Grid.tsx';
import { HowItDoes } from './HowItDoes.tsx';
import { problemsIn } from './problems.ts';
import { RowForm } from './RowForm.tsx';
import { type GridKeys, useGridKeys } from './useGridKeys.ts';
import type { Table } from './useTable.ts';

/** A table of the rules as a grid; whatever is done here is done to its text. */
export const Workshop = ({ table }: { readonly table: Table }) => {
  const { state, t } = useWorkbench();
  const keys = useGridKeys(table);
  const file = table.path.slice(table.path.indexOf('/') + 1);
  const own = state.findings.filter((one) => one.file === file);
  const problems = table.view.rows.map((row) => problemsIn(own, row));
  return (
    <section className="workshop" data-region="table" aria-label={t('asTable')}>
      <Tools table={table} keys={keys} />
      <div className="workshop-beside">
        <div className="workshop-scroll">
          <Grid table={table} keys={keys} problems={problems} />
        </div>
        <RowForm table={table} row={keys.place.row} problems={problems[keys.place.row]} />
        {table.view.isKind ? <HowItDoes kind={table.view.owner} member={table.view.rows[keys.place.row]?.id} /> : null}
      </div>
      <Told table={table} keys={keys} problems={problems[keys.place.row]} />
    </section>
  );
};

const Tools = ({ table, keys }: { readonly table: Table; readonly keys: GridKeys }) => {
  const { bench, t } = useWorkbench();
  const { row, column } = keys.place;
  const change = (): void => {
    const at = table.view.rows[row];
    const cell = at?.cells[table.view.columns[column]?.name ?? ''];
    const file = table.path.slice(table.path.indexOf('/') + 1);
    if (at) bench.store.set({ changing: { file, offset: cell?.start ?? at.start } });
  };
  const behind = (op: 'add' | 'duplicate'): void => {
    table.act({ do: op, row });
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
    </div>
  );
};

const BulkButton = ({ table, column }: { readonly table: Table; readonly column: number }) => {
  const { bench, t } = useWorkbench();
  const columns = table.view.columns.map(({ name }) => name).filter((name) => name !== 'id' && name !== 'source');
  const here = table.view.columns[column]?.name ?? '';
  const open = (): void =>
    bench.store.set({
      bulk: { kind: table.view.owner, columns, column: columns.includes(here) ? here : (columns[0] ?? '') },
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
}: {
  readonly table: Table;
  readonly keys: GridKeys;
  readonly problems: Problems | undefined;
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
    </p>
  );
};
