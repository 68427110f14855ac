import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Row } from '../ui/Row.tsx';
import { AuthorName } from './AuthorName.tsx';
import styles from './CommentForm.module.css';

interface Props {
  /** Names the field. */
  readonly label: string;
  /** What is written on the button. */
  readonly send: string;
  readonly field?: Ref<HTMLTextAreaElement> | undefined;
  readonly onSay: (said: string) => Promise<boolean>;
  /** Further buttons behind it. */
  readonly children?: ReactNode;
}

/** A field for a comment, and once for the name of who says it. */
export const CommentForm = ({ label, send, field, onSay, children }: Props) => {
  const { t } = useWorkbench();
  const { said, setSaid, isEmpty, failed, submit } = useComment(onSay);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <textarea
        ref={field}
        rows={1}
        value={said}
        aria-label={label}
        onChange={({ target }) => setSaid(target.value)}
        onKeyDown={onKeyDown}
      />
      <Row>
        <Button type="submit" icon={Send} disabled={isEmpty}>
          {send}
        </Button>
        {children}
        {isEmpty ? null : <AuthorName />}
      </Row>
      {failed ? <Notice role="alert">{t('noteNotWritten')}</Notice> : null}
    </form>
  );
};

/** What is typed stays until it is written. */
function useComment(onSay: Props['onSay']) {
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState(false);
  const isEmpty = said.trim() === '';
  const say = async (): Promise<void> => {
    const isWritten = await onSay(said);
    setFailed(!isWritten);
    if (isWritten) setSaid('');
  };
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (!isEmpty) void say();
  };
  return { said, setSaid, isEmpty, failed, submit };
}
