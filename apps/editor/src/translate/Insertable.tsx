import { insertable } from '@sandtable/l10n';
import { useWorkbench } from '../context.ts';
import styles from './Insertable.module.css';

interface Props {
  readonly source: string;
  readonly onInsert: (what: string) => void;
}

/** What the source takes from the rules, to be put into the translation. */
export const Insertable = ({ source, onInsert }: Props) => {
  const { t } = useWorkbench();
  const all = insertable(source);
  if (all.length === 0) return null;
  return (
    <fieldset className={styles.insertable}>
      <legend>{t('insert')}</legend>
      {all.map((what) => (
        <button key={what} type="button" onClick={() => onInsert(what)}>
          {what}
        </button>
      ))}
    </fieldset>
  );
};

/** Puts a text at the caret of a field. */
export function insertAtCaret(field: HTMLTextAreaElement | null, what: string): void {
  if (field === null) return;
  field.setRangeText(what, field.selectionStart, field.selectionEnd, 'end');
  // The event tells React, as typing does.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}
