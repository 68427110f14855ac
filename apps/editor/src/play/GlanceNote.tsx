import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';

/** That another step is shown than the one the match stands at, or that one is to be decided otherwise. */
export const GlanceNote = () => {
  const { bench, t } = useWorkbench();
  const { stepPreview, inside, whatIf } = useStore(pick('stepPreview', 'inside', 'whatIf'));

  const record = inside?.record;
  const isHeld = stepPreview?.held === true;
  useEffect(() => {
    if (!isHeld) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      bench.why.leave();
      void bench.play.glance(undefined, true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [bench, isHeld]);
  if (stepPreview === undefined)
    return whatIf === undefined ? null : <p className="glance-note">{t('whatIfNow', { n: whatIf })}</p>;
  return (
    <p className="glance-note">
      <span>
        {inside && record
          ? t('insideNote', { n: record.step, step: inside.at + 1, of: record.steps.length })
          : t('glancing', { n: stepPreview.view.decisions })}
      </span>
      {stepPreview.held ? (
        <button
          type="button"
          onClick={() => {
            bench.why.leave();
            void bench.play.glance(undefined, true);
          }}
        >
          {t('glanceOver')}
        </button>
      ) : null}
    </p>
  );
};
