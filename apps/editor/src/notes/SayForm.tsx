import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { authorKept, keepAuthor } from './author.ts';

interface Props {
  /** What the field is called. */
  readonly label: string;
  /** What is written on the button. */
  readonly send: string;
  readonly field?: Ref<HTMLTextAreaElement>;
  readonly onSay: (said: string) => Promise<boolean>;
  /** Further buttons behind it. */
  readonly children?: ReactNode;
}

/** A field for what is to be said, and once for the name of who says it. */
export const SayForm = ({ label, send, field, onSay, children }: Props) => {
  const { t } = useWorkbench();
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState(false);
  const submit = async (): Promise<void> => {
    if (said.trim() === '') return;
    const isWritten = await onSay(said);
    setFailed(!isWritten);
    if (isWritten) setSaid('');
  };
  return (
    <form
      className="say"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        value={said}
        aria-label={label}
        onChange={({ target }) => setSaid(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void submit();
        }}
      />
      <span className="say-acts">
        <button type="submit" disabled={said.trim() === ''}>
          {send}
        </button>
        {children}
        {said.trim() === '' ? null : <Author />}
      </span>
      {failed ? (
        <p className="notice" role="alert">
          {t('noteNotWritten')}
        </p>
      ) : null}
    </form>
  );
};

/** Who says it: asked for once. */
const Author = () => {
  const { t } = useWorkbench();
  const [name, setName] = useState(authorKept() ?? '');
  const [asks, setAsks] = useState(name === '');
  if (!asks)
    return (
      <span className="quiet">
        {t('noteAs', { name })}{' '}
        <button type="button" className="plain" onClick={() => setAsks(true)}>
          {t('noteOtherName')}
        </button>
      </span>
    );
  return (
    <label className="quiet">
      {t('noteAuthor')}{' '}
      <input
        type="text"
        value={name}
        autoComplete="name"
        maxLength={60}
        onChange={({ target }) => {
          setName(target.value);
          keepAuthor(target.value.trim());
        }}
      />
    </label>
  );
};
