import { Check, RotateCcw } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { Shown } from '../state/threads.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { CommentForm } from './CommentForm.tsx';
import { Comments } from './Comments.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import styles from './ThreadView.module.css';
import type { Notes } from './useNotes.ts';

interface Props {
  readonly shown: Shown;
  readonly notes: Notes;
  readonly field?: Ref<HTMLTextAreaElement> | undefined;
  /** It moves to the settled ones, or back: its buttons go with it. */
  readonly onMoved: () => void;
}

/** The comments on a rule, with what can be done about them. */
export const ThreadView = ({ shown, notes, field, onMoved }: Props) => {
  const { t } = useWorkbench();
  const { part, settled } = shown.thread;
  const [failed, setFailed] = useState(false);
  const move = async (moved: Promise<boolean>): Promise<void> => {
    const isWritten = await moved;
    setFailed(!isWritten);
    if (isWritten) onMoved();
  };
  return (
    <li className={styles.thread}>
      <ThreadHead shown={shown} notes={notes} />
      <Comments thread={shown.thread} />
      {failed ? <Notice role="alert">{t('noteNotWritten')}</Notice> : null}
      {settled ? (
        <Button icon={RotateCcw} onClick={() => void move(notes.reopen(shown))}>
          {t('noteReopen')}
        </Button>
      ) : (
        <CommentForm
          label={t('noteAnswer', { rule: part })}
          send={t('noteReply')}
          field={field}
          onSay={(said) => notes.answer(shown, said)}
        >
          <Button icon={Check} onClick={() => void move(notes.settle(shown))}>
            {t('noteSettle')}
          </Button>
        </CommentForm>
      )}
    </li>
  );
};
