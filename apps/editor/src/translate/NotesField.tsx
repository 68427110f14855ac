import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './EntrySide.module.css';

interface Props {
  readonly notes: readonly string[];
  readonly onWrite: (notes: string) => void;
}

/** What translators tell each other of a text; it stands in the file, where other tools show it too. */
export const NotesField = ({ notes, onWrite }: Props) => {
  const { t } = useWorkbench();
  // Who empties the field goes on writing in it.
  const [isOpen] = useState(notes.length > 0);
  return (
    <Disclosure summary={notes.length === 0 ? t('comment') : t('comments', { n: notes.length })} open={isOpen}>
      <textarea
        className={`${styles.field} ${styles.notes}`}
        aria-label={t('commentsOfTranslators')}
        dir="auto"
        value={notes.join('\n')}
        onChange={({ target }) => onWrite(target.value)}
      />
    </Disclosure>
  );
};
