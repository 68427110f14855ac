import { useWorkbench } from '../context.ts';
import styles from './Insertable.module.css';

interface Props {
  /** What the source takes from the rules, and what its terms are called. */
  readonly all: readonly string[];
  readonly onInsert: (what: string) => void;
}

/** What can be put into the translation. The first nine have a digit that does it. */
export const Insertable = ({ all, onInsert }: Props) => {
  const { t } = useWorkbench();
  if (all.length === 0) return null;
  return (
    <fieldset className={styles.insertable}>
      <legend>{t('insert')}</legend>
      {all.map((what, i) => (
        <button
          key={what}
          type="button"
          aria-keyshortcuts={i < 9 ? `Alt+${i + 1}` : undefined}
          onClick={() => onInsert(what)}
        >
          {i < 9 ? (
            <span className={styles.digit} aria-hidden="true">
              {i + 1}
            </span>
          ) : null}
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
