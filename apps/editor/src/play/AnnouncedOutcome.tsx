import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { sentences } from './sentences.ts';
import { useTexts } from './useTexts.ts';

/** Of what a decision brought so many lines are read aloud; all of it is in the log. */
const ANNOUNCED = 2;

/** What the last decision brought, for those who hear the page. */
export const AnnouncedOutcome = () => {
  const { view, running } = useStore(pick('view', 'running'));
  const texts = useTexts();
  if (view === undefined || running) return null;
  const lines = view.log.filter(
    (line) => line.decision === view.decisions && line.sort !== 'decision' && !texts.isOmitted(line),
  );
  return <p className="unseen">{sentences(lines.slice(-ANNOUNCED).map(texts.line))}</p>;
};
