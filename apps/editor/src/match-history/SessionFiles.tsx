import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { WillBe } from '../file-tree/WillBe.tsx';
import type { FileProblem } from '../state/file-list.ts';
import { pick } from '../state/selectors.ts';
import { freeSession, sessionNamed, sessionNames } from '../state/sessions.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { InputField } from '../ui/InputField.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './SessionFiles.module.css';

type Problem = FileProblem | 'sessionBad';

/** The match as a file of the ruleset, and those that were written before. */
export const SessionFiles = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('files', 'ruleset'));
  const names = sessionNames(state);
  const [failed, setFailed] = useState<{ readonly problem: Problem; readonly file: string } | undefined>();
  return (
    <Disclosure className={styles.files} summary={t('sessions', { n: names.length })}>
      <SaveGame names={names} onDone={(problem, file) => setFailed(problem && { problem, file })} />
      {failed === undefined ? null : <Notice>{t(failed.problem, { file: failed.file })}</Notice>}
      <SavedGames names={names} onDone={(problem, file) => setFailed(problem && { problem, file })} />
    </Disclosure>
  );
};

interface Props {
  readonly names: readonly string[];
  readonly onDone: (problem: Problem | undefined, file: string) => void;
}

const SaveGame = ({ names, onDone }: Props) => {
  const { bench, t } = useWorkbench();
  const { save } = useStore(pick('save'));
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const name = typed ?? freeSession(names, t('sessionWord'));
  const file = sessionNamed(name.trim(), names);
  const keep = async (): Promise<void> => {
    const problem = await bench.sessions.keep(name.trim());
    onDone(problem, file ?? name.trim());
    if (problem === undefined) setTyped(undefined);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Row className={styles.form}>
        <InputField
          label={t('sessionName')}
          value={name}
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={save === undefined || name.trim() === ''}>
          {t(names.includes(file ?? '') ? 'sessionOver' : 'sessionKeep')}
        </Button>
      </Row>
      <WillBe typed={name} name={file} />
    </form>
  );
};

const SavedGames = ({ names, onDone }: Props) => {
  const { bench, t } = useWorkbench();
  const open = async (name: string): Promise<void> =>
    onDone((await bench.sessions.open(name)) ? undefined : 'sessionBad', name);
  return (
    <ul className={styles.saved}>
      {names.map((name) => (
        <li key={name}>
          <Button look="plain" onClick={() => void open(name)}>
            {t('sessionOpen', { name })}
          </Button>
        </li>
      ))}
    </ul>
  );
};
