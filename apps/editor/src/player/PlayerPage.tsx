import { lazy, Suspense } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { PlayPane } from '../play/PlayPane.tsx';
import { pick } from '../state/selectors.ts';
import styles from './PlayerPage.module.css';
import { PlayerPanel } from './PlayerPanel.tsx';
import { PlayerTop } from './PlayerTop.tsx';
import { PlayProblems } from './PlayProblems.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('../sharing/ShareDialog.tsx')).ShareDialog }));

/** A match for players: board, question, log and rulebook, and nothing to write rules with. */
export const PlayerPage = () => {
  const { dialog } = useStore(pick('dialog'));
  return (
    <div className={styles.page}>
      <PlayerTop />
      <div className={styles.problems}>
        <PlayProblems />
      </div>
      <Match />
      {dialog?.what === 'share' ? <Share /> : null}
    </div>
  );
};

const Match = () => {
  const { t } = useWorkbench();
  const { ruleset, link } = useStore(pick('ruleset', 'link'));
  if (ruleset === undefined) return link === undefined ? <p className="empty">{t('loading')}</p> : null;
  return (
    <>
      <main className={styles.play} aria-label={t('play')}>
        <PlayPane />
      </main>
      <PlayerPanel />
    </>
  );
};

const Share = () => {
  const { bench } = useWorkbench();
  return (
    <Suspense fallback={null}>
      <ShareDialog onClose={() => bench.actions.closeDialog()} />
    </Suspense>
  );
};
