import { type Chosen, type ChosenTotals, wilson } from '@sandtable/bots';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { GameCount, USUAL_COUNT } from '../shell/GameCount.tsx';
import { pick } from '../state/selectors.ts';
import { useTrials } from './useTrials.ts';

/** How often each member of a kind is chosen in games of bots, and how often the side that chose it wins. */
export const HowItDoes = ({ kind, member }: { readonly kind: string; readonly member: string | undefined }) => {
  const { t } = useWorkbench();
  const state = useStore(pick('javascript'));
  const trials = useTrials(kind);
  const [games, setGames] = useState(USUAL_COUNT);
  const { totals } = trials;
  return (
    <section className="trials" aria-label={t('howItDoes')}>
      <div className="workshop-tools">
        <h3>{t('howItDoes')}</h3>
        <GameCount games={games} onChange={setGames} />
        {trials.running ? (
          <button type="button" onClick={trials.stop}>
            {t('stop')}
          </button>
        ) : (
          <button type="button" disabled={state.javascript === undefined} onClick={() => trials.begin(games)}>
            {t('letPlay')}
          </button>
        )}
        {totals || trials.running ? <progress max={trials.of} value={totals?.games ?? 0} /> : null}
        <span className="quiet" role="status">
          {totals ? t('gamesPlayed', { n: totals.games, of: trials.of }) : null} {trials.stale ? t('gamesOld') : null}
        </span>
      </div>
      {totals ? <Figures kind={kind} totals={totals} member={member} /> : <p className="quiet">{t('howItDoesHint')}</p>}
    </section>
  );
};

interface FiguresProps {
  readonly kind: string;
  readonly totals: ChosenTotals;
  readonly member: string | undefined;
}

/** What was chosen most stands first. */
const Figures = ({ kind, totals, member }: FiguresProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const sorted = totals.members.toSorted((a, b) => b.times - a.times);
  const average = totals.won / Math.max(1, totals.sides);
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{kind}</th>
          <th scope="col">{t('chosenTimes')}</th>
          <th scope="col">{t('chosenPerGame')}</th>
          <th scope="col">{t('wonThen', { share: percent(average) })}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((one) => (
          <tr key={one.member} className={one.member === member ? 'current' : undefined}>
            <th scope="row">
              {one.member} <span className="quiet">{texts.named(`${kind}.${one.member}.name`)}</span>
            </th>
            <td>{one.times}</td>
            <td>{(one.times / Math.max(1, totals.games)).toFixed(2)}</td>
            <td>
              <Share one={one} average={average} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** A share with where it lies, and a line for what all sides have on average. */
const Share = ({ one: { won, sides }, average }: { readonly one: Chosen; readonly average: number }) => {
  const { t } = useWorkbench();
  if (sides === 0) return <span className="quiet">–</span>;
  const { low, high } = wilson(won, sides);
  const interval = t('oddsInterval', { low: percent(low), high: percent(high) });
  return (
    <span className="share" title={`${won} / ${sides}; ${interval}`}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={interval}>
        <rect className="share-bar" width={(won / sides) * 100} y="2" height="6" />
        <rect className="share-interval" x={low * 100} width={(high - low) * 100} y="4" height="2" />
        <rect className="share-average" x={average * 100 - 0.5} width="1" height="10" />
      </svg>
      {percent(won / sides)} <span className="quiet">{`${percent(low)}–${percent(high)}`}</span>
    </span>
  );
};
