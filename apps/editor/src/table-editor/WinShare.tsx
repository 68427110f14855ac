import { type Chosen, wilson } from '@sandtable/bots';
import { useWorkbench } from '../context.ts';
import { ShareBar } from '../ui/chart/ShareBar.tsx';

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
    <span>
      <ShareBar share={share} interval={{ low, high }} mark={average} label={interval} /> {percent(share)}{' '}
      <span className="quiet">{`${percent(low)}–${percent(high)} · ${won} / ${sides}`}</span>
    </span>
  );
};

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
