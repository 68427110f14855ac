import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { WillBe } from '../file-tree/WillBe.tsx';
import type { NewProblem } from '../state/projects.ts';
import { Button } from '../ui/Button.tsx';
import { focusOnce } from '../ui/focus-once.ts';
import { Notice } from '../ui/Notice.tsx';
import { StackedField } from '../ui/StackedField.tsx';

interface Asked {
  readonly ask: () => Promise<NewProblem | undefined>;
  readonly onClose: () => void;
}

/** Does what is asked, and closes if it could be done. */
export const useAsking = ({ ask, onClose }: Asked) => {
  const [problem, setProblem] = useState<NewProblem | undefined>(undefined);
  const act = async (): Promise<void> => {
    const found = await ask();
    setProblem(found);
    if (found === undefined) onClose();
  };
  return { problem, act, again: () => setProblem(undefined) };
};

export const Problem = ({ problem, file }: { readonly problem: NewProblem | undefined; readonly file: string }) => {
  const { t } = useWorkbench();
  return problem === undefined ? null : <Notice role="alert">{t(problem, { file })}</Notice>;
};

interface NameProps {
  readonly name: string;
  /** What it becomes in the folder. */
  readonly becomes: string | undefined;
  readonly onName: (name: string) => void;
  readonly hint: string;
  readonly focused?: boolean;
}

export const Name = ({ name, becomes, onName, hint, focused = true }: NameProps) => {
  const { t } = useWorkbench();
  return (
    <>
      <StackedField label={t('nameOf')}>{(id) => <NameInput {...{ id, name, onName, hint, focused }} />}</StackedField>
      <WillBe typed={name} name={becomes} />
    </>
  );
};

interface InputProps extends Pick<NameProps, 'name' | 'onName' | 'hint'> {
  readonly id: string;
  readonly focused: boolean;
}

const NameInput = ({ id, name, onName, hint, focused }: InputProps) => (
  <input
    id={id}
    ref={focused ? focusOnce : undefined}
    type="text"
    spellCheck={false}
    placeholder={hint}
    value={name}
    onChange={({ target }) => onName(target.value)}
  />
);

/** The two buttons at the end of a form: it is done, or nothing is. */
export const Answers = ({ does, onClose }: { readonly does: string; readonly onClose: () => void }) => {
  const { t } = useWorkbench();
  return (
    <footer>
      <Button type="submit" look="primary">
        {does}
      </Button>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </footer>
  );
};
