import type { Bulk } from '@sandtable/ide';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { FormOf } from '../state/slices/editor.ts';
import { Button } from '../ui/Button.tsx';
import { InlineForm } from '../ui/InlineForm.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './BulkChange.module.css';
import { useBulk } from './useBulk.ts';
import { useFormOfEdits } from './useFormOfEdits.ts';

type About = FormOf<'bulk'>;

/** Rows of a table that a condition picks get another value: each is shown, old and new, before it is written. */
export const BulkChange = ({ about }: { readonly about: About }) => {
  const { t } = useWorkbench();
  const [where, setWhere] = useState('');
  const [column, setColumn] = useState(about.column);
  const [value, setValue] = useState('');
  const { found, isAsking } = useBulk({ kind: about.kind, where, column, value });
  const { close, apply } = useFormOfEdits();
  const isReady = !isAsking && found.edits.length > 0;
  return (
    <InlineForm label={t('bulk')} title={t('bulkOf', { kind: about.kind })} onEscape={close}>
      <Asked
        asked={{ where, column, value }}
        about={about}
        count={found.rows.length}
        isReady={isReady}
        onWhere={setWhere}
        onColumn={setColumn}
        onValue={setValue}
        onApply={() => isReady && apply(found.edits)}
        onClose={close}
      />
      <p className="quiet" role="status">
        {value.trim() === '' ? t('bulkHow') : (found.trouble ?? t('bulkRows', { n: found.rows.length }))}
      </p>
      <Found kind={about.kind} rows={found.rows} />
    </InlineForm>
  );
};

/** The rows that would be written, or why they could not be. */
const Found = ({ kind, rows }: { readonly kind: string; readonly rows: Bulk['rows'] }) => {
  const { t } = useWorkbench();
  const { trouble } = useStore(pick('trouble'));
  return (
    <>
      {rows.length === 0 ? null : <Rows kind={kind} rows={rows} />}
      {rows.length > MOST ? <p className="quiet">{t('bulkMore', { n: rows.length - MOST })}</p> : null}
      {trouble === undefined ? null : <Notice>{trouble}</Notice>}
    </>
  );
};

interface AskedProps {
  readonly asked: { readonly where: string; readonly column: string; readonly value: string };
  readonly about: About;
  /** How many rows would be written. */
  readonly count: number;
  readonly isReady: boolean;
  readonly onWhere: (where: string) => void;
  readonly onColumn: (column: string) => void;
  readonly onValue: (value: string) => void;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** Which rows, which column, and what it is to hold. */
const Asked = ({ asked, about, count, isReady, onWhere, onColumn, onValue, onApply, onClose }: AskedProps) => {
  const { t } = useWorkbench();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <Typed
        ref={first}
        label={t('bulkWhere')}
        value={asked.where}
        placeholder={`row.${about.column} == …`}
        onType={onWhere}
      />
      <Column columns={about.columns} chosen={asked.column} onColumn={onColumn} />
      <Typed label={t('bulkValue')} value={asked.value} onType={onValue} />
      <p className={styles.actions}>
        <Button type="submit" disabled={!isReady}>
          {t('previewApply', { n: count })}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </p>
    </form>
  );
};

interface TypedProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly onType: (typed: string) => void;
}

/** A condition or a value, with its label in the column before it. */
const Typed = ({ label, onType, ...input }: TypedProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" spellCheck={false} {...input} onChange={({ target }) => onType(target.value)} />
    </>
  );
};

interface ColumnProps {
  readonly columns: readonly string[];
  readonly chosen: string;
  readonly onColumn: (column: string) => void;
}

const Column = ({ columns, chosen, onColumn }: ColumnProps) => {
  const { t } = useWorkbench();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('bulkColumn')}</label>
      <select id={id} value={chosen} onChange={({ target }) => onColumn(target.value)}>
        {columns.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </>
  );
};

const Rows = ({ kind, rows }: { readonly kind: string; readonly rows: Bulk['rows'] }) => {
  const { t } = useWorkbench();
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{kind}</th>
          <th scope="col">{t('previewBefore')}</th>
          <th scope="col">{t('previewAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST).map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.id}</th>
            <td>{row.old}</td>
            <td>
              <mark>{row.now}</mark>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Beyond so many rows nobody reads on. */
const MOST = 200;
