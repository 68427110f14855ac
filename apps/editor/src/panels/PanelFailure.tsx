import { useStore, useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
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
  return (
    <div className={styles.failure} role="alert">
      <p>{t('panelFailed', { panel: title })}</p>
      <div className={styles.acts}>
        <Button onClick={onAgain}>{t('tryAgain')}</Button>
        {withoutTexts ? null : <Button onClick={plain}>{t('openWithoutTexts')}</Button>}
      </div>
      <p className="quiet">
        <code>{String(error).slice(0, 300)}</code>
      </p>
    </div>
  );
};
