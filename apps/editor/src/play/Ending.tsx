import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { FaultMet } from './FaultMet.tsx';
import styles from './Prompt.module.css';
import { useEndText } from './useEndText.ts';

/** How the match has ended. */
export const Ending = () => {
  const { bench, t } = useWorkbench();
  const { view, face, endSeen } = useStore(pick('view', 'face', 'endSeen'));
  const endText = useEndText();
  if (view === undefined || view.status === 'running') return null;
  return (
    <>
      <p className={styles.ending} data-part="ending">
        {endText(view)}
      </p>
      {face === 'play' && endSeen ? (
        <Button onClick={() => bench.actions.setEndSeen(false)}>{t('showResult')}</Button>
      ) : null}
      {view.fault ? <FaultMet fault={view.fault} /> : null}
    </>
  );
};
