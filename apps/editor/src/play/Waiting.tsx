import type { MatchView } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { useTexts } from './useTexts.ts';

/** Where several answer at the same time: who is still to do so, and whose answers may still be changed. */
export const Waiting = ({ view }: { readonly view: MatchView }) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const { waiting, given, ask } = view;
  const answered = [...new Set(given.map(({ role }) => role))];
  if (waiting.length < 2 && answered.length === 0 && ask?.sight !== 'waiting') return null;
  return (
    <div className="waiting" data-testid="waiting">
      <p className="quiet">{t('waiting', { who: waiting.map(({ role }) => texts.member(role)).join(', ') })}</p>
      {answered.map((role) => (
        <button key={role} type="button" onClick={() => void bench.play.retake(role)}>
          {t('change', { who: texts.member(role) })}
        </button>
      ))}
    </div>
  );
};
