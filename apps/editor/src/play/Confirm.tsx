import { Check } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Asking.module.css';

interface Props {
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** Gives the answer that has been put together. */
export const Confirm = ({ disabled = false, onClick }: Props) => {
  const { t } = useWorkbench();
  return (
    <Button
      look="primary"
      icon={Check}
      className={styles.confirm}
      data-part="confirm"
      disabled={disabled}
      onClick={onClick}
    >
      {t('confirm')}
    </Button>
  );
};
