import { useStore, useWorkbench } from '../context.ts';
import { alwaysAskedOf } from '../state/always-asked.ts';
import { pick } from '../state/selectors.ts';
import { Checkbox } from '../ui/Checkbox.tsx';

/** A question can be put even where it has one legal answer, so that nobody misses what happens there. */
export const AlwaysAsk = ({ choice }: { readonly choice: string }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset', 'alwaysAsked'));
  return (
    <Checkbox
      checked={alwaysAskedOf(state).includes(choice)}
      onChange={({ target }) => bench.alwaysAsk(choice, target.checked)}
    >
      {t('alwaysAskThis')}
    </Checkbox>
  );
};
