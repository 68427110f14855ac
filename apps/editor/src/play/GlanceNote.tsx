import { useEffect } from 'react';
import { useWorkbench } from '../context.ts';

/** That another step is shown than the one the match stands at, or that one is to be decided otherwise. */
export const GlanceNote = () => {
  const { bench, state, t } = useWorkbench();
  const { glance, whatIf } = state;
  const isHeld = glance?.held === true;
  useEffect(() => {
    if (!isHeld) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') void bench.play.glance(undefined, true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [bench, isHeld]);
  if (glance === undefined)
    return whatIf === undefined ? null : <p className="glance-note">{t('whatIfNow', { n: whatIf })}</p>;
  return (
    <p className="glance-note">
      <span>{t('glancing', { n: glance.view.decisions })}</span>
      {glance.held ? (
        <button type="button" onClick={() => void bench.play.glance(undefined, true)}>
          {t('glanceOver')}
        </button>
      ) : null}
    </p>
  );
};
