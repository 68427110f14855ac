import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { Map as MapIcon, Play, Share2 } from 'lucide-react';
import { useId } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useEndWords } from '../play/useEndText.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import styles from './EndPage.module.css';
import { FinalScores } from './FinalScores.tsx';

/** How the match has ended, over the board; the board is there again for who wants to look at it. */
export const EndPage = ({ info }: { readonly info: GameInfo }) => {
  const { view, endSeen, motion, stepPreview, running } = useStore(
    pick('view', 'endSeen', 'motion', 'stepPreview', 'running'),
  );
  if (view === undefined || view.status === 'running' || view.status === 'fault') return null;
  if (endSeen || running || motion !== undefined || stepPreview !== undefined) return null;
  return <Page info={info} view={view} />;
};

const Page = ({ info, view }: { readonly info: GameInfo; readonly view: MatchView }) => {
  const endWords = useEndWords();
  const { result, why } = endWords(view);
  const heading = useId();
  return (
    <section className={styles.page} data-part="end-page" aria-labelledby={heading}>
      <div className={styles.sheet}>
        <h2 id={heading}>{result}</h2>
        {why === '' ? null : <p className={styles.why}>{why}</p>}
        <FinalScores info={info} view={view} />
        <Actions />
      </div>
    </section>
  );
};

const Actions = () => {
  const { bench, t } = useWorkbench();
  return (
    <div className={styles.actions}>
      <Button look="primary" icon={Play} onClick={() => bench.actions.openDialog({ what: 'new-match' })}>
        {t('playAgain')}
      </Button>
      <Button icon={Share2} onClick={() => bench.actions.openDialog({ what: 'share' })}>
        {t('shareThisMatch')}
      </Button>
      <Button icon={MapIcon} onClick={() => bench.actions.setEndSeen(true)}>
        {t('lookAtBoard')}
      </Button>
    </div>
  );
};
