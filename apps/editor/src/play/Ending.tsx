import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { FaultMet } from './FaultMet.tsx';
import styles from './Prompt.module.css';
import { useEndText } from './useEndText.ts';

/** How the match has ended. */
export const Ending = () => {
  const { view } = useStore(pick('view'));
  const endText = useEndText();
  if (view === undefined || view.status === 'running') return null;
  return (
    <>
      <p className={styles.ending} data-part="ending">
        {endText(view)}
      </p>
      {view.fault ? <FaultMet fault={view.fault} /> : null}
    </>
  );
};
