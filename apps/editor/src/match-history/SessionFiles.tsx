import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { WillBe } from '../shell/WillBe.tsx';
import type { FileProblem } from '../state/file-list.ts';
import { pick } from '../state/selectors.ts';
import { freeSession, sessionNamed, sessionNames } from '../state/sessions.ts';

/** The match as a file of the ruleset, and those that were written before. */
export const SessionFiles = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('files', 'ruleset', 'save'));
  const names = sessionNames(state);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<FileProblem | 'sessionBad' | undefined>(undefined);
  const name = typed ?? freeSession(names, t('sessionWord'));
  const becomes = sessionNamed(name.trim(), names);
  const keep = async (): Promise<void> => {
    const why = await bench.sessions.keep(name.trim());
    setProblem(why);
    if (why === undefined) setTyped(undefined);
  };
  return (
    <details className="session-files">
      <summary>{t('sessions', { n: names.length })}</summary>
      <form
        className="row-of-buttons"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <label>
          {t('sessionName')} <input value={name} spellCheck={false} onChange={({ target }) => setTyped(target.value)} />
        </label>
        <button type="submit" disabled={state.save === undefined || name.trim() === ''}>
          {t(names.includes(becomes ?? '') ? 'sessionOver' : 'sessionKeep')}
        </button>
      </form>
      <WillBe typed={name} name={becomes} />
      {problem === undefined ? null : <p className="notice">{t(problem, { file: becomes ?? name.trim() })}</p>}
      <ul>
        {names.map((one) => (
          <li key={one}>
            <button
              type="button"
              className="plain"
              onClick={() => void bench.sessions.open(one).then((ok) => setProblem(ok ? undefined : 'sessionBad'))}
            >
              {t('sessionOpen', { name: one })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};
