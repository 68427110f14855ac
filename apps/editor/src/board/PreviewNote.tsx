import type { ReactNode } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { useEscape } from '../ui/useEscape.ts';
import styles from './PlayBoard.module.css';

/** That another move is shown than the one the match is at, or that one is to be decided differently. */
export const PreviewNote = () => {
  const { t } = useWorkbench();
  const { stepPreview, whatIf } = useStore(pick('stepPreview', 'whatIf'));
  if (stepPreview !== undefined) return <Previewed />;
  if (whatIf === undefined) return null;
  return <Note>{t('whatIfNow', { n: whatIf })}</Note>;
};

const Previewed = () => {
  const { bench, t } = useWorkbench();
  const isPinned = useStore(({ stepPreview }) => stepPreview?.held === true);
  const leave = (): void => {
    bench.why.leave();
    void bench.play.preview(undefined, true);
  };
  useEscape(isPinned, leave);
  return (
    <Note>
      <What />
      {isPinned ? <Button onClick={leave}>{t('glanceOver')}</Button> : null}
    </Note>
  );
};

const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.preview} data-part="preview">
    {children}
  </p>
);

const What = () => {
  const { t } = useWorkbench();
  const { stepPreview, inside } = useStore(pick('stepPreview', 'inside'));
  if (inside === undefined) return <span>{t('glancing', { n: stepPreview?.view.decisions ?? 0 })}</span>;
  const { step, steps } = inside.record;
  return <span>{t('insideNote', { n: step, step: inside.at + 1, of: steps.length })}</span>;
};
