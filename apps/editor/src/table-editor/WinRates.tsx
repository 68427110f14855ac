import { Play, Square } from 'lucide-react';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { GameCount, USUAL_COUNT } from '../simulate/GameCount.tsx';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { useWinRates, type WinRatesShown } from './useWinRates.ts';
import styles from './WinRates.module.css';
import { WinRateTable } from './WinRateTable.tsx';

/** How often each member of a kind is chosen in games of bots, and how often the side that chose it wins. */
export const WinRates = ({ kind, member }: { readonly kind: string; readonly member: string | undefined }) => {
  const { t } = useWorkbench();
  const rates = useWinRates(kind);
  const [games, setGames] = useState(USUAL_COUNT);
  return (
    <section className={styles.rates} aria-label={t('howItDoes')}>
      <div className={styles.head}>
        <h3>{t('howItDoes')}</h3>
        <GameCount games={games} onChange={setGames} />
        <RunButton rates={rates} games={games} />
        <HowFar rates={rates} />
      </div>
      {rates.totals ? (
        <WinRateTable kind={kind} totals={rates.totals} member={member} />
      ) : (
        <p className={`${styles.hint} quiet`}>{t('howItDoesHint')}</p>
      )}
    </section>
  );
};

const RunButton = ({ rates, games }: { readonly rates: WinRatesShown; readonly games: number }) => {
  const { t } = useWorkbench();
  const { javascript } = useStore(pick('javascript'));
  if (rates.running)
    return (
      <Button icon={Square} onClick={rates.stop}>
        {t('stop')}
      </Button>
    );
  return (
    <Button icon={Play} disabled={javascript === undefined} onClick={() => rates.begin(games)}>
      {t('letPlay')}
    </Button>
  );
};

const HowFar = ({ rates: { totals, running, of, stale } }: { readonly rates: WinRatesShown }) => {
  const { t } = useWorkbench();
  return (
    <>
      {totals || running ? <progress max={of} value={totals?.games ?? 0} /> : null}
      <span className="quiet" role="status">
        {totals ? t('gamesPlayed', { n: totals.games, of }) : null}
        {stale ? ` · ${t('gamesOld')}` : null}
      </span>
    </>
  );
};
