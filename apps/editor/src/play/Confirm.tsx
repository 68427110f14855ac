import { Check } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';

interface Props {
  readonly disabled?: boolean;
  /** Why it is disabled. */
  readonly title?: string | undefined;
  readonly onClick: () => void;
}

/** Gives the answer that has been put together. */
export const Confirm = ({ disabled = false, title, onClick }: Props) => {
  const { t } = useWorkbench();
  return (
    <Button look="primary" icon={Check} data-part="confirm" disabled={disabled} title={title} onClick={onClick}>
      {t('confirm')}
    </Button>
  );
};
