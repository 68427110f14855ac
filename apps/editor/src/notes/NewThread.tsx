import type { RefObject } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { CommentForm } from './CommentForm.tsx';
import styles from './ThreadView.module.css';
import type { Notes } from './useNotes.ts';

interface Props {
  readonly part: string;
  readonly notes: Notes;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onLeave: () => void;
}

/** The first comment about a rule. */
export const NewThread = ({ part, notes, field, onLeave }: Props) => {
  const { t } = useWorkbench();
  const begin = async (said: string): Promise<boolean> => {
    const isWritten = await notes.begin(part, said);
    if (isWritten) onLeave();
    return isWritten;
  };
  return (
    <div className={styles.thread}>
      <h3 className={styles.head}>
        {t('noteNew')} <code>{part}</code>
      </h3>
      <CommentForm label={t('noteText', { rule: part })} send={t('noteLeave')} field={field} onSay={begin}>
        <Button onClick={onLeave}>{t('cancel')}</Button>
      </CommentForm>
    </div>
  );
};
