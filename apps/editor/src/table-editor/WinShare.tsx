import { type Chosen, wilson } from '@sandtable/bots';
import { useWorkbench } from '../context.ts';
import styles from './WinShare.module.css';

interface Props {
  readonly one: Chosen;
  /** Of all sides. */
  readonly average: number;
}

/** A share with where it lies, and a line for what all sides have on average. */
export const WinShare = ({ one: { won, sides }, average }: Props) => {
  const { t } = useWorkbench();
  if (sides === 0) return <span className="quiet">–</span>;
  const share = won / sides;
  const { low, high } = wilson(won, sides);
  const interval = t('oddsInterval', { low: percent(low), high: percent(high) });
  return (
    <span title={`${won} / ${sides}; ${interval}`}>
      <svg className={styles.chart} viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={interval}>
        <rect className={styles.bar} width={share * 100} y="2" height="6" />
        <rect className={styles.interval} x={low * 100} width={(high - low) * 100} y="4" height="2" />
        <rect className={styles.average} x={average * 100 - 0.5} width="1" height="10" />
      </svg>
      {percent(share)} <span className="quiet">{`${percent(low)}–${percent(high)}`}</span>
    </span>
  );
};

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
