import { History, Play, Save, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { freeSession, sessionNames } from '../state/sessions.ts';
import { Button } from '../ui/Button.tsx';
import styles from './EndPage.module.css';

/** What can be done with a match that is over. */
export const EndActions = () => {
  const { bench, t } = useWorkbench();
  return (
    <div className={styles.actions}>
      <Button look="primary" icon={Play} onClick={() => bench.actions.openDialog({ what: 'new-match' })}>
        {t('playAgain')}
      </Button>
      <Button icon={History} onClick={() => void bench.play.preview(0, true)}>
        {t('lookBack')}
      </Button>
      <SaveMatch />
      <Button icon={Share2} onClick={() => bench.actions.openDialog({ what: 'share' })}>
        {t('shareThisMatch')}
      </Button>
    </div>
  );
};

/** Keeps the match as a file of the ruleset, under a name that none has yet. */
const SaveMatch = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('files', 'ruleset', 'save'));
  const [kept, setKept] = useState<string | undefined>();
  const keep = async (): Promise<void> => {
    const name = freeSession(sessionNames(state), t('sessionWord'));
    if ((await bench.sessions.keep(name)) === undefined) setKept(name);
  };
  return (
    <Button icon={Save} disabled={kept !== undefined || state.save === undefined} onClick={() => void keep()}>
      {kept === undefined ? t('sessionKeep') : t('savedAs', { file: kept })}
    </Button>
  );
};
