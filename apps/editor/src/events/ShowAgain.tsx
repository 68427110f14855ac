import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { IconButton } from '../ui/IconButton.tsx';

/** Shows what came of the last moves once more; only where things move at all. */
export const ShowAgain = memo(() => {
  const { bench, t } = useWorkbench();
  const { running, animated } = useStore(pick('running', 'animated'));
  const isBegun = useStore(({ view }) => view !== undefined && view.decisions > 0);
  if (!animated) return null;
  return (
    <IconButton
      icon={RotateCcw}
      label={t('showAgain')}
      disabled={!isBegun || running}
      onClick={() => void bench.motions.showAgain()}
    />
  );
});
