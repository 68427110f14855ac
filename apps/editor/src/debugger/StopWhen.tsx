import { Circle, CircleDot } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { breaksOf } from '../state/break-list.ts';
import { pick } from '../state/selectors.ts';
import { IconButton } from '../ui/IconButton.tsx';

/** Bots stop when an expression becomes true, where it can be. */
export const StopWhen = ({ text, value }: { readonly text: string; readonly value: string | undefined }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset', 'breaks'));
  const isSet = breaksOf(state).some((one) => 'when' in one && one.when === text);
  if (value !== 'true' && value !== 'false' && !isSet) return null;
  return (
    <IconButton
      icon={isSet ? CircleDot : Circle}
      aria-pressed={isSet}
      label={t('stopWhen', { what: text })}
      onClick={() => bench.breaks.toggle({ when: text })}
    />
  );
};
