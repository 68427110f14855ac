import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { MenuCheck } from '../ui/Menu.tsx';

/** Whether events are shown with motion, as an entry of a menu. */
export const AnimationsMenuCheck = () => {
  const { bench, t } = useWorkbench();
  const { animated } = useStore(pick('animated'));
  return (
    <MenuCheck checked={animated} onChange={bench.setAnimated}>
      {t('animations')}
    </MenuCheck>
  );
};
