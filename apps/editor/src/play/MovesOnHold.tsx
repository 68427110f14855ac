import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Notice } from '../ui/Notice.tsx';
import type { Word } from '../words.ts';
import { useTexts } from './useTexts.ts';

const WHY: Readonly<Record<string, Word>> = {
  'replay/over': 'lostOver',
  'replay/other-question': 'lostQuestion',
  'replay/other-role': 'lostRole',
  'session/no-such-answer': 'lostAnswer',
  'session/not-allowed': 'lostAllowed',
};

/** Moves that the changed rules don't allow are on hold until the rules do. */
export const MovesOnHold = () => {
  const { t } = useWorkbench();
  const { lost, lostInCourse, save, view } = useStore(pick('lost', 'lostInCourse', 'save', 'view'));
  const texts = useTexts();
  if (lost === undefined) return null;
  if (view === undefined) return <Notice>{t('unseated', { n: save?.decisions.length ?? 0 })}</Notice>;
  if (view.pending === 0) return null;
  const word = WHY[lost.why];
  const why = word ? t(word) : texts.path(lost.why);
  return <Notice>{t(lostInCourse ? 'lostInCourse' : 'lost', { n: lost.index + 1, why, left: view.pending })}</Notice>;
};
