import { type Comparison, summaryOf } from '@sandtable/bots';
import { useWorkbench } from '../context.ts';
import type { Run } from '../state/comparing.ts';
import type { Word } from '../words.ts';
import { DivergedGames } from './DivergedGames.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Lengths } from './Lengths.tsx';
import styles from './Outcome.module.css';
import { Winners } from './Winners.tsx';

interface Props {
  readonly run: Run;
  readonly comparison: Comparison;
}

/** What the games of both sides came to: charts, figures, and games that took another course. */
export const Outcome = ({ run, comparison }: Props) => {
  const { t } = useWorkbench();
  const { head, clear } = summaryOf(comparison);
  const { pairs, others, lengths } = comparison;
  return (
    <>
      <Sum comparison={comparison} />
      <div className={styles.charts}>
        <Winners head={head} run={run} games={pairs} />
        <Lengths lengths={lengths} />
      </div>
      <FigureTable title={t('figuresHead')} figures={head} run={run} />
      {clear.map(({ sort, figures }) => (
        <FigureTable key={sort} title={t(TITLES[sort] ?? 'figuresHead')} figures={figures} run={run} />
      ))}
      {others.length > 0 ? <DivergedGames others={others} /> : null}
    </>
  );
};

const Sum = ({ comparison }: Pick<Props, 'comparison'>) => {
  const { t } = useWorkbench();
  const { pairs, same, faults } = comparison;
  return (
    <p className={styles.sum}>
      {t('sameGames', { n: same, of: pairs })} {summaryOf(comparison).nothingClear ? <b>{t('nothingClear')}</b> : null}{' '}
      {faults > 0 ? t('gamesFaulted', { n: faults }) : null}
    </p>
  );
};

const TITLES: Partial<Record<string, Word>> = {
  final: 'figuresFinal',
  members: 'figuresMembers',
  use: 'figuresUse',
  chosen: 'figuresChosen',
};
