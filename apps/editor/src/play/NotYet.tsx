import type { GameInfo } from '@sandtable/engine';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { Chosen } from './Options.tsx';
import { possible } from './possible.ts';

/** Options are settled when a match begins: who changes one is told so, and can begin the same match again with it. */
export const NotYet = ({ info, chosen }: { readonly info: GameInfo; readonly chosen: Chosen }) => {
  const { bench, t } = useWorkbench();
  const { view, save } = useStore(pick('view', 'save'));

  if (view === undefined || save === undefined) return null;
  const wanted = possible(info, save.seats, chosen);
  if (Object.entries(wanted).every(([name, value]) => save.options[name] === value)) return null;
  return (
    <p className="not-yet" role="status">
      {t('fromNext')}{' '}
      <button
        type="button"
        onClick={() => void bench.play.start(save.seats, save.seed, { ...save.options, ...wanted })}
      >
        {t('startAgain')}
      </button>
    </p>
  );
};
