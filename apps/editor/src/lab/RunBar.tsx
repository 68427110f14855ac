import { Play, Square } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import type { LabRuns, Running } from '../state/lab/runs.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Lab.module.css';

interface Props {
  readonly question: keyof LabRuns;
  readonly run: Running | undefined;
  /** Why it can't be begun. */
  readonly problem?: string | undefined;
  readonly onStart: () => void;
  /** What is shown instead of games while these are prepared. */
  readonly preparing?: string | undefined;
}

/** Begins the work on a question or ends it, and tells how far it has come. */
export const RunBar = ({ question, run, problem, onStart, preparing }: Props) => {
  const { bench, t } = useWorkbench();
  const { javascript } = useStore(pick('javascript'));
  return (
    <div className={styles.run}>
      {run?.running ? (
        <>
          <Button key="stop" look="primary" icon={Square} onClick={() => bench.lab.stop(question)}>
            {t('stop')}
          </Button>
          <progress aria-label={t('labStart')} max={run.of} value={run.done} />
        </>
      ) : (
        <Button
          key="start"
          look="primary"
          icon={Play}
          disabled={javascript === undefined || problem !== undefined}
          onClick={onStart}
        >
          {t('labStart')}
        </Button>
      )}
      <p className="quiet" role="status">
        {problem ?? (run ? statusOf(run) : '')}
        {run && bench.lab.isStale(run) ? ` · ${t('labStale')}` : null}
      </p>
    </div>
  );

  function statusOf({ running, isStopped, done, of }: Running): string {
    if (running && preparing !== undefined && done === 0) return preparing;
    return isStopped ? t('labStopped', { n: done }) : t('labProgress', { n: done, of });
  }
};
