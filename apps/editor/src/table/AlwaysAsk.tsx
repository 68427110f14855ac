import { useStore, useWorkbench } from '../context.ts';
import { alwaysAskedOf } from '../state/always-asked.ts';
import { pick } from '../state/selectors.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import styles from './AlwaysAsk.module.css';

/** A question can be put even where it has one legal answer, so that nobody misses what happens there. */
export const AlwaysAsk = ({ choice }: { readonly choice: string }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset', 'alwaysAsked'));
  return (
    <Checkbox
      className={styles.always}
      checked={alwaysAskedOf(state).includes(choice)}
      onChange={({ target }) => bench.alwaysAsk(choice, target.checked)}
    >
      {t('alwaysAskThis')}
    </Checkbox>
  );
};
