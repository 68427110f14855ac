import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Notice } from '../ui/Notice.tsx';
import { AnnouncedOutcome } from './AnnouncedOutcome.tsx';
import { Ending } from './Ending.tsx';
import { MovesOnHold } from './MovesOnHold.tsx';
import { Question } from './Question.tsx';
import { RejectedAnswer } from './RejectedAnswer.tsx';

/** Everything that is read aloud to the player as it changes: what came of it, what is asked, and how it ended. */
export const Prompt = () => {
  const { t } = useWorkbench();
  const { view, ask, other, setAside, cameLate, promptId } = useStore(
    pick('view', 'ask', 'other', 'setAside', 'cameLate', 'promptId'),
  );
  return (
    <div role="status" aria-live="polite">
      {view === undefined ? <p className="empty">{t('startGame')}</p> : null}
      {other ? <Notice>{t('otherRules', { version: other.version })}</Notice> : null}
      <AnnouncedOutcome />
      <MovesOnHold />
      <RejectedAnswer />
      {view && setAside === view.decisions ? <p className="quiet">{t('setAside')}</p> : null}
      {view && cameLate === promptId ? <p className="quiet">{t('cameLate')}</p> : null}
      <Ending />
      {ask ? <Question ask={ask} /> : null}
    </div>
  );
};
