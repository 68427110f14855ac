import { useStore, useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { isNotLoaded } from '../ui/is-not-loaded.ts';
import { ReloadPage } from '../ui/ReloadPage.tsx';
import styles from './PanelFailure.module.css';

interface Props {
  readonly title: string;
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** Stands in the place of a panel that can't be drawn; the rest of the page goes on. */
export const PanelFailure = ({ title, error, onAgain }: Props) => {
  const { bench, t } = useWorkbench();
  const withoutTexts = useStore((state) => state.withoutTexts);
  const plain = (): void => {
    bench.actions.setWithoutTexts(true);
    onAgain();
  };
  const isOutdated = isNotLoaded(error);
  return (
    <div className={styles.failure} role="alert">
      <p>{isOutdated ? `${t('partNotLoaded')} ${t('partNotLoadedHint')}` : t('panelFailed', { panel: title })}</p>
      <div className={styles.acts}>
        {isOutdated ? <ReloadPage look="primary" /> : <Button onClick={onAgain}>{t('tryAgain')}</Button>}
        {isOutdated || withoutTexts ? null : <Button onClick={plain}>{t('openWithoutTexts')}</Button>}
      </div>
      <p className="quiet">
        <code>{String(error).slice(0, 300)}</code>
      </p>
    </div>
  );
};
