import { Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { LanguageChoice } from '../shell/LanguageChoice.tsx';
import { ThemeChoice } from '../shell/ThemeChoice.tsx';
import { pick } from '../state/selectors.ts';
import { plainName } from '../storage/joined.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PlayerPage.module.css';

/** What is played, and what can be done with the page. */
export const PlayerTop = () => {
  const { t } = useWorkbench();
  const { ruleset, variants } = useStore(pick('ruleset', 'variants'));
  const texts = useTexts();
  const name = ruleset === undefined ? 'Sandtable' : (texts.named('ruleset/name') ?? plainName(ruleset));
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <header className={styles.top}>
      <h1>{name}</h1>
      <span className="quiet">{[t('fromLink'), ...variants].join(' · ')}</span>
      <Actions />
    </header>
  );
};

const Actions = () => {
  const { bench, t } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  return (
    <span className={styles.actions}>
      {ruleset === undefined ? null : (
        <Button icon={Share2} onClick={() => bench.actions.openDialog({ what: 'share' })}>
          {t('shareLink')}
        </Button>
      )}
      <Button onClick={() => bench.actions.setPlayer(false)}>{t('playerWorkbench')}</Button>
      <ThemeChoice />
      <LanguageChoice />
    </span>
  );
};
