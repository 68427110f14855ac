import { useWorkbench } from '../context.ts';
import { breakName } from '../why/BreakList.tsx';

/** That bots have stopped where they should, and the way into the decision in which they came there. */
export const StopNote = () => {
  const { bench, state, t } = useWorkbench();
  const { reached, view } = state;
  if (reached === undefined || view === undefined) return null;
  return (
    <p className="aim-note" role="status">
      <span>{t('stoppedAt', { n: view.decisions, what: breakName(reached) })}</span>
      <button type="button" onClick={() => void bench.why.inside()}>
        {t('inside')}
      </button>
    </p>
  );
};
