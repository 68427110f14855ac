import { type Chosen, wilson } from '@sandtable/bots';
import { percent } from '@sandtable/messages';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { ShareBar } from '../ui/chart/ShareBar.tsx';

interface Props {
  readonly one: Chosen;
  /** Of all sides. */
  readonly average: number;
}

/** A share with where it lies, and a line for what all sides have on average. */
export const WinShare = ({ one: { won, sides }, average }: Props) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  if (sides === 0) return <span className="quiet">–</span>;
  const share = won / sides;
  const { low, high } = wilson(won, sides);
  const interval = t('oddsInterval', { low: percent(low, lang), high: percent(high, lang) });
  return (
    <span>
      <ShareBar share={share} interval={{ low, high }} mark={average} label={interval} /> {percent(share, lang)}{' '}
      <span className="quiet">{`${percent(low, lang)}–${percent(high, lang)} · ${won} / ${sides}`}</span>
    </span>
  );
};
