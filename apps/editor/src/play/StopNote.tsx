import { useStore, useWorkbench } from '../context.ts';
import { breakName } from '../debugger/BreakList.tsx';
import { ShorterMatch } from '../match-history/ShorterMatch.tsx';
import { pick } from '../state/selectors.ts';
import type { Break } from '../state/slices/match.ts';
import { useShortening } from './useShortening.ts';

/** That bots have stopped where they should, and the way into the decision in which they came there. */
export const StopNote = () => {
  const { bench, t } = useWorkbench();
  const { hitBreakpoint, view } = useStore(pick('hitBreakpoint', 'view'));

  if (hitBreakpoint === undefined || view === undefined) return null;
  return (
    <div className="aim-note">
      <span role="status">{t('stoppedAt', { n: view.decisions, what: breakName(hitBreakpoint) })}</span>
      <button type="button" onClick={() => void bench.why.inside()}>
        {t('inside')}
      </button>
      <Shorten key={breakName(hitBreakpoint)} reached={hitBreakpoint} />
    </div>
  );
};

/** A shorter match that comes there as well; the one that is played stays one click away. */
const Shorten = ({ reached }: { readonly reached: Break }) => {
  const { t } = useWorkbench();
  const { shortened, shorten } = useShortening();
  return (
    <>
      <button
        type="button"
        title={t('shortenHint')}
        disabled={shortened?.done === false}
        onClick={() => shorten(reached)}
      >
        {t('shorten')}
      </button>
      {shortened === undefined ? null : <ShorterMatch shortened={shortened} />}
    </>
  );
};
