import type { MatchView } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { playerOf } from '../state/player.ts';
import { useLabel } from './useLabel.ts';

/** Where several people at this screen are asked the same, to be answered in a word: one answer for all of them. */
export const ForAll = ({ view }: { readonly view: MatchView }) => {
  const { bench, state, t } = useWorkbench();
  const { ask, info, save } = state;
  const label = useLabel(ask);
  const choice = info?.choices.find(({ path }) => path === ask?.choice);
  if (ask === undefined || choice?.form !== 'menu' || choice.arms.some(({ params }) => params.length > 0)) return null;
  const people = view.waiting.filter(({ seat }) => playerOf(state, save?.seats, seat) === 'human');
  if (state.viewer.startsWith('seat:') || people.length < 2 || people.some(({ anyone }) => anyone)) return null;
  return (
    <div className="waiting" data-testid="for-all">
      {ask.candidates.map((candidate) => (
        <button key={candidate} type="button" onClick={() => void bench.play.forAll(candidate)}>
          {t('forAll', { n: people.length, what: label(candidate) })}
        </button>
      ))}
    </div>
  );
};
