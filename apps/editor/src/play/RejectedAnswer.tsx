import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { inARow } from './in-a-row.ts';
import { useTexts } from './useTexts.ts';

/** Why an answer was rejected, and what would have been accepted instead. */
export const RejectedAnswer = () => (
  <>
    <Reasons />
    <Suggestion />
  </>
);

const Reasons = () => {
  const { bench, t } = useWorkbench();
  const { refused, rejectedAnswer } = useStore(pick('refused', 'rejectedAnswer'));
  const texts = useTexts();
  if (refused.length === 0) return null;
  return (
    <Notice>
      {t('refused', { why: inARow(refused.map((reason) => texts.path(reason))) })}{' '}
      {rejectedAnswer === undefined ? null : (
        <Button look="plain" onClick={() => void bench.why.refused()}>
          {t('whyNot')}
        </Button>
      )}
    </Notice>
  );
};

const Suggestion = () => {
  const { bench, t } = useWorkbench();
  const { suggestedAnswer } = useStore(pick('suggestedAnswer'));
  const texts = useTexts();
  if (suggestedAnswer === undefined) return null;
  return (
    <Notice>
      {t('fits', { what: texts.answer(suggestedAnswer) })}{' '}
      <Button onClick={() => void bench.play.decide(suggestedAnswer)}>{t('takeFits')}</Button>
    </Notice>
  );
};
