import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { PreviousGame } from '../state/slices/match.ts';
import { useTexts } from './useTexts.ts';

/** Matches that were left for a new one; each is one click away. */
export const Earlier = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('previousGames'));
  const [last, ...others] = state.previousGames.toReversed();
  if (last === undefined) return null;
  return (
    <div className="earlier">
      <Back match={last} />
      {others.length === 0 ? null : (
        <details>
          <summary>{t('earlier', { n: others.length })}</summary>
          <ul>
            {others.map((match, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stack grows at its end alone, seen from which this counts
              <li key={i}>
                <Back match={match} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};

const Back = ({ match }: { readonly match: PreviousGame }) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const { seats, seed, decisions } = match.save;
  return (
    <button type="button" onClick={() => void bench.play.resume(match)}>
      {t('backTo', { seats: texts.path(`seats/${seats}`), seed, n: decisions.length })}
    </button>
  );
};
