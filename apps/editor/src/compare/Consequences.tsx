import { useEffect, useRef } from 'react';
import { useStore as useStoreOf } from 'zustand';
import { useStore, useWorkbench } from '../context.ts';
import type { Run } from '../state/comparing.ts';
import { pick } from '../state/selectors.ts';
import type { SideName } from '../state/side-name.ts';
import styles from './Consequences.module.css';
import { Outcome } from './Outcome.tsx';
import { SimulationForm } from './SimulationForm.tsx';

interface Props {
  readonly before: SideName;
  readonly after: SideName;
}

/** What two rulesets do otherwise: the same games, played under both by bots. */
export const Consequences = ({ before, after }: Props) => {
  const { t } = useWorkbench();
  const run = useOwnRun();
  const comparison = run?.comparison;
  const root = useArrived(comparison !== undefined);
  return (
    <div ref={root} className={styles.consequences}>
      <SimulationForm before={before} after={after} run={run} />
      <Status run={run} before={before} after={after} />
      {run && comparison ? (
        <Outcome run={run} comparison={comparison} />
      ) : (
        <p className="quiet">{t('consequencesHint')}</p>
      )}
    </div>
  );
};

/** The games of the ruleset that is open. */
const useOwnRun = (): Run | undefined => {
  const { bench } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const { run } = useStoreOf(bench.comparing.store);
  return run?.ruleset === ruleset ? run : undefined;
};

/** How many games there are, and whether they are about something else than what is there now. */
const Status = ({ run, before, after }: Props & { readonly run: Run | undefined }) => {
  const { bench, t } = useWorkbench();
  const isOther = run !== undefined && (run.wanted.before !== before || run.wanted.after !== after);
  const isStale = run !== undefined && (bench.comparing.isStale('before') || bench.comparing.isStale('after'));
  return (
    <p className="quiet" role="status">
      {run?.comparison ? t('gamesPlayed', { n: run.comparison.pairs, of: run.wanted.games }) : null}{' '}
      {isOther ? t('otherSides') : isStale ? t('gamesOld') : null}
      {run?.broken.map((side) => t('sideBroken', { side: t(side === 'before' ? 'sideA' : 'sideB') })).join(' ')}
    </p>
  );
};

/** What has just arrived is scrolled to; what was there before stays where it is. */
const useArrived = (has: boolean) => {
  const root = useRef<HTMLDivElement>(null);
  const had = useRef(has);
  useEffect(() => {
    if (has && !had.current) root.current?.scrollIntoView({ block: 'start' });
    had.current = has;
  }, [has]);
  return root;
};
