import type { AskView, MatchView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { State } from '../state/state.ts';
import { Button } from '../ui/Button.tsx';
import { playerOf } from '../workers/player.ts';
import styles from './Asking.module.css';
import { useLabel } from './useLabel.ts';

/** How many people at this screen are asked the same, to be answered in a word; 0 where each has an answer of their own. */
const askedAlike = (state: Pick<State, 'info' | 'viewer' | 'save' | 'bots'>, { ask, waiting }: MatchView): number => {
  const choice = state.info?.choices.find(({ path }) => path === ask?.choice);
  if (choice?.form !== 'menu' || choice.arms.some(({ params }) => params.length > 0)) return 0;
  if (state.viewer.startsWith('seat:') || waiting.some(({ anyone }) => anyone)) return 0;
  return waiting.filter(({ seat }) => playerOf(state, state.save?.seats, seat) === 'human').length;
};

/** One answer for all who are asked the same. */
export const ForAll = ({ view }: { readonly view: MatchView }) => {
  const state = useStore(pick('info', 'viewer', 'save', 'bots', 'ask'));
  const many = askedAlike(state, view);
  return state.ask && many > 1 ? <Answers ask={state.ask} many={many} /> : null;
};

const Answers = ({ ask, many }: { readonly ask: AskView; readonly many: number }) => {
  const { bench, t } = useWorkbench();
  const label = useLabel(ask);
  return (
    <div className={styles.waiting} data-testid="for-all">
      {ask.candidates.map((candidate) => (
        <Button key={candidate} onClick={() => void bench.play.forAll(candidate)}>
          {t('forAll', { n: many, what: label(candidate) })}
        </Button>
      ))}
    </div>
  );
};
