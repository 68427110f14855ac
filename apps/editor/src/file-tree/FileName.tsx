import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { LanguageProblem } from '../state/translating.ts';
import { Notice } from '../ui/Notice.tsx';
import styles from './FileForm.module.css';
import { WillBe } from './WillBe.tsx';

interface Props {
  readonly name: string;
  readonly action: string;
  /** What is asked for, if not the name of a file. */
  readonly label?: string;
  readonly placeholder?: string;
  /** What becomes of what is typed, if it is the name of a file. */
  readonly becomes?: (typed: string) => string | undefined;
  readonly onName: (name: string) => Promise<LanguageProblem | undefined>;
  readonly onClose: () => void;
}

/** Asks for the name of a file or a language; stays open, and says why, until the name serves. */
export const FileName = ({ name, action, label, placeholder = 'table.sand', becomes, onName, onClose }: Props) => {
  const { t } = useWorkbench();
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<LanguageProblem | undefined>(undefined);
  const submit = async (): Promise<void> => {
    const found = await onName(text.trim());
    setProblem(found);
    if (found === undefined) onClose();
  };
  return (
    <form className={styles.form} data-part="file-form" onSubmit={submitting(() => void submit())}>
      <NameInput
        {...{ name, text, placeholder }}
        label={label ?? t('fileName')}
        isWrong={problem !== undefined}
        onText={setText}
        onClose={onClose}
      />
      {becomes ? <WillBe typed={text} name={becomes(text.trim())} /> : null}
      {problem === undefined ? null : (
        <Notice role="alert">{t(problem, { file: becomes?.(text.trim()) ?? text.trim() })}</Notice>
      )}
      <button type="submit">{action}</button>{' '}
      <button type="button" onClick={onClose}>
        {t('cancel')}
      </button>
    </form>
  );
};

const submitting =
  (submit: () => void) =>
  (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };

interface InputProps extends Pick<Props, 'name' | 'onClose'> {
  readonly text: string;
  readonly label: string;
  readonly placeholder: string;
  readonly isWrong: boolean;
  readonly onText: (text: string) => void;
}

const NameInput = ({ name, text, label, placeholder, isWrong, onText, onClose }: InputProps) => {
  const input = useStemSelected(name);
  return (
    <input
      ref={input}
      type="text"
      aria-label={label}
      aria-invalid={isWrong}
      placeholder={placeholder}
      spellCheck={false}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  );
};

/** The stem is what is mostly changed; the ending stays. */
function useStemSelected(name: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(name.lastIndexOf('/') + 1, name.lastIndexOf('.'));
  }, [name]);
  return input;
}
