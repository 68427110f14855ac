import { useStore, useWorkbench } from '../context.ts';
import styles from '../start/Start.module.css';
import { pick } from '../state/selectors.ts';
import { plainName } from '../storage/mounted-projects.ts';
import { Button } from '../ui/Button.tsx';
import { isNotLoaded } from '../ui/is-not-loaded.ts';
import { ReloadPage } from '../ui/ReloadPage.tsx';

interface Props {
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** Stands in the place of a page that cannot be drawn, with ways to go on. */
export const FailedPage = ({ error, onAgain }: Props) => {
  const { t } = useWorkbench();
  return (
    <main className={styles.page} aria-label={t('pageFailed')}>
      <div className={styles.sheet} role="alert">
        <h2>{t('pageFailed')}</h2>
        {isNotLoaded(error) ? <NotLoaded /> : <Broken onAgain={onAgain} />}
        <p className="quiet">
          <code>{String(error).slice(0, 300)}</code>
        </p>
      </div>
    </main>
  );
};

const NotLoaded = () => {
  const { t } = useWorkbench();
  return (
    <>
      <p className={styles.lead}>{t('partNotLoaded')}</p>
      <p>{t('partNotLoadedHint')}</p>
      <div className={styles.actions}>
        <ReloadPage look="primary" />
      </div>
    </>
  );
};

const Broken = ({ onAgain }: Pick<Props, 'onAgain'>) => {
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
    <>
      <p className={styles.lead}>
        {ruleset === undefined ? t('pageFailedStart') : t('pageFailedWith', { ruleset: plainName(ruleset) })}
      </p>
      <p>{t('pageFailedHint')}</p>
      <div className={styles.actions}>
        {ruleset === undefined ? null : (
          <Button look="primary" onClick={close}>
            {t('closeThisRuleset')}
          </Button>
        )}
        {withoutTexts ? null : <Button onClick={plain}>{t('openWithoutTexts')}</Button>}
        <ReloadPage />
      </div>
    </>
  );
};
