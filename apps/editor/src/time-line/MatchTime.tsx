import { memo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useIsOnlooker } from '../play/useIsOnlooker.ts';
import { pick } from '../state/selectors.ts';
import { Controls } from './Controls.tsx';
import styles from './MatchTime.module.css';
import { TimeLine } from './TimeLine.tsx';

/** What moves the match: the time line, undo, and bots. */
export const MatchTime = memo(() => {
  const { t } = useWorkbench();
  const { view } = useStore(pick('view'));
  const isOnlooker = useIsOnlooker();
  if (view === undefined || isOnlooker) return null;
  return (
    <section className={styles.time} data-region="timeLine" aria-label={t('timeLine')}>
      <TimeLine view={view} />
      <Controls />
    </section>
  );
});
