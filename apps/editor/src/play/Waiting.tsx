import type { MatchView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import type { Draft } from '../state/half-answer.ts';
import { isPersons } from '../state/is-persons.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Asking.module.css';
import { useTexts } from './useTexts.ts';

/** What was answered, to be changed: an assignment, of which each key has its value again. */
const draftOf = (given: MatchView['given'], role: string): Draft => {
  const { answer } = given.findLast((decision) => decision.role === role) ?? {};
  if (typeof answer !== 'object' || !('each' in answer)) return [];
  return Object.values(answer.each).map((value) => (Array.isArray(value) ? value.join('|') : String(value)));
};

/** Where any one of several may answer: who they are, and for whom the viewer would do so. */
const Anyone = ({ view }: { readonly view: MatchView }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('viewer', 'save', 'bots', 'info', 'botsHalted'));
  const texts = useTexts();
  const { ask, viewer } = view;
  const waiting = view.waiting.filter((one) => state.botsHalted || isPersons(state, one));
  const isOpen = !state.viewer.startsWith('seat:');
  const others = waiting.filter(({ role, seat }) => role !== ask?.role && (isOpen || seat === viewer));
  if (waiting.length < 2) return null;
  return (
    <div className={styles.waiting} data-testid="anyone">
      <p className="quiet">{t('anyone', { who: waiting.map(({ role }) => texts.member(role)).join(', ') })}</p>
      {others.map(({ role }) => (
        <Button key={role} onClick={() => void bench.play.speak(role)}>
          {t('speak', { who: texts.member(role) })}
        </Button>
      ))}
    </div>
  );
};

/** Where several answer at the same time: who is still to do so, and whose answers may still be changed. */
export const Waiting = ({ view }: { readonly view: MatchView }) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const { waiting, given, ask } = view;
  if (waiting.some(({ anyone }) => anyone)) return waiting.length > 1 ? <Anyone view={view} /> : null;
  const answered = [...new Set(given.map(({ role }) => role))];
  if (waiting.length < 2 && answered.length === 0 && ask?.sight !== 'waiting') return null;
  return (
    <div className={styles.waiting} data-testid="waiting">
      <p className="quiet">{t('waiting', { who: waiting.map(({ role }) => texts.member(role)).join(', ') })}</p>
      {answered.map((role) => (
        <Button key={role} onClick={() => void bench.play.retake(role, draftOf(given, role))}>
          {t('change', { who: texts.member(role) })}
        </Button>
      ))}
    </div>
  );
};
