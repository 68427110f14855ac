import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { StoppedWork } from '../state/stopped.ts';
import { Button } from '../ui/Button.tsx';
import type { Say } from '../words.ts';
import styles from './LongWork.module.css';

const SLOW = {
  checking: 'slowCheck',
  making: 'slowCheck',
  play: 'slowPlay',
  replay: 'slowPlay',
  why: 'slowWhy',
  odds: 'slowPlay',
  bots: 'slowBots',
} as const;

/** Rules that compute and compute can be stopped; a message about what was stopped stays until someone has read it. */
export const LongWork = () => {
  const { bench, t } = useWorkbench();
  const [slow] = useStore(({ slow }) => slow);
  if (slow === undefined) return <Stopped />;
  return (
    <p className={styles.notice} data-part="long-work" role="status">
      <span>{t(SLOW[slow])}</span>
      <Button onClick={() => bench.stopWork()}>{t('stopWork')}</Button>
    </p>
  );
};

const Stopped = () => {
  const { bench, t } = useWorkbench();
  const { stopped } = useStore(pick('stopped'));
  if (stopped === undefined) return null;
  return (
    <p className={styles.notice} data-part="long-work" role="alert">
      <span>{stoppedSaid(stopped, t)}</span>
      <Button look="plain" onClick={() => bench.actions.dismissStopped()}>
        {t('dismiss')}
      </Button>
    </p>
  );
};

const stoppedSaid = (stopped: StoppedWork, t: Say): string => {
  const { behind } = stopped;
  return behind === undefined ? workSaid(stopped, t) : `${workSaid(stopped, t)} ${t('stoppedBehind', { n: behind })}`;
};

const workSaid = ({ work, phase }: StoppedWork, t: Say): string => {
  if (work === 'play') return phase === undefined ? t('stoppedPlay') : t('stoppedPlayIn', { phase });
  if (work === 'replay') return t('stoppedReplay');
  if (work === 'odds') return t('stoppedOdds');
  if (work === 'bots') return t('stoppedBots');
  return t(work === 'why' ? 'stoppedWhy' : 'stoppedCheck');
};
