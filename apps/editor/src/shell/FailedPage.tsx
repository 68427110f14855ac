import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { plainName } from '../storage/joined.ts';

interface Props {
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** Stands in the place of a page that cannot be drawn, with ways to go on. */
export const FailedPage = ({ error, onAgain }: Props) => {
  const { bench, t } = useWorkbench();
  const { ruleset, withoutTexts } = useStore(pick('ruleset', 'withoutTexts'));

  const close = (): void => {
    bench.closeRuleset();
    onAgain();
  };
  const plain = (): void => {
    bench.actions.setWithoutTexts(true);
    onAgain();
  };
  return (
    <main className="start failed-page" aria-label={t('pageFailed')}>
      <div className="start-sheet" role="alert">
        <h2>{t('pageFailed')}</h2>
        <p className="lead">
          {ruleset === undefined ? t('pageFailedStart') : t('pageFailedWith', { ruleset: plainName(ruleset) })}
        </p>
        <p>{t('pageFailedHint')}</p>
        <div className="start-actions">
          {ruleset === undefined ? null : (
            <button type="button" className="primary" onClick={close}>
              {t('closeThisRuleset')}
            </button>
          )}
          {withoutTexts ? null : (
            <button type="button" onClick={plain}>
              {t('openWithoutTexts')}
            </button>
          )}
          <button type="button" onClick={() => location.reload()}>
            {t('reloadPage')}
          </button>
        </div>
        <p className="quiet">
          <code>{String(error).slice(0, 300)}</code>
        </p>
      </div>
    </main>
  );
};
