import { SlidersHorizontal } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ChangeRules.module.css';
import { useChangingRules } from './useChangingRules.ts';

/** From the rules as they are read to where their numbers and choices are changed. */
export const ChangeRules = () => {
  const { t } = useWorkbench();
  const open = useChangingRules();
  return (
    <p className={styles.change}>
      <Button icon={SlidersHorizontal} onClick={open}>
        {t('changeRules')}
      </Button>
    </p>
  );
};
