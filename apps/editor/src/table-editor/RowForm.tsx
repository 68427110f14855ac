import { Specimen } from '@sandtable/board';
import { useStore, useWorkbench } from '../context.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { CellProblems } from './cell-problems.ts';
import { RowField } from './RowField.tsx';
import styles from './RowForm.module.css';
import type { Table } from './table.ts';

interface Props {
  readonly table: Table;
  readonly row: number;
  readonly problems: CellProblems | undefined;
}

/** A row field by field, next to what the board will draw of it. */
export const RowForm = ({ table, row: at, problems }: Props) => {
  const { t } = useWorkbench();
  const { view } = table;
  const row = view.rows[at];
  if (row === undefined) return null;
  return (
    <section className={styles.form} aria-label={t('rowOf', { id: row.id })}>
      <Drawn kind={view.owner} member={row.id} />
      <Fields table={table} row={at} problems={problems} />
    </section>
  );
};

const Fields = ({ table, row, problems }: Props) => (
  <div className={styles.fields}>
    {table.view.columns.map((column) => (
      <RowField
        key={`${row} ${column.name}`}
        table={table}
        row={row}
        column={column}
        problems={problems?.get(column.name)}
      />
    ))}
  </div>
);

const Drawn = ({ kind, member }: { readonly kind: string; readonly member: string }) => {
  const { info } = useStore(pick('info'));
  const layout = useLayout();
  const texts = useTexts();
  if (!info || !layout) return null;
  const words = { nameOf: texts.member, valueName: texts.value, fieldName: texts.named };
  return (
    <div className={styles.drawn}>
      <Specimen info={info} layout={layout} kind={kind} member={member} {...words} />
    </div>
  );
};
