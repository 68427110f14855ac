import { RotateCcw } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { IconButton } from '../ui/IconButton.tsx';

/** Shows what came of the last moves once more; only where things move at all. */
export const ShowAgain = () => {
  const { bench, t } = useWorkbench();
  const { view, running, animated } = useStore(pick('view', 'running', 'animated'));
  if (!animated) return null;
  return (
    <IconButton
      icon={RotateCcw}
      label={t('showAgain')}
      disabled={view === undefined || view.decisions === 0 || running}
      onClick={() => void bench.motions.showAgain()}
    />
  );
};
