import { Specimen } from '@sandtable/board';
import { useId } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { CellInput } from './CellInput.tsx';
import type { Problems } from './Grid.tsx';
import type { Table } from './useTable.ts';

interface Props {
  readonly table: Table;
  readonly row: number;
  readonly problems: Problems | undefined;
}

/** A row field by field, beside what the board will draw of it. */
export const RowForm = ({ table, row: at, problems }: Props) => {
  const { t } = useWorkbench();
  const { view } = table;
  const row = view.rows[at];
  if (row === undefined) return null;
  return (
    <section className="row-form" aria-label={t('rowOf', { id: row.id })}>
      <Drawn kind={view.owner} member={row.id} />
      <div className="row-fields">
        {view.columns.map((column) => (
          <Field
            key={`${at} ${column.name}`}
            table={table}
            row={at}
            column={column}
            wrong={problems?.get(column.name)}
          />
        ))}
      </div>
    </section>
  );
};

const Drawn = ({ kind, member }: { readonly kind: string; readonly member: string }) => {
  const { info } = useStore(pick('info'));
  const layout = useLayout();
  const texts = useTexts();
  return info && layout ? (
    <Specimen
      info={info}
      layout={layout}
      kind={kind}
      member={member}
      nameOf={texts.member}
      valueName={texts.value}
      fieldName={texts.named}
    />
  ) : null;
};

interface FieldProps {
  readonly table: Table;
  readonly row: number;
  readonly column: Table['view']['columns'][number];
  readonly wrong: readonly string[] | undefined;
}

const Field = ({ table, row, column, wrong }: FieldProps) => {
  const cell = table.view.rows[row]?.cells[column.name];
  const told = useId();
  return (
    <div className="row-field">
      <span aria-hidden="true">
        {column.name} <code className="quiet">{column.type}</code>
      </span>
      <CellInput
        path={table.path}
        column={column.name}
        label={column.name}
        text={cell?.text ?? ''}
        placeholder={column.initial ?? ''}
        invalid={wrong !== undefined}
        told={told}
        onWritten={(text) => {
          if (text !== (cell?.text ?? ''))
            table.act({ do: 'set', row, column: column.name, text: text === '' ? undefined : text });
        }}
      />
      {wrong ? (
        <span id={told} className="trouble-text">
          {wrong.join(' ')}
        </span>
      ) : null}
    </div>
  );
};
