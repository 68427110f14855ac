import { useId } from 'react';
import { CellInput } from './CellInput.tsx';
import styles from './RowForm.module.css';
import type { Table } from './table.ts';

interface Props {
  readonly table: Table;
  readonly row: number;
  readonly column: Table['view']['columns'][number];
  readonly problems: readonly string[] | undefined;
}

/** A cell as a field of a form; left empty, it has its default. */
export const RowField = ({ table, row, column: { name, type, initial = '' }, problems }: Props) => {
  const before = table.view.rows[row]?.cells[name]?.text ?? '';
  const hintId = useId();
  const write = (text: string): void => {
    if (text !== before) table.act({ do: 'set', row, column: name, text: text === '' ? undefined : text });
  };
  return (
    <div className={styles.field}>
      <span className={styles.name} aria-hidden="true">
        {name} <code className="quiet">{type}</code>
      </span>
      <CellInput
        path={table.path}
        table={table.name}
        column={name}
        label={name}
        text={before}
        placeholder={initial}
        invalid={problems !== undefined}
        hintId={hintId}
        onWritten={write}
      />
      {problems ? (
        <span id={hintId} className={styles.problem}>
          {problems.join(' ')}
        </span>
      ) : null}
    </div>
  );
};
