import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { plainName } from '../storage/joined.ts';

/** Says which ruleset was open when the page failed; it is opened again only if somebody asks for it. */
export const NotReopened = () => {
  const { bench, t } = useWorkbench();
  const { notReopened } = useStore(pick('notReopened'));

  if (notReopened === undefined) return null;
  return (
    <section className="from-link" role="status" aria-label={t('notReopened')}>
      <p>{t('notReopenedWhy', { ruleset: plainName(notReopened) })}</p>
      <button type="button" onClick={() => void bench.openRuleset(notReopened)}>
        {t('openAnyway')}
      </button>
      <button type="button" onClick={() => void bench.openRuleset(notReopened, undefined, true)}>
        {t('openWithoutTexts')}
      </button>
    </section>
  );
};
