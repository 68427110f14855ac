import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { MenuCheck } from '../ui/Menu.tsx';

/** Whether dice, pieces and cards are heard, as an entry of a menu. */
export const SoundsMenuCheck = () => {
  const { bench, t } = useWorkbench();
  const { sounding } = useStore(pick('sounding'));
  return (
    <MenuCheck checked={sounding} onChange={bench.setSounding}>
      {t('sounds')}
    </MenuCheck>
  );
};
