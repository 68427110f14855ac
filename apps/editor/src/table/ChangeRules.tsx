import { SlidersHorizontal } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ChangeRules.module.css';

/** From the rules as they are read to where their numbers and choices are changed. */
export const ChangeRules = () => {
  const { bench, t } = useWorkbench();
  const open = (): void => {
    bench.actions.setFace('workshop');
    bench.actions.showSettings([]);
    bench.actions.showPanel('settings');
  };
  return (
    <p className={styles.change}>
      <Button icon={SlidersHorizontal} onClick={open}>
        {t('changeRules')}
      </Button>
    </p>
  );
};
